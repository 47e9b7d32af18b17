import { readCard } from '../jobs/rows-cards.ts'
import type { Caller } from '../platform/caller.ts'
import { cursorOf, pageOf, wordsBehind } from '../platform/cursor.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Tools } from '../tools.ts'
import { isInterestOrder, isPlaceIn, listInterests, type InterestOrder, type InterestView } from './rows-interests.ts'

type Query = Readonly<{ jobId: string; order: InterestOrder; cursor: string | undefined; limit: number }>
export type Interests = Readonly<{ bids: readonly InterestView[]; nextCursor: string | null }>

/** A page of the bids on a job of the customer that were neither withdrawn nor ended. */
export async function bidsOn(
  { db, now }: Tools,
  caller: Caller,
  { jobId, limit, ...query }: Query,
): Promise<Interests> {
  const { order, after } = query.cursor === undefined ? { order: query.order, after: null } : behind(query.cursor)
  const job = await readCard(db, jobId, null, now())
  if (job === undefined) throw new Refusal('JOB_NOT_FOUND')
  if (job.customerId !== caller.id) throw new Refusal('NOT_YOURS')
  const found = await listInterests(db, job.id, { order, after, limit: limit + 1 })
  const { rows: bids, nextCursor } = pageOf(found, limit, ({ place }) => cursorOf([order, ...place]))
  return { bids, nextCursor }
}

/** The order that a cursor goes on in, and the place behind which. Throws CURSOR_INVALID for what we never gave. */
function behind(cursor: string): Readonly<{ order: InterestOrder; after: readonly string[] }> {
  const [order = '', ...after] = wordsBehind(cursor)
  if (!isInterestOrder(order) || !isPlaceIn(order, after)) throw new Refusal('CURSOR_INVALID')
  return { order, after }
}
