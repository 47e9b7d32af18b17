import { fromPromise } from 'xstate'
import { createDetails } from '../../machines/loader.ts'
import { type PagesInput, createPages } from '../../machines/pages.ts'
import type { Review, ShownBusiness } from '../services/types.ts'
import { listReviews, showBusiness } from '../services/businesses.ts'
import type { Environment } from './environment.ts'
import { runService } from './run-service.ts'

export type { Review, ShownBusiness } from '../services/types.ts'

/** Loads what everybody may know of a business, by its id. */
export function businessMachine(environment: Environment) {
  return createDetails<string, ShownBusiness>().provide({
    actors: {
      load: fromPromise(({ input: { request }, signal }) => runService(environment, signal, showBusiness(request))),
    },
  })
}

const pageSize = 10
const largestPage = 50

/** The reviews of a business, whose id is the filter. */
export function reviewsMachine(environment: Environment) {
  return createPages<Review, string>().provide({
    actors: {
      load: fromPromise(({ input: { filter: businessId, after, shown }, signal }) => {
        const limit = Math.min(largestPage, Math.max(pageSize, shown))
        return runService(environment, signal, listReviews({ businessId, after, limit }))
      }),
    },
  })
}

export function reviewsInput(businessId: string): PagesInput<Review, string> {
  return { filter: businessId, idOf: ({ reviewId }) => reviewId }
}
