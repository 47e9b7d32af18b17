import { linksIn } from '../../machines/registration-context.ts'
import { signupCustomer as check } from '../../generated/validate/signupCustomer.js'
import type { CustomerSignupDraft } from '../services/drafts.ts'
import type { SignedUp } from '../services/types.ts'
import { checkCustomerSignup, signUpCustomer } from '../services/accounts.ts'
import type { Environment } from './environment.ts'
import { usualCountry } from './reference-data.ts'
import { registrationOf } from './registrations.ts'
import { pictureSlot } from './slots.ts'
import { runService } from './run-service.ts'

export type { CustomerSignupDraft } from '../services/drafts.ts'
export type { SignedUp } from '../services/types.ts'

const initial: CustomerSignupDraft = {
  name: '',
  email: '',
  phone: '',
  password: '',
  country: usualCountry,
  state: '',
  city: '',
  termsAccepted: false,
}

/** Creates a customer's account. The picture's slot is `picture`. */
export function customerSignupForm(environment: Environment) {
  return registrationOf<CustomerSignupDraft, 'picture', SignedUp>(environment, {
    draftName: 'signup-customer',
    secrets: ['password'],
    initial,
    check: (draft, files) => checkCustomerSignup(check)(draft, { picture: linksIn(files, 'picture') }),
    slots: { picture: pictureSlot },
    save: ({ draft, files, key }, signal) => {
      const { language } = environment.session.getSnapshot().context
      const pictures = { picture: linksIn(files, 'picture') }
      return runService(environment, signal, signUpCustomer({ draft, files: pictures, language, key }))
    },
  })
}
