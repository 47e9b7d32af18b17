import { fromPromise } from 'xstate'
import { createDetails } from '../../machines/details.ts'
import { done } from '../../machines/outcome.ts'
import type { Cycle } from '../services/types.ts'
import type { Environment } from './environment.ts'

export type { Cycle } from '../services/types.ts'

/** The present period of membership, or null where there never was one; the input is `{ request: null }`. */
export function subscriptionMachine({ run }: Environment) {
  return createDetails<null, { readonly cycle: Cycle | null }>().provide({
    actors: {
      load: fromPromise(async ({ signal }) => {
        const outcome = await run(
          signal,
          () => import('../services/subscription.ts'),
          ({ listCycles }) => listCycles(),
        )
        return outcome.type === 'done' ? done({ cycle: outcome.value[0] ?? null }) : outcome
      }),
    },
  })
}
