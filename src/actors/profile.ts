import { fromPromise } from 'xstate'
import { createDetails } from '../../machines/details.ts'
import { createEdit, editInput } from '../../machines/edit.ts'
import { linksIn, type KeptFile } from '../../machines/form/index.ts'
import type { BusinessProfile, BusinessProfileDraft, CustomerProfile, CustomerProfileDraft } from '../services/types.ts'
import type { Backstage } from './backstage.ts'
import { formOf } from './forms.ts'
import { laterCheck } from './later-check.ts'
import { noteBusiness, noteCustomer } from './own-account.ts'
import { pictureSlot } from './slots.ts'

export type { BusinessProfile, BusinessProfileDraft, CustomerProfile, CustomerProfileDraft } from '../services/types.ts'

/** The customer who is logged in; the input is `{ request: null }`. */
export function customerProfileMachine(backstage: Backstage) {
  return createDetails<null, CustomerProfile>().provide({
    actors: {
      load: fromPromise(async ({ signal }) => {
        const outcome = await backstage.run(
          signal,
          () => import('../services/profile.ts'),
          ({ getCustomer }) => getCustomer(),
        )
        if (outcome.type === 'done') {
          const { wantsMails: _, ...customer } = outcome.value
          noteCustomer(backstage, customer)
        }
        return outcome
      }),
    },
  })
}

/** The business that is logged in, with all its details; the input is `{ request: null }`. */
export function businessProfileMachine(backstage: Backstage) {
  return createDetails<null, BusinessProfile>().provide({
    actors: {
      load: fromPromise(async ({ signal }) => {
        const outcome = await backstage.run(
          signal,
          () => import('../services/profile.ts'),
          ({ getBusiness }) => getBusiness(),
        )
        if (outcome.type === 'done') noteBusiness(backstage, businessIn(outcome.value))
        return outcome
      }),
    },
  })
}

/** The part of a business's account that the session keeps. */
export function businessIn(profile: BusinessProfile) {
  const { id, name, email, phone, country, state, cities, categories, businessName, picture, isEmailVerified } = profile
  return { id, name, email, phone, country, state, cities, categories, businessName, picture, isEmailVerified }
}

/** Edits a customer's profile; the picture goes into the slot `picture`. */
export function customerProfileForm(backstage: Backstage, profile: CustomerProfile) {
  const { name, email, phone, country, state, city, wantsMails } = profile
  return formOf(backstage, {
    chart: createEdit<CustomerProfileDraft, 'picture'>(),
    draftName: 'profile',
    input: editInput({
      initial: { name, email, phone, country, state, city, wantsMails },
      files: fileIn('picture', profile.picture),
      check: laterCheck(backstage, async () => {
        const { checkCustomerProfile } = await import('../services/checks/customer-profile.ts')
        return (draft, files) => checkCustomerProfile(draft, linksIn(files, 'picture'))
      }),
      slots: { picture: pictureSlot },
    }),
    save: async ({ draft, files }, signal) => {
      const picture = linksIn(files, 'picture')
      const outcome = await backstage.run(
        signal,
        () => import('../services/profile.ts'),
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
  return formOf(backstage, {
    chart: createEdit<BusinessProfileDraft, 'picture'>(),
    draftName: 'profile',
    input: editInput({
      initial: { name, phone, wantsMails },
      files: fileIn('picture', present),
      check: laterCheck(backstage, async () => {
        const { checkBusinessProfile } = await import('../services/checks/business-profile.ts')
        return (draft, files) => checkBusinessProfile(draft, linksIn(files, 'picture'))
      }),
      slots: { picture: pictureSlot },
    }),
    save: async ({ draft, files }, signal) => {
      const picture = linksIn(files, 'picture')
      const outcome = await backstage.run(
        signal,
        () => import('../services/profile.ts'),
        ({ editBusinessProfile }) => editBusinessProfile({ draft, picture }),
      )
      if (outcome.type === 'done') noteBusiness(backstage, { ...trimmed(draft), picture: picture[0] ?? null })
      return outcome
    },
  })
}

/** The picture that there is, as a file of a form; its name is nowhere to be seen. */
export function fileIn<Slot extends string>(slot: Slot, url: string | null): readonly KeptFile<Slot>[] {
  return url === null ? [] : [{ slot, name: '', url }]
}

function trimmed({ name, phone }: { readonly name: string; readonly phone: string }) {
  return { name: name.trim(), phone: phone.trim() }
}
