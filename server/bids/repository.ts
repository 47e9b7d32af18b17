import type { Insertable, Updateable } from 'kysely'
import type { Db } from '../platform/db/connection.ts'
import type { Database } from '../schema/tables.ts'

/** Which job a bid is for and whose it is; neither ever changes. */
export async function findBid(db: Db, id: string): Promise<{ jobId: string; businessId: string } | undefined> {
  return await db
    .selectFrom('bids')
    .select(['job_id as jobId', 'business_id as businessId'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function insertBid(db: Db, bid: Insertable<Database['bids']>): Promise<void> {
  await db.insertInto('bids').values(bid).execute()
}

export async function updateBid(db: Db, id: string, change: Updateable<Database['bids']>): Promise<void> {
  await db.updateTable('bids').set(change).where('id', '=', id).execute()
}
