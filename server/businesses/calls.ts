import type { Handler } from '../call.ts'
import { readKnown, readReviews } from './rules.ts'
import { toReview, toShownBusiness } from './wire.ts'

export const showBusiness: Handler<'showBusiness'> = async ({ body, tools }) => {
  const business = await readKnown(tools, body.business)
  return { Success: true, business: toShownBusiness(tools.settings.publicUrl, business) }
}

export const listReviews: Handler<'listReviews'> = async ({ body, tools }) => {
  const { business: businessId, cursor, limit = 10 } = body
  const { reviews, nextCursor } = await readReviews(tools, { businessId, cursor, limit })
  return { Success: true, reviews: reviews.map(toReview), nextCursor }
}
