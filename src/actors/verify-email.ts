import type { Acknowledged } from '../services/types.ts'
import { verifyEmail, resendVerification } from '../services/passwords.ts'
import type { Environment } from './environment.ts'
import { commandOf, type EmptyIntent } from './commands.ts'
import { followLink } from './mailed-link.ts'
import { runService } from './run-service.ts'

/** Verifies an address with the token of a mailed link; the input is `{ request: token }`. */
export function verifyEmailMachine(environment: Environment) {
  return followLink(environment, verifyEmail)
}

/** Sends the link again. */
export function resendCommand(environment: Environment) {
  return commandOf<EmptyIntent, Acknowledged>(environment, {
    save: (_, signal) => runService(environment, signal, resendVerification()),
  })
}
