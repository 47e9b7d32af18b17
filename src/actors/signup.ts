import { linksIn, type KeptFile } from '../../machines/registration/index.ts'
import type { Acknowledged, BusinessSignupDraft, CustomerSignupDraft } from '../services/types.ts'
import type { Backstage } from './backstage.ts'
import { laterCheck } from './later-check.ts'
import { usualCountry } from './places.ts'
import { registrationOf } from './registrations.ts'
import { documentsSlot, pictureSlot } from './slots.ts'

export { businessLimits } from '../services/wire/limits.ts'
export type { Acknowledged, BusinessSignupDraft, CustomerSignupDraft } from '../services/types.ts'

const nobody: CustomerSignupDraft = {
  name: '',
  email: '',
  phone: '',
  password: '',
  country: usualCountry,
  state: '',
  city: '',
  termsAccepted: false,
}

/** Makes a customer's account; the profile picture goes into the slot `picture`. */
export function customerSignupForm(backstage: Backstage) {
  return registrationOf<CustomerSignupDraft, 'picture', Acknowledged>(backstage, {
    draftName: 'signup-customer',
    secrets: ['password'],
    initial: nobody,
    check: laterCheck(backstage, async () => {
      const { checkCustomerSignup } = await import('../services/checks/customer-signup.ts')
      return (draft, files) => checkCustomerSignup(draft, { picture: linksIn(files, 'picture') })
    }),
    slots: { picture: pictureSlot },
    save: ({ draft, files, key }, signal) =>
      backstage.run(
        signal,
        () => import('../services/accounts.ts'),
        ({ signUpCustomer }) => {
          const { language } = backstage.session.getSnapshot().context
          return signUpCustomer({ draft, files: { picture: linksIn(files, 'picture') }, language, key })
        },
      ),
  })
}

export type BusinessSlot = 'picture' | 'logo' | 'documents'

const noBusiness: BusinessSignupDraft = {
  ...nobody,
  referenceCode: '',
  businessName: '',
  businessIdNumber: '',
  businessPhone: '',
  businessEmail: '',
  categories: [],
  address: '',
  zipCode: '',
  hasLicense: false,
  hasInsurance: false,
}

/** Makes the account of a business; files go into the slots `picture`, `logo` and `documents`. */
export function businessSignupForm(backstage: Backstage) {
  return registrationOf<BusinessSignupDraft, BusinessSlot, Acknowledged>(backstage, {
    draftName: 'signup-business',
    secrets: ['password'],
    initial: noBusiness,
    check: laterCheck(backstage, async () => {
      const { checkBusinessSignup } = await import('../services/checks/business-signup.ts')
      return (draft, files) => checkBusinessSignup(draft, bySlot(files))
    }),
    slots: { picture: pictureSlot, logo: pictureSlot, documents: documentsSlot },
    save: ({ draft, files, key }, signal) =>
      backstage.run(
        signal,
        () => import('../services/accounts.ts'),
        ({ signUpBusiness }) => {
          const { language } = backstage.session.getSnapshot().context
          return signUpBusiness({ draft, files: bySlot(files), language, key })
        },
      ),
  })
}

function bySlot(files: readonly KeptFile<BusinessSlot>[]) {
  return {
    picture: linksIn(files, 'picture'),
    logo: linksIn(files, 'logo'),
    documents: linksIn(files, 'documents'),
  }
}
