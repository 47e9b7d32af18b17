import type { Acknowledged } from '../services/types.ts'
import { verifyEmail, resendVerification } from '../services/passwords.ts'
import type { Environment } from './environment.ts'
import { commandOf, type NoIntent } from './commands.ts'
import { followLink } from './mailed-link.ts'
import { perform } from './perform.ts'

/** Verifies an address with the token of a mailed link; the input is `{ request: token }`. */
export function verifyEmailMachine(environment: Environment) {
  return followLink(environment, verifyEmail)
}

/** Sends the link again. */
export function resendCommand(environment: Environment) {
  return commandOf<NoIntent, Acknowledged>(environment, {
    save: (_, signal) => perform(environment, signal, resendVerification()),
  })
}
