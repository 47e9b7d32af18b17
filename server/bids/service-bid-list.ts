import { loadOwnCard } from '../jobs/service-details.ts'
import type { Caller } from '../platform/caller.ts'
import { cursorsOf, paginate } from '../platform/cursor.ts'
import { DomainError } from '../platform/domain-error.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import { isPlaceIn, listInterests, type InterestOrder, type InterestView } from './repository-bid-list.ts'

export { countStanding, findInterest, type InterestView } from './repository-bid-list.ts'

type Query = Readonly<{ jobId: string; order: InterestOrder; cursor: string | undefined; limit: number }>
export type Interests = Readonly<{ bids: readonly InterestView[]; nextCursor: string | null }>

/** A page of the bids on a job of the customer that were neither withdrawn nor ended. */
export async function loadBids(
  { db, now }: Deps,
  caller: Caller,
  { jobId, order, cursor, limit }: Query,
): Promise<Interests> {
  const cursors = cursorsOf('listBids', jobId, order)
  const after = cursor === undefined ? null : cursors.behind(cursor)
  if (after !== null && !isPlaceIn(order, after)) throw new DomainError('CURSOR_INVALID')
  const job = await loadOwnCard({ db, now }, caller, jobId)
  const found = await listInterests(db, job.id, { order, after, limit: limit + 1 })
  const { rows: bids, nextCursor } = paginate(found, limit, ({ place }) => cursors.after(...place))
  return { bids, nextCursor }
}
