import { fromPromise } from 'xstate'
import { createDetails } from '../../machines/loader.ts'
import type { Outcome } from '../../machines/outcome.ts'
import type { Service } from '../services/client.ts'
import { getBusiness, getCustomer } from '../services/profile.ts'
import { businessOf, customerOf } from '../services/session.ts'
import type { Acknowledged } from '../services/types.ts'
import type { Environment } from './environment.ts'
import { noteBusiness, updateSessionCustomer } from './update-session-user.ts'
import { runService } from './run-service.ts'

/** Follows a mailed link at once, with the call that its token is for; the input is `{ request: token }`. */
export function followLink(environment: Environment, follow: (token: string) => Service<Acknowledged>) {
  return createDetails<string, Acknowledged>().provide({
    actors: {
      load: fromPromise(async ({ input: { request: token }, signal }) => {
        const followed = environment.shared(noneFollowed)
        const known = followed.get(token)
        if (known) return known
        const outcome = await runService(environment, signal, follow(token))
        if (outcome.type === 'done') {
          followed.set(token, outcome)
          await refreshProfile(environment, signal)
        }
        return outcome
      }),
    },
  })
}

/** A link may belong to the viewer, but the answer does not say, so the account is loaded again. */
async function refreshProfile(environment: Environment, signal: AbortSignal): Promise<void> {
  const { session } = environment.session.getSnapshot().context
  if (session?.userType === 'customer') {
    const outcome = await runService(environment, signal, getCustomer())
    if (outcome.type === 'done') updateSessionCustomer(environment, customerOf(outcome.value))
  }
  if (session?.userType === 'business') {
    const outcome = await runService(environment, signal, getBusiness())
    if (outcome.type === 'done') noteBusiness(environment, businessOf(outcome.value))
  }
}

// A link works only once: coming back to the screen shows the first answer again.
const noneFollowed = () => new Map<string, Outcome<Acknowledged>>()
