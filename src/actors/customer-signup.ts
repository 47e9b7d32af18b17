import { linksIn } from '../../machines/registration/index.ts'
import { checkCustomerSignup } from '../services/checks/customer-signup.ts'
import type { Acknowledged, CustomerSignupDraft } from '../services/types.ts'
import type { Backstage } from './backstage.ts'
import { usualCountry } from './places.ts'
import { registrationOf } from './registrations.ts'
import { pictureSlot } from './slots.ts'

export type { CustomerSignupDraft } from '../services/types.ts'

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

/** Makes a customer's account; the profile picture goes into the slot `picture`. */
export function customerSignupForm(backstage: Backstage) {
  return registrationOf<CustomerSignupDraft, 'picture', Acknowledged>(backstage, {
    draftName: 'signup-customer',
    secrets: ['password'],
    initial,
    check: (draft, files) => checkCustomerSignup(draft, { picture: linksIn(files, 'picture') }),
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
