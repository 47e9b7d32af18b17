import { Effect } from 'effect'
import { atEmail } from './answers.ts'
import { call, type CallOptions, type Service } from './client.ts'
import type { BusinessSignupDraft, CustomerSignupDraft } from './drafts.ts'
import type { Language, SignedUp } from './types.ts'
import { sessionAfterSignup, type SignupAnswer } from './wire/users.ts'
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
export function signUpCustomer({ draft, files, language, key }: CustomerSignup): Service<SignedUp> {
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
export function signUpBusiness({ draft, files, language, key }: BusinessSignup): Service<SignedUp> {
  const body = businessSignupToWire(draft, files, language)
  return signUp({ key, send: ({ client, init }) => client.POST('/signup/business', { ...init, body }) })
}

function signUp<Wire extends SignupAnswer>(
  options: Pick<CallOptions<Wire, SignedUp>, 'send' | 'key'>,
): Service<SignedUp> {
  return call({
    ...options,
    fieldOf: signupFieldOf,
    read: (wire: Wire) => ({ message: wire.Message, session: sessionAfterSignup(wire) }),
  }).pipe(Effect.mapError(atEmail))
}
