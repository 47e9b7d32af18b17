import { MOST_COUNTED } from '../../generated/limits.ts'
import { cursorsOf, paginate } from '../platform/cursor.ts'
import { DomainError } from '../platform/domain-error.ts'
import type { Db } from '../platform/db/connection.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import {
  countMatching,
  findPublicBusiness,
  isKnown,
  listReviews,
  type BusinessProfileView,
  type JobPlace,
  type Review,
} from './repository.ts'

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

/** How many businesses a new job reaches, as far as the contract counts. */
export async function countMatchingBusinesses(db: Db, place: JobPlace): Promise<number> {
  return await countMatching(db, place, MOST_COUNTED)
}
