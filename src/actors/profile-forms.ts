import { editBusiness as editBusinessRules } from '../../generated/validate/editBusiness.js'
import { editCustomer as editCustomerRules } from '../../generated/validate/editCustomer.js'
import { linksIn } from '../../machines/registration-context.ts'
import type { BusinessProfileDraft, CustomerProfileDraft } from '../services/drafts.ts'
import type { Acknowledged, BusinessProfile, CustomerProfile } from '../services/types.ts'
import {
  checkBusinessProfile,
  checkCustomerProfile,
  editBusinessProfile,
  editCustomer,
} from '../services/profile-edits.ts'
import type { Environment } from './environment.ts'
import { noteBusiness, updateSessionCustomer } from './update-session-user.ts'
import { registrationOf } from './registrations.ts'
import { fileIn, pictureSlot } from './slots.ts'
import { runService } from './run-service.ts'

/** Edits a customer's profile. The picture's slot is `picture`. */
export function customerProfileForm(environment: Environment, profile: CustomerProfile) {
  const { name, phone, country, state, city } = profile
  return registrationOf<CustomerProfileDraft, 'picture', Acknowledged>(environment, {
    draftName: 'profile',
    initial: { name, phone, country, state, city },
    files: fileIn('picture', profile.picture.url),
    check: (draft, files) => checkCustomerProfile(editCustomerRules)(draft, linksIn(files, 'picture')),
    slots: { picture: pictureSlot },
    save: async ({ draft, files }, signal) => {
      const picture = linksIn(files, 'picture')
      const outcome = await runService(environment, signal, editCustomer({ draft, picture }))
      if (outcome.type === 'done') {
        updateSessionCustomer(environment, {
          ...draft,
          ...trimmed(draft),
          picture: picture[0] ?? null,
        })
      }
      return outcome
    },
  })
}

/** Edits the owner of a business. The picture's slot is `picture`. */
export function businessProfileForm(environment: Environment, { name, phone, picture: present }: BusinessProfile) {
  return registrationOf<BusinessProfileDraft, 'picture', Acknowledged>(environment, {
    draftName: 'profile',
    initial: { name, phone },
    files: fileIn('picture', present.url),
    check: (draft, files) => checkBusinessProfile(editBusinessRules)(draft, linksIn(files, 'picture')),
    slots: { picture: pictureSlot },
    save: async ({ draft, files }, signal) => {
      const picture = linksIn(files, 'picture')
      const outcome = await runService(environment, signal, editBusinessProfile({ draft, picture }))
      if (outcome.type === 'done') noteBusiness(environment, { ...trimmed(draft), picture: picture[0] ?? null })
      return outcome
    },
  })
}

function trimmed({ name, phone }: { readonly name: string; readonly phone: string }) {
  return { name: name.trim(), phone: phone.trim() }
}
