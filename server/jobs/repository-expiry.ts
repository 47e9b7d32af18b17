import { sql } from 'kysely'
import type { Db } from '../platform/db/connection.ts'
import { statement } from '../platform/db/statement.ts'
import { isOpen, isOverdue } from '../schema/expressions.ts'
import type { JobRow } from '../schema/tables.ts'

/** Open jobs past their time, held until the transaction ends; those that somebody else holds are left for later. */
export async function lockExpiredJobs(db: Db, now: Date, limit: number): Promise<JobRow[]> {
  const { bind, run } = statement()
  return await run<JobRow>(
    db,
    `select j.* from jobs j where ${isOverdue(bind, now)} and j.deleted_at is null
    order by j.expires_at limit ${bind(limit)} for update skip locked`,
  )
}

type Warned = Readonly<{ id: string; customer_id: string; title: string }>

/** Marks the open jobs that expire by `soon` and whose owners were not told yet, and answers them. */
export async function claimExpiryWarnings(db: Db, now: Date, soon: Date, limit: number): Promise<Warned[]> {
  const { bind, run } = statement()
  return await run<Warned>(
    db,
    `update jobs set expiry_warned_at = ${bind(now)}
    where id in (
      select j.id from jobs j
      where ${isOpen(bind, now)} and j.expires_at <= ${bind(soon)} and j.deleted_at is null and j.expiry_warned_at is null
      order by j.expires_at limit ${bind(limit)} for update skip locked
    )
    returning id, customer_id, title`,
  )
}

/** Removes jobs deleted before `before`, with bids, pictures and their titles in notifications. */
export async function purgeDeletedJobs(db: Db, before: Date, limit: number): Promise<number> {
  return await db.transaction().execute(async (trx) => {
    const old = trx.selectFrom('jobs').select('id').where('deleted_at', '<', before).limit(limit)
    const ids = (await old.forUpdate().skipLocked().execute()).map(({ id }) => id)
    if (ids.length === 0) return 0
    await sql`update notifications set params = params - 'title' where job_id = any(${ids}::uuid[])`.execute(trx)
    await trx.deleteFrom('jobs').where('id', 'in', ids).execute()
    return ids.length
  })
}
