import { askVerification } from '../services/passwords.ts'
import type { Acknowledged } from '../services/types.ts'
import { commandOf, type NoIntent } from './commands.ts'
import type { Environment } from './environment.ts'
import { perform } from './perform.ts'

export { pauseLeft } from '../../machines/mail-pause.ts'

/** Has the link that verifies an address mailed to it again, for somebody who is not logged in. */
export function askVerificationCommand(environment: Environment, email: string) {
  return commandOf<NoIntent, Acknowledged>(environment, {
    save: (_, signal) => perform(environment, signal, askVerification(email)),
  })
}
