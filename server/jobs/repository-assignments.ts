import { sql, type Insertable } from 'kysely'
import type { Db } from '../platform/db/connection.ts'
import type { Database } from '../schema/tables.ts'
import { newId } from '../platform/ids.ts'

export async function insertEnded(db: Db, ended: Insertable<Database['ended_assignments']>): Promise<void> {
  await db.insertInto('ended_assignments').values(ended).execute()
}

/** An assignment that was ended, as its two parties see it. */
export type EndedView = NonNullable<Awaited<ReturnType<typeof findEnded>>>

/** The last assignment of a job that was ended: of one business alone where it is named. */
export async function findEnded(db: Db, jobId: string, businessId?: string) {
  return await db
    .selectFrom('ended_assignments as ended')
    .innerJoin('businesses', 'businesses.account_id', 'ended.business_id')
    .innerJoin('accounts', 'accounts.id', 'ended.business_id')
    .select([
      'ended.business_id as businessId',
      'business_name as businessName',
      'accounts.deleted_at as deletedAt',
      'ended_by as endedBy',
      'reason',
      'assigned_at as assignedAt',
      'ended_at as endedAt',
    ])
    .where('job_id', '=', jobId)
    .$if(businessId !== undefined, (query) => query.where('ended.business_id', '=', businessId ?? ''))
    .orderBy('ended.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The jobs in progress of an account, as their customer or their business, with the names that each side knows. */
export async function findJobsInProgress(db: Db, accountId: string) {
  return await db
    .selectFrom('jobs')
    .innerJoin('accounts as customers', 'customers.id', 'jobs.customer_id')
    .innerJoin('businesses', 'businesses.account_id', 'jobs.assigned_business_id')
    .select([
      'jobs.id as jobId',
      'title',
      'customers.id as customerId',
      'customers.name as customer',
      'businesses.account_id as businessId',
      'business_name as business',
    ])
    // Each side along its own index; with both in one condition there is none.
    .where('jobs.id', 'in', (from) => {
      const running = from.selectFrom('jobs').select('id').where('status', '=', sql.lit('inprogress'))
      return running
        .where('customer_id', '=', accountId)
        .where('deleted_at', 'is', null)
        .union(running.where('assigned_business_id', '=', accountId))
    })
    .orderBy('jobs.id')
    .execute()
}

/** Removes the pictures of the work on a job. */
export async function deleteWorkPictures(db: Db, jobId: string): Promise<void> {
  await db.deleteFrom('work_pictures').where('job_id', '=', jobId).execute()
}

type Shown = Readonly<{ jobId: string; businessId: string; fileIds: readonly string[]; now: Date }>

/** Makes these the pictures of the work of a business on a job, in this order. */
export async function replaceWorkPictures(db: Db, { jobId, businessId, fileIds, now }: Shown): Promise<void> {
  await deleteWorkPictures(db, jobId)
  // Newest first, the first of a job comes first.
  const ids = fileIds.map(() => newId(now)).toReversed()
  const rows = fileIds.map((fileId, index) => ({
    id: ids[index] ?? newId(now),
    job_id: jobId,
    business_id: businessId,
    position: index + 1,
    file_id: fileId,
  }))
  await db.insertInto('work_pictures').values(rows).execute()
}

/** What the business of a job showed of its work, in its order. */
export async function listWorkPictures(db: Db, jobId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('work_pictures')
    .select('file_id')
    .where('job_id', '=', jobId)
    .orderBy('position')
    .execute()
  return rows.map((row) => row.file_id)
}
