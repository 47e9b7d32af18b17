import type { PagesInput } from '../../machines/pages.ts'
import { getMembership, listReviews, openPortal, showBusiness, startCheckout } from '../services/businesses.ts'
import type { Review, Schemas } from '../services/types.ts'
import { commandOf, type EmptyIntent } from './commands.ts'
import type { Environment } from './environment.ts'
import { loaderOf, type PageAsked, pagesOf } from './loading.ts'

export type { Review, ShownBusiness } from '../services/types.ts'

/** Loads what everybody may know of a business, by its id. */
export const businessMachine = (environment: Environment) => loaderOf(environment, showBusiness)

/** The reviews of a business, whose id is the filter. */
export const reviewsMachine = (environment: Environment) =>
  pagesOf(environment, { rows: 10, most: 50 }, ({ filter: businessId, ...page }: PageAsked<string>) =>
    listReviews({ businessId, ...page }),
  )

export function reviewsInput(businessId: string): PagesInput<Review, string> {
  return { filter: businessId, idOf: ({ reviewId }) => reviewId }
}

/** One period of a membership. Times are ISO 8601 in UTC. */
export type Cycle = Schemas['SubscriptionAnswer']['subscription']['cycles'][number]

/** A business's membership; the input is `{ request: null }`. */
export const subscriptionMachine = (environment: Environment) => loaderOf(environment, (_: null) => getMembership())

/** How a membership is paid by card; absent where no cards are taken. */
export type MembershipCard = NonNullable<Schemas['SubscriptionAnswer']['subscription']['card']>

/** Finds out where to pay for a membership. */
export const checkoutCommand = (environment: Environment) =>
  commandOf<EmptyIntent, Schemas['PaymentPage']>(environment, { call: () => startCheckout() })

/** Finds out where to manage the card of a membership. */
export const portalCommand = (environment: Environment) =>
  commandOf<EmptyIntent, Schemas['PaymentPage']>(environment, { call: () => openPortal() })
