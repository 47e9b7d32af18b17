import type { Page } from '../../machines/page.ts'
import type { Review, ShownBusiness } from './business-types.ts'
import { call, type Service } from './client.ts'
import { reviewFromWire, shownBusinessFromWire } from './wire/businesses.ts'

/** A business as everybody with an account sees it. */
export function showBusiness(businessId: string): Service<ShownBusiness> {
  return call({
    isSafe: true,
    send: ({ client, init }) => client.POST('/show-business', { ...init, body: { business: businessId } }),
    read: ({ business }) => shownBusinessFromWire(business),
  })
}

type Query = {
  readonly businessId: string
  /** The cursor of the page before; null for the first page. */
  readonly after: string | null
  /** How many reviews to give, 1 to 50. */
  readonly limit: number
}

/** A page of what customers said of a business, newest first. */
export function listReviews({ businessId, after, limit }: Query): Service<Page<Review>> {
  const body = { business: businessId, limit, ...(after === null ? {} : { cursor: after }) }
  return call({
    isSafe: true,
    send: ({ client, init }) => client.POST('/list-reviews', { ...init, body }),
    read: ({ reviews, nextCursor }) => ({ items: reviews.map(reviewFromWire), next: nextCursor }),
  })
}
