import { editCustomer as editCustomerRules } from '../../generated/validate/editCustomer.js'
import { linksIn } from '../../machines/registration-context.ts'
import type { CustomerProfileDraft } from '../services/drafts.ts'
import { checkCustomerProfile, editCustomer } from '../services/profile-edits.ts'
import type { Acknowledged, CustomerProfile } from '../services/types.ts'
import type { Environment } from './environment.ts'
import { updateSessionCustomer } from './profile.ts'
import { registrationOf } from './registrations.ts'
import { fileIn, pictureSlot } from './slots.ts'

/** Edits a customer's profile. The picture's slot is `picture`. */
export function customerProfileForm(environment: Environment, profile: CustomerProfile) {
  const { name, phone, country, state, city } = profile
  return registrationOf<CustomerProfileDraft, 'picture', Acknowledged>(environment, {
    draftName: 'profile',
    initial: { name, phone, country, state, city },
    files: fileIn('picture', profile.picture.url),
    check: (draft, files) => checkCustomerProfile(editCustomerRules)(draft, linksIn(files, 'picture')),
    slots: { picture: pictureSlot },
    call: ({ draft, files }) => editCustomer({ draft, picture: linksIn(files, 'picture') }),
    onDone: ({ draft, files }) =>
      updateSessionCustomer(environment, {
        ...draft,
        name: draft.name.trim(),
        phone: draft.phone.trim(),
        picture: linksIn(files, 'picture')[0] ?? null,
      }),
  })
}
