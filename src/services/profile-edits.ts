import { Effect } from 'effect'
import { atEmail } from './answers.ts'
import { call, type Service } from './client.ts'
import type { BusinessDetailsDraft, BusinessProfileDraft, CustomerProfileDraft } from './drafts.ts'
import type { Acknowledged, Language, Role } from './types.ts'
import { signupFieldOf } from './wire/accounts.ts'
import {
  businessDetailsToWire,
  businessProfileToWire,
  customerProfileToWire,
  businessDetailsFieldOf,
  type BusinessDetailsFiles,
} from './wire/profile-edits.ts'
import { editBusinessPath } from './wire/profile.ts'

type Edit<Draft> = { readonly draft: Draft; readonly picture: readonly string[] }

// Saving the same twice is harmless, so each of these is tried again if the connection fails.

/** Saves a customer's profile. Failures name the draft's fields, and `picture`. */
export function editCustomer({ draft, picture }: Edit<CustomerProfileDraft>): Service<Acknowledged> {
  const body = customerProfileToWire(draft, picture)
  return call({
    isSafe: true,
    fieldOf: signupFieldOf,
    send: ({ client, init }) => client.POST('/edit-customer-details/customer', { ...init, body }),
    read: ({ Message }) => ({ message: Message }),
  }).pipe(Effect.mapError(atEmail))
}

/** Saves the owner of a business. Failures name the draft's fields, and `picture`. */
export function editBusinessProfile({ draft, picture }: Edit<BusinessProfileDraft>): Service<Acknowledged> {
  const body = businessProfileToWire(draft, picture)
  return call({
    isSafe: true,
    fieldOf: signupFieldOf,
    send: ({ client, init }) => client.POST(editBusinessPath, { ...init, body }),
    read: ({ message }) => ({ message }),
  })
}

/** Saves a business's details. Failures name the draft's fields, and `logo`, `documents`. */
export function editBusinessDetails({
  draft,
  files,
}: {
  readonly draft: BusinessDetailsDraft
  readonly files: BusinessDetailsFiles
}): Service<Acknowledged> {
  const body = businessDetailsToWire(draft, files)
  return call({
    isSafe: true,
    fieldOf: businessDetailsFieldOf,
    send: ({ client, init }) => client.POST(editBusinessPath, { ...init, body }),
    read: ({ message }) => ({ message }),
  })
}

/** Saves the language to the account, for the next login and for mails. */
export function saveLanguage({
  role,
  language,
}: {
  readonly role: Role
  readonly language: Language
}): Service<Acknowledged> {
  const body = { language }
  return role === 'customer'
    ? call({
        isSafe: true,
        send: ({ client, init }) => client.POST('/edit-customer-details/customer', { ...init, body }),
        read: ({ Message }) => ({ message: Message }),
      })
    : call({
        isSafe: true,
        send: ({ client, init }) => client.POST(editBusinessPath, { ...init, body }),
        read: ({ message }) => ({ message }),
      })
}
