import type { Db } from '../platform/db/connection.ts'
import { statement } from '../platform/db/statement.ts'
import type { BidRow } from '../schema/tables.ts'

/** The bids of some businesses on one job. */
export async function findBids(db: Db, jobId: string, businessIds: readonly string[]): Promise<BidRow[]> {
  if (businessIds.length === 0) return []
  return await db
    .selectFrom('bids')
    .selectAll()
    .where('job_id', '=', jobId)
    .where('business_id', 'in', [...businessIds])
    .execute()
}

/**
 * The same, with their businesses held as they are until the transaction ends: none can be blocked or leave meanwhile.
 * A business that is gone has no bid any more but the one that was accepted.
 */
export async function lockBids(db: Db, jobId: string, businessIds: readonly string[]): Promise<BidRow[]> {
  if (businessIds.length === 0) return []
  const { bind, run } = statement()
  return await run<BidRow>(
    db,
    `select b.* from bids b
    join jobs j on j.id = b.job_id
    join accounts bidder on bidder.id = b.business_id
    where b.job_id = ${bind(jobId)} and b.business_id = any(${bind([...businessIds])}::uuid[])
      and (not bidder.is_gone or b.id = j.assigned_bid_id)
    for share of bidder`,
  )
}

/** Ends the bid whose assignment ended. */
export async function endBid(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('bids').set({ state: 'ended', set_aside_at: now }).where('id', '=', id).execute()
}
