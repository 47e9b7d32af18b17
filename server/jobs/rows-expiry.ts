import type { Db } from '../platform/db/connection.ts'
import type { JobRow, JobStatus } from '../schema/tables.ts'

/** Open jobs past their time, held until the transaction ends; those that somebody else holds are left for later. */
export async function holdExpiredJobs(db: Db, now: Date, limit: number): Promise<JobRow[]> {
  return await db
    .selectFrom('jobs')
    .selectAll()
    .where('status', '=', 'open')
    .where('deleted_at', 'is', null)
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
}

export async function writeExpiry(db: Db, id: string, status: JobStatus): Promise<void> {
  await db
    .updateTable('jobs')
    .set((row) => ({ status, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

type Warned = Readonly<{ id: string; customer_id: string; title: string }>

/** Marks the open jobs that expire by `soon` and whose owners were not told yet, and answers them. */
export async function markExpiring(db: Db, now: Date, soon: Date, limit: number): Promise<Warned[]> {
  return await db
    .updateTable('jobs')
    .set({ expiry_warned_at: now })
    .where('id', 'in', (from) =>
      from
        .selectFrom('jobs')
        .select('id')
        .where('status', '=', 'open')
        .where('deleted_at', 'is', null)
        .where('expires_at', '>', now)
        .where('expires_at', '<=', soon)
        .where('expiry_warned_at', 'is', null)
        .orderBy('expires_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'customer_id', 'title'])
    .execute()
}

/** Removes jobs that were deleted before `before`, with their bids and pictures. */
export async function purgeDeletedJobs(db: Db, before: Date, limit: number): Promise<number> {
  const rows = await db
    .deleteFrom('jobs')
    .where('id', 'in', (from) =>
      from.selectFrom('jobs').select('id').where('deleted_at', '<', before).limit(limit).forUpdate().skipLocked(),
    )
    .returning('id')
    .execute()
  return rows.length
}
