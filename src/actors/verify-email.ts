import { fromPromise } from 'xstate'
import { createDetails } from '../../machines/details.ts'
import type { Outcome } from '../../machines/outcome.ts'
import type { Acknowledged } from '../services/types.ts'
import { verifyEmail, resendVerification } from '../services/passwords.ts'
import { getBusiness } from '../services/profile.ts'
import type { Environment } from './environment.ts'
import { commandOf, type NoIntent } from './commands.ts'
import { noteBusiness } from './own-account.ts'
import { businessIn } from './profile.ts'
import { perform } from './perform.ts'

/** Verifies an address with the token of a mailed link; the input is `{ request: token }`. */
export function verifyEmailMachine(environment: Environment) {
  return createDetails<string, Acknowledged>().provide({
    actors: {
      load: fromPromise(async ({ input: { request: token }, signal }) => {
        const known = verified.get(environment)?.get(token)
        if (known) return known
        const outcome = await perform(environment, signal, verifyEmail(token))
        if (outcome.type === 'done') {
          remember(environment, token, outcome)
          await lookAgain(environment, signal)
        }
        return outcome
      }),
    },
  })
}

/** Sends the link again. */
export function resendCommand(environment: Environment) {
  return commandOf<NoIntent, Acknowledged>(environment, {
    save: (_, signal) => perform(environment, signal, resendVerification()),
  })
}

/** The link may belong to the viewer, but the answer does not say, so the account is loaded again. */
async function lookAgain(environment: Environment, signal: AbortSignal): Promise<void> {
  const { session } = environment.session.getSnapshot().context
  if (session?.userType !== 'business') return
  const outcome = await perform(environment, signal, getBusiness())
  if (outcome.type === 'done') noteBusiness(environment, businessIn(outcome.value))
}

// A link works only once: coming back to the screen shows the first answer again.
const verified = new WeakMap<Environment, Map<string, Outcome<Acknowledged>>>()

function remember(environment: Environment, token: string, outcome: Outcome<Acknowledged>): void {
  const known = verified.get(environment) ?? new Map<string, Outcome<Acknowledged>>()
  known.set(token, outcome)
  verified.set(environment, known)
}
