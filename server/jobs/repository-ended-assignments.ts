import type { Insertable } from 'kysely'
import type { Db } from '../platform/db/connection.ts'
import type { Database } from '../schema/tables.ts'

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
