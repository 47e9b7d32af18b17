import { fromPromise } from 'xstate'
import { createDetails } from '../../machines/details.ts'
import type { Membership } from '../services/types.ts'
import { getMembership } from '../services/subscription.ts'
import type { Environment } from './environment.ts'
import { perform } from './perform.ts'

export type { Cycle } from '../services/types.ts'

/** A business's membership; the input is `{ request: null }`. */
export function subscriptionMachine(environment: Environment) {
  return createDetails<null, Membership>().provide({
    actors: { load: fromPromise(async ({ signal }) => await perform(environment, signal, getMembership())) },
  })
}
