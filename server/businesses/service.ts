import { cursorsOf, pageOf } from '../platform/cursor.ts'
import { Refusal } from '../platform/domain-error.ts'
import type { Tools } from '../dependencies.ts'
import { findKnown, isKnown, listReviews, type KnownBusiness, type Review } from './repository.ts'

/** A business as everybody with an account sees it. */
export async function readKnown({ db }: Tools, id: string): Promise<KnownBusiness> {
  const business = await findKnown(db, id)
  if (business === undefined) throw new Refusal('BUSINESS_NOT_FOUND')
  return business
}

type Query = Readonly<{ businessId: string; cursor: string | undefined; limit: number }>
export type ReviewPage = Readonly<{ reviews: readonly Review[]; nextCursor: string | null }>

/** A page of what customers said of a business, newest first. */
export async function readReviews({ db }: Tools, { businessId, cursor, limit }: Query): Promise<ReviewPage> {
  const cursors = cursorsOf('listReviews', businessId)
  const before = cursor === undefined ? undefined : cursors.behindId(cursor)
  const [isThere, found] = await Promise.all([
    isKnown(db, businessId),
    listReviews(db, businessId, { before, limit: limit + 1 }),
  ])
  if (!isThere) throw new Refusal('BUSINESS_NOT_FOUND')
  const { rows: reviews, nextCursor } = pageOf(found, limit, ({ id }) => cursors.after(id))
  return { reviews, nextCursor }
}
