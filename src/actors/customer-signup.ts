import { linksIn } from '../../machines/registration/files.ts'
import { check } from '../../generated/validate/signupCustomer.js'
import type { CustomerSignupDraft } from '../services/drafts.ts'
import type { SignedUp } from '../services/types.ts'
import { checkCustomerSignup, signUpCustomer } from '../services/accounts.ts'
import type { Environment } from './environment.ts'
import { usualCountry } from './places.ts'
import { registrationOf } from './registrations.ts'
import { pictureSlot } from './slots.ts'
import { perform } from './perform.ts'

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
      return perform(environment, signal, signUpCustomer({ draft, files: pictures, language, key }))
    },
  })
}
