import { fromPromise } from 'xstate'
import { type PagesInput, createPages } from '../../machines/pages.ts'
import { listInterests } from '../services/bids.ts'
import type { Interest, InterestOrder } from '../services/types.ts'
import type { Environment } from './environment.ts'
import { runService } from './run-service.ts'

export type { InterestOrder } from '../services/types.ts'

/** Most jobs have fewer. */
const pageSize = 50
const largestPage = 200

/** The bids on a customer's own job, in an order of their choice. */
export function interestsMachine(environment: Environment, jobId: string) {
  return createPages<Interest, InterestOrder>().provide({
    actors: {
      load: fromPromise(({ input: { filter: order, after, shown }, signal }) =>
        runService(
          environment,
          signal,
          listInterests({ jobId, order, after, limit: Math.min(largestPage, Math.max(pageSize, shown)) }),
        ),
      ),
    },
  })
}

export const interestsInput: PagesInput<Interest, InterestOrder> = { filter: 'price', idOf: ({ bidId }) => bidId }
