import * as wire from '../../generated/client/wire-session.ts'
import { checkOf } from './inputs.ts'
import type { CodeDraft } from './drafts.ts'
import type { Credentials, Schemas } from './types.ts'

// Apart from the calls, which the first screen can be shown without.

export const loginInput = ({ email, password }: Credentials): Schemas['Login'] => ({ email: email.trim(), password })

/** The rules that a code to log in with breaks; the ticket is not typed. */
export const checkLoginCode = checkOf(wire.finishLogin, ({ code }: CodeDraft) => ({ ticket: 'typed by nobody', code }))

/** The rules that what was typed to log in breaks. */
export const checkCredentials = checkOf(wire.loginCustomer, loginInput)
