import { createRegistration, registrationInput } from '../../machines/registration.ts'
import { linksIn, type KeptFile } from '../../machines/form/index.ts'
import type { BusinessSignupDraft } from '../services/types.ts'
import type { Backstage } from './backstage.ts'
import { formOf } from './forms.ts'
import { laterCheck } from './later-check.ts'
import { usualCountry } from './places.ts'
import { documentsSlot, pictureSlot } from './slots.ts'

export { businessLimits } from '../services/wire/limits.ts'
export type { BusinessSignupDraft } from '../services/types.ts'

export type BusinessSlot = 'picture' | 'logo' | 'documents'

const initial: BusinessSignupDraft = {
  name: '',
  email: '',
  phone: '',
  password: '',
  referenceCode: '',
  businessName: '',
  businessIdNumber: '',
  businessPhone: '',
  businessEmail: '',
  categories: [],
  address: '',
  country: usualCountry,
  state: '',
  city: '',
  zipCode: '',
  hasLicense: false,
  hasInsurance: false,
  termsAccepted: false,
}

/** Makes the account of a business; files go into the slots `picture`, `logo` and `documents`. */
export function businessSignupForm(backstage: Backstage) {
  return formOf(backstage, {
    chart: createRegistration<BusinessSignupDraft, BusinessSlot>(),
    draftName: 'signup-business',
    secrets: ['password'],
    input: registrationInput({
      initial,
      check: laterCheck(backstage, async () => {
        const { checkBusinessSignup } = await import('../services/checks/business-signup.ts')
        return (draft, files) => checkBusinessSignup(draft, bySlot(files))
      }),
      slots: { picture: pictureSlot, logo: pictureSlot, documents: documentsSlot },
    }),
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
