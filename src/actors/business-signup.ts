import { signupBusiness as signupBusinessRules } from '../../generated/validate/signupBusiness.js'
import { linksIn, type UploadedFile } from '../../machines/registration-context.ts'
import type { BusinessSignupDraft } from '../services/drafts.ts'
import type { SignedUp } from '../services/types.ts'
import { checkBusinessSignup, signUpBusiness } from '../services/accounts.ts'
import type { Environment } from './environment.ts'
import { usualCountry } from './reference-data.ts'
import { registrationOf } from './registrations.ts'
import { documentsSlot, pictureSlot } from './slots.ts'
import { runService } from './run-service.ts'

export type { BusinessSignupDraft } from '../services/drafts.ts'

export type BusinessSlot = 'picture' | 'logo' | 'documents'

const initial: BusinessSignupDraft = {
  name: '',
  email: '',
  phone: '',
  password: '',
  country: usualCountry,
  state: '',
  city: '',
  termsAccepted: false,
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

/** Creates a business's account. The slots are `picture`, `logo` and `documents`. */
export function businessSignupForm(environment: Environment) {
  return registrationOf<BusinessSignupDraft, BusinessSlot, SignedUp>(environment, {
    draftName: 'signup-business',
    secrets: ['password'],
    initial,
    check: (draft, files) => checkBusinessSignup(signupBusinessRules)(draft, bySlot(files)),
    slots: { picture: pictureSlot, logo: pictureSlot, documents: documentsSlot },
    save: ({ draft, files, key }, signal) => {
      const { language } = environment.session.getSnapshot().context
      return runService(environment, signal, signUpBusiness({ draft, files: bySlot(files), language, key }))
    },
  })
}

function bySlot(files: readonly UploadedFile<BusinessSlot>[]) {
  return {
    picture: linksIn(files, 'picture'),
    logo: linksIn(files, 'logo'),
    documents: linksIn(files, 'documents'),
  }
}
