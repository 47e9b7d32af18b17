import { fromPromise } from 'xstate'
import { createDetails } from '../../machines/details.ts'
import { done } from '../../machines/outcome.ts'
import type { Cycle } from '../services/types.ts'
import { listCycles } from '../services/subscription.ts'
import type { Environment } from './environment.ts'
import { perform } from './perform.ts'

export type { Cycle } from '../services/types.ts'

/** The current membership period, or null if there never was one; the input is `{ request: null }`. */
export function subscriptionMachine(environment: Environment) {
  return createDetails<null, { readonly cycle: Cycle | null }>().provide({
    actors: {
      load: fromPromise(async ({ signal }) => {
        const outcome = await perform(environment, signal, listCycles())
        return outcome.type === 'done' ? done({ cycle: outcome.value[0] ?? null }) : outcome
      }),
    },
  })
}
