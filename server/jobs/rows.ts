import type { Insertable } from 'kysely'
import type { Db } from '../platform/db/connection.ts'
import { statement } from '../platform/db/statement.ts'
import type { Database, JobRow, JobStatus } from '../schema/tables.ts'
import { statusNow } from './rows-expiry.ts'

/** A job that is held; the stored status may not have been moved on yet. */
export type LockedJob = JobRow & Readonly<{ statusNow: JobStatus }>

/** Reads a job and holds it until the transaction ends, so that what is decided about it stays true. */
export async function lockJob(db: Db, id: string, now: Date): Promise<LockedJob | undefined> {
  const { bind, run } = statement()
  const text = `select j.*, ${statusNow(bind, now)} as "statusNow" from jobs j where j.id = ${bind(id)} for update`
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

type JobEdit = Readonly<{ title: string; details: string; expiresAt: Date; now: Date }>

export async function editJob(db: Db, id: string, { title, details, expiresAt, now }: JobEdit): Promise<void> {
  await db
    .updateTable('jobs')
    .set((row) => ({
      title,
      details,
      edited_at: now,
      expires_at: expiresAt,
      expiry_warned_at: null,
      version: row('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

export async function softDeleteJob(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('jobs')
    .set((row) => ({ deleted_at: now, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

type Assignment = Readonly<{ businessId: string; bidId: string; status: JobStatus; now: Date }>

export async function assignJob(db: Db, id: string, { businessId, bidId, status, now }: Assignment): Promise<void> {
  await db
    .updateTable('jobs')
    .set((row) => ({
      status,
      assigned_business_id: businessId,
      assigned_bid_id: bidId,
      assigned_at: now,
      version: row('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

export async function completeJob(db: Db, id: string, status: JobStatus, now: Date): Promise<void> {
  await db
    .updateTable('jobs')
    .set((row) => ({ status, completed_at: now, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** The stored rating of a job; asked after the job is locked, when no other can be on its way. */
export async function isRated(db: Db, jobId: string): Promise<boolean> {
  const row = await db.selectFrom('ratings').select('job_id').where('job_id', '=', jobId).executeTakeFirst()
  return row !== undefined
}

export async function insertRating(db: Db, rating: Insertable<Database['ratings']>): Promise<void> {
  await db.insertInto('ratings').values(rating).execute()
}
