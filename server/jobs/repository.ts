import type { Insertable, Updateable } from 'kysely'
import type { Db } from '../platform/db/connection.ts'
import { statement, type Bind } from '../platform/db/statement.ts'
import type { JobStatus } from '../schema/column-types.ts'
import type { Database, JobRow, BidRow } from '../schema/tables.ts'
import { statusNow } from '../schema/expressions.ts'

/** For how many days the owner of a completed job may say that it is not done. */
const DOUBT_DAYS = 14

const doubtEnds = `j.completed_at + interval '${DOUBT_DAYS} days'`

/** Whether the job `j` is completed for so long that its owner can no longer doubt it. */
export const isDoubtOver = (bind: Bind, now: Date): string => `coalesce(${doubtEnds} <= ${bind(now)}, false)`

/** Until when the completion of the job `j` can be doubted; null where there is none, and once it is over. */
export const doubtableUntil = (bind: Bind, now: Date): string =>
  `case when ${doubtEnds} > ${bind(now)} then ${doubtEnds} end`

/** A job that is held; the stored status may not have been moved on yet. */
export type LockedJob = JobRow & Readonly<{ statusNow: JobStatus; isDoubtOver: boolean }>

/** Reads a job and holds it until the transaction ends. What only refers to it, such as news about it, need not wait. */
export async function lockJob(db: Db, id: string, now: Date): Promise<LockedJob | undefined> {
  const { bind, run } = statement()
  const text = `select j.*, ${statusNow(bind, now)} as "statusNow", ${isDoubtOver(bind, now)} as "isDoubtOver"
    from jobs j where j.id = ${bind(id)} for no key update`
  const [job] = await run<LockedJob>(db, text)
  return job
}

export async function insertJob(
  db: Db,
  job: Insertable<Database['jobs']> & { readonly id: string },
  pictureIds: readonly string[],
): Promise<void> {
  await db.insertInto('jobs').values(job).execute()
  const rows = pictureIds.map((fileId, index) => ({ job_id: job.id, position: index + 1, file_id: fileId }))
  if (rows.length > 0) await db.insertInto('job_pictures').values(rows).execute()
}

/** The customer has looked at the bids on a job. Those that somebody else holds are left for the next look: nobody waits to read. */
export async function markBidsSeen(db: Db, jobId: string, customerId: string): Promise<void> {
  await db
    .updateTable('bids')
    .set({ unseen_by: null })
    .where('id', 'in', (from) =>
      from
        .selectFrom('bids')
        .select('id')
        .where('job_id', '=', jobId)
        .where('unseen_by', '=', customerId)
        .forUpdate()
        .skipLocked(),
    )
    .execute()
}

/** The business has looked at a job that was given to it. */
export async function noteJobSeen(db: Db, jobId: string, businessId: string): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ unseen_by: null })
    .where('id', '=', jobId)
    .where('unseen_by', '=', businessId)
    .execute()
}

/** Writes what has become of a job. */
export async function updateJob(db: Db, id: string, change: Updateable<Database['jobs']>): Promise<void> {
  await db
    .updateTable('jobs')
    .set((row) => ({ ...change, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Whether an account is here, and then stays so until the transaction ends. */
export async function lockIfActive(db: Db, id: string): Promise<boolean> {
  const { bind, run } = statement()
  const rows = await run(db, `select from accounts where id = ${bind(id)} and not is_gone for share`)
  return rows.length > 0
}

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

/** The bids of one business on some jobs. */
export async function findBidStates(
  db: Db,
  jobIds: readonly string[],
  businessId: string,
): Promise<(Pick<BidRow, 'state'> & { readonly jobId: string })[]> {
  const { bind, run } = statement()
  return await run(
    db,
    `select job_id as "jobId", state from bids where job_id = any(${bind(jobIds)}::uuid[]) and business_id = ${bind(businessId)}`,
  )
}

/** The bids of some businesses on one job, with the businesses held: none can be blocked or leave meanwhile. Of those gone only the accepted bid is left. */
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

/** Of some businesses those that are kept apart from a customer. To be asked once their accounts are held, which a new block waits for. */
export async function findApart(
  db: Db,
  customerId: string,
  businessIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { bind, run } = statement()
  const found = await run<{ id: string }>(
    db,
    `select business_id as id from blocks
    where customer_id = ${bind(customerId)} and business_id = any(${bind([...businessIds])}::uuid[])`,
  )
  return new Set(found.map(({ id }) => id))
}

/** Ends the bid whose assignment ended. */
export async function endBid(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('bids').set({ state: 'ended', set_aside_at: now }).where('id', '=', id).execute()
}
