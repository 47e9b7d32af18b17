import { Effect } from 'effect'
import { atEmail } from './answers.ts'
import { call, type CallOptions, type Service } from './client.ts'
import type { BusinessSignupDraft, CustomerSignupDraft } from './drafts.ts'
import type { Acknowledged, Language } from './types.ts'
import {
  businessSignupToWire,
  customerSignupToWire,
  signupFieldOf,
  type BusinessFiles,
  type CustomerFiles,
} from './wire/accounts.ts'

export type CustomerSignup = {
  readonly draft: CustomerSignupDraft
  readonly files: CustomerFiles
  readonly language: Language
  /** The same for each attempt; otherwise a retry would find the email taken by its own first attempt. */
  readonly key: string
}

/** Creates a customer's account. Failures name the draft's fields, and `picture`. */
export function signUpCustomer({ draft, files, language, key }: CustomerSignup): Service<Acknowledged> {
  const body = customerSignupToWire(draft, files, language)
  return signUp({ key, send: ({ client, init }) => client.POST('/signup/customer', { ...init, body }) })
}

export type BusinessSignup = {
  readonly draft: BusinessSignupDraft
  readonly files: BusinessFiles
  readonly language: Language
  /** The same for each attempt. */
  readonly key: string
}

/** Creates a business's account. Failures name the draft's fields, and `picture`, `logo`, `documents`. */
export function signUpBusiness({ draft, files, language, key }: BusinessSignup): Service<Acknowledged> {
  const body = businessSignupToWire(draft, files, language)
  return signUp({ key, send: ({ client, init }) => client.POST('/signup/business', { ...init, body }) })
}

function signUp<Wire extends { readonly Message: string }>(
  options: Pick<CallOptions<Wire, Acknowledged>, 'send' | 'key'>,
): Service<Acknowledged> {
  return call({ ...options, fieldOf: signupFieldOf, read: ({ Message }: Wire) => ({ message: Message }) }).pipe(
    Effect.mapError(atEmail),
  )
}
