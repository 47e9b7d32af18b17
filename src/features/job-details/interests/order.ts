import type { Interest } from '../../../actors/jobs.ts'

/** How a customer may look through the interests. */
export type InterestOrder = 'lowest' | 'best'

/**
 * The interests in an order: the lowest amount first, or the best rating first. Equal ratings are told apart by how many
 * there are, then by the amount; a business without ratings comes last.
 */
export function inOrder(interests: readonly Interest[], order: InterestOrder): readonly Interest[] {
  return order === 'lowest' ? interests.toSorted(byAmount) : interests.toSorted(byRating)
}

const byAmount = (a: Interest, b: Interest) => a.amount - b.amount || byRating(a, b)

function byRating(a: Interest, b: Interest): number {
  return (b.rating ?? 0) - (a.rating ?? 0) || b.ratingsCount - a.ratingsCount || a.amount - b.amount
}
