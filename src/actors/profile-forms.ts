import { linksIn } from '../../machines/registration/index.ts'
import type {
  Acknowledged,
  BusinessProfile,
  BusinessProfileDraft,
  CustomerProfile,
  CustomerProfileDraft,
} from '../services/types.ts'
import type { Backstage } from './backstage.ts'
import { laterCheck } from './later-check.ts'
import { noteBusiness, noteCustomer } from './own-account.ts'
import { registrationOf } from './registrations.ts'
import { fileIn, pictureSlot } from './slots.ts'

/** Edits a customer's profile; the picture goes into the slot `picture`. */
export function customerProfileForm(backstage: Backstage, profile: CustomerProfile) {
  const { name, email, phone, country, state, city, wantsMails } = profile
  return registrationOf<CustomerProfileDraft, 'picture', Acknowledged>(backstage, {
    draftName: 'profile',
    initial: { name, email, phone, country, state, city, wantsMails },
    files: fileIn('picture', profile.picture),
    check: laterCheck(backstage, async () => {
      const { checkCustomerProfile } = await import('../services/checks/customer-profile.ts')
      return (draft, files) => checkCustomerProfile(draft, linksIn(files, 'picture'))
    }),
    slots: { picture: pictureSlot },
    save: async ({ draft, files }, signal) => {
      const picture = linksIn(files, 'picture')
      const outcome = await backstage.run(
        signal,
        () => import('../services/profile-edits.ts'),
        ({ editCustomer }) => editCustomer({ draft, picture }),
      )
      if (outcome.type === 'done') {
        const { wantsMails: _, ...person } = draft
        noteCustomer(backstage, {
          ...person,
          ...trimmed(draft),
          email: draft.email.trim(),
          picture: picture[0] ?? null,
        })
      }
      return outcome
    },
  })
}

/** Edits the person behind a business; the picture goes into the slot `picture`. */
export function businessProfileForm(
  backstage: Backstage,
  { name, phone, wantsMails, picture: present }: BusinessProfile,
) {
  return registrationOf<BusinessProfileDraft, 'picture', Acknowledged>(backstage, {
    draftName: 'profile',
    initial: { name, phone, wantsMails },
    files: fileIn('picture', present),
    check: laterCheck(backstage, async () => {
      const { checkBusinessProfile } = await import('../services/checks/business-profile.ts')
      return (draft, files) => checkBusinessProfile(draft, linksIn(files, 'picture'))
    }),
    slots: { picture: pictureSlot },
    save: async ({ draft, files }, signal) => {
      const picture = linksIn(files, 'picture')
      const outcome = await backstage.run(
        signal,
        () => import('../services/profile-edits.ts'),
        ({ editBusinessProfile }) => editBusinessProfile({ draft, picture }),
      )
      if (outcome.type === 'done') noteBusiness(backstage, { ...trimmed(draft), picture: picture[0] ?? null })
      return outcome
    },
  })
}

function trimmed({ name, phone }: { readonly name: string; readonly phone: string }) {
  return { name: name.trim(), phone: phone.trim() }
}
