import type { Interest, Job } from '../../../actors/jobs.ts'
import type { InterestsView } from './use-interests.ts'

/** What a customer may do with a bid. */
export type Choices = {
  readonly [Act in 'decline' | 'accept' | 'reconsider' | 'talk']: (interest: Interest) => boolean
}

/** What sets one of several bids apart, where that is known. */
export type Best = {
  /** The lowest amount. */
  readonly price: number | null
  /** The best mean rating; null where several share it, or where bids are still to be loaded. */
  readonly rating: number | null
}

/** Which amount and which rating stand out. The server knows the lowest amount of all bids; of ratings it tells a page. */
export function bestOf({ standing, declined, foot }: InterestsView, { bidsCount, lowestBid }: Job): Best {
  if (bidsCount < 2) return { price: null, rating: null }
  const isWhole = foot === 'end' || foot === 'none' || declined.length > 0
  const ratings = standing.flatMap(({ rating }) => rating ?? []).toSorted((one, other) => other - one)
  const [first = null, second] = ratings
  return { price: lowestBid, rating: isWhole && first !== second ? first : null }
}
