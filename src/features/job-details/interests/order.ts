import type { Interest } from '../../../actors/jobs.ts'

/** The orders in which a customer can read the bids. */
export type InterestOrder = 'lowest' | 'best'

/**
 * Sorts the bids: lowest amount first, or best rating first. Equal ratings are ordered by the number of ratings, then
 * by amount; a business without ratings comes last.
 */
export function inOrder(interests: readonly Interest[], order: InterestOrder): readonly Interest[] {
  return order === 'lowest' ? interests.toSorted(byAmount) : interests.toSorted(byRating)
}

const byAmount = (a: Interest, b: Interest) => a.amount - b.amount || byRating(a, b)

function byRating(a: Interest, b: Interest): number {
  return (b.rating ?? 0) - (a.rating ?? 0) || b.ratingsCount - a.ratingsCount || a.amount - b.amount
}
