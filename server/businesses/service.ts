import { cursorsOf, paginate } from '../platform/cursor.ts'
import { DomainError } from '../platform/domain-error.ts'
import type { Deps } from '../dependencies.ts'
import { findPublicBusiness, isKnown, listReviews, type BusinessProfileView, type Review } from './repository.ts'

/** A business as everybody with an account sees it. */
export async function loadPublicBusiness({ db }: Deps, id: string): Promise<BusinessProfileView> {
  const business = await findPublicBusiness(db, id)
  if (business === undefined) throw new DomainError('BUSINESS_NOT_FOUND')
  return business
}

type Query = Readonly<{ businessId: string; cursor: string | undefined; limit: number }>
export type ReviewPage = Readonly<{ reviews: readonly Review[]; nextCursor: string | null }>

/** A page of what customers said of a business, newest first. */
export async function readReviews({ db }: Deps, { businessId, cursor, limit }: Query): Promise<ReviewPage> {
  const cursors = cursorsOf('listReviews', businessId)
  const before = cursor === undefined ? undefined : cursors.behindId(cursor)
  const [isThere, found] = await Promise.all([
    isKnown(db, businessId),
    listReviews(db, businessId, { before, limit: limit + 1 }),
  ])
  if (!isThere) throw new DomainError('BUSINESS_NOT_FOUND')
  const { rows: reviews, nextCursor } = paginate(found, limit, ({ id }) => cursors.after(id))
  return { reviews, nextCursor }
}
