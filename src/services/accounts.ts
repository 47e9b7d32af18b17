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
  /** The same for each attempt, so that an account whose answer was lost is not "taken" by itself. */
  readonly key: string
}

/** Makes a customer's account; fields in failures are those of the draft, and `picture`. */
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

/** Makes a business's account; fields in failures are those of the draft, and `picture`, `logo`, `documents`. */
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
