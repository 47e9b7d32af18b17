import { signupBusiness as signupBusinessRules } from '../../generated/validate/signupBusiness.js'
import { signupCustomer as signupCustomerRules } from '../../generated/validate/signupCustomer.js'
import { linksIn, type Step, type UploadedFile } from '../../machines/registration-context.ts'
import { checkBusinessSignup, checkCustomerSignup, signUpBusiness, signUpCustomer } from '../services/accounts.ts'
import type { BusinessSignupDraft, CustomerSignupDraft } from '../services/drafts.ts'
import type { SignedUp } from '../services/types.ts'
import type { Environment } from './environment.ts'
import { usualCountry } from './reference-data.ts'
import { registrationOf } from './registrations.ts'
import { documentsSlot, pictureSlot } from './slots.ts'

export { steps, type Step } from '../../machines/registration-context.ts'
export type { BusinessSignupDraft, CustomerSignupDraft } from '../services/drafts.ts'
export type { SignedUp } from '../services/types.ts'

const person: CustomerSignupDraft = {
  name: '',
  email: '',
  phone: '',
  password: '',
  country: usualCountry,
  state: '',
  city: '',
  termsAccepted: false,
}

const business: BusinessSignupDraft = {
  ...person,
  referenceCode: '',
  businessName: '',
  businessIdNumber: '',
  businessPhone: '',
  businessEmail: '',
  categories: [],
  address: '',
  zipCode: '',
  radius: 0,
  hasLicense: null,
  hasInsurance: null,
  isHidden: false,
}

const languageIn = ({ session }: Environment) => session.getSnapshot().context.language

/** Creates a customer's account. The picture's slot is `picture`. */
export function customerSignupForm(environment: Environment) {
  const bySlot = (files: readonly UploadedFile<'picture'>[]) => ({ picture: linksIn(files, 'picture') })
  return registrationOf<CustomerSignupDraft, 'picture', SignedUp>(environment, {
    draftName: 'signup-customer',
    secrets: ['password'],
    initial: person,
    check: (draft, files) => checkCustomerSignup(signupCustomerRules)(draft, bySlot(files)),
    slots: { picture: pictureSlot },
    call: ({ files, ...signup }) =>
      signUpCustomer({ ...signup, files: bySlot(files), language: languageIn(environment) }),
  })
}

export type BusinessSlot = 'picture' | 'logo' | 'documents'

/** What each step of a business's registration asks for. */
export const businessStepOf = {
  picture: 'you',
  name: 'you',
  email: 'you',
  phone: 'you',
  password: 'you',
  referenceCode: 'you',
  logo: 'business',
  businessName: 'business',
  categories: 'business',
  businessPhone: 'business',
  businessEmail: 'business',
  address: 'business',
  country: 'business',
  state: 'business',
  city: 'business',
  zipCode: 'business',
  radius: 'business',
  businessIdNumber: 'business',
  hasLicense: 'trust',
  hasInsurance: 'trust',
  documents: 'trust',
  isHidden: 'trust',
  termsAccepted: 'trust',
} as const satisfies Record<keyof BusinessSignupDraft | BusinessSlot, Step>

/** Creates a business's account. The slots are `picture`, `logo` and `documents`. */
export function businessSignupForm(environment: Environment) {
  const bySlot = (files: readonly UploadedFile<BusinessSlot>[]) => ({
    picture: linksIn(files, 'picture'),
    logo: linksIn(files, 'logo'),
    documents: linksIn(files, 'documents'),
  })
  return registrationOf<BusinessSignupDraft, BusinessSlot, SignedUp>(environment, {
    draftName: 'signup-business',
    secrets: ['password'],
    initial: business,
    check: (draft, files) => checkBusinessSignup(signupBusinessRules)(draft, bySlot(files)),
    slots: { picture: pictureSlot, logo: pictureSlot, documents: documentsSlot },
    stepOf: businessStepOf,
    call: ({ files, ...signup }) =>
      signUpBusiness({ ...signup, files: bySlot(files), language: languageIn(environment) }),
  })
}
