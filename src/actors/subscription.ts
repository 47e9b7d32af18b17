import { fromPromise } from 'xstate'
import { createDetails } from '../../machines/loader.ts'
import type { Schemas } from '../services/types.ts'
import { getMembership } from '../services/subscription.ts'
import type { Environment } from './environment.ts'
import { runService } from './run-service.ts'

/** A business's membership. */
type Membership = Schemas['SubscriptionAnswer']['subscription']

/** One period of it. Times are ISO 8601 in UTC. */
export type Cycle = Membership['cycles'][number]

/** A business's membership; the input is `{ request: null }`. */
export function subscriptionMachine(environment: Environment) {
  return createDetails<null, Membership>().provide({
    actors: { load: fromPromise(async ({ signal }) => await runService(environment, signal, getMembership())) },
  })
}
