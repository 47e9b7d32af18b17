import { sql } from 'kysely'
import type { Db } from '../platform/db/connection.ts'
import type { JobStatus } from '../schema/column-types.ts'

/** A job as an operator sees it. */
export type JobLine = Awaited<ReturnType<typeof listJobs>>[number]

type Wanted = Readonly<{
  /** One job. */
  id?: string
  /** As stored: a job past its time says open until the server comes by. */
  status?: JobStatus | 'deleted'
  /** The email or id of its customer, of its business or of a bidder. */
  account?: string
  /** The id of the last one before these. */
  behind?: string
  limit: number
}>

/** Jobs, newest first, deleted ones included until they are purged. */
export async function listJobs(db: Db, { id, status, account, behind, limit }: Wanted) {
  return await db
    .selectFrom('jobs')
    .innerJoin('accounts as customers', 'customers.id', 'jobs.customer_id')
    .leftJoin('businesses', 'businesses.account_id', 'jobs.assigned_business_id')
    .leftJoin('ratings', 'ratings.job_id', 'jobs.id')
    .select((from) => [
      'jobs.id',
      'title',
      sql<JobStatus | 'deleted'>`case when jobs.deleted_at is null then status else 'deleted' end`.as('status'),
      'customers.email as customer',
      'business_name as business',
      'budget',
      'posted_at as postedAt',
      'expires_at as expiresAt',
      'assigned_at as assignedAt',
      'completed_at as completedAt',
      'jobs.deleted_at as deletedAt',
      'rating',
      from
        .selectFrom('bids')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('job_id', '=', 'jobs.id')
        .where('bids.state', '=', 'standing')
        .as('bids'),
    ])
    .$if(id !== undefined, (query) => query.where(sql<boolean>`jobs.id::text = lower(${id ?? ''})`))
    .$if(status === 'deleted', (query) => query.where('jobs.deleted_at', 'is not', null))
    .$if(status !== undefined && status !== 'deleted', (query) =>
      query.where('jobs.deleted_at', 'is', null).where(sql<boolean>`status = ${status}`),
    )
    .$if(account !== undefined, (query) =>
      query.where(
        sql<boolean>`exists (select from accounts as party where (lower(party.email) = lower(normalize(${account})) or party.id::text = lower(${account}))
          and (party.id in (customer_id, assigned_business_id)
            or exists (select from bids where bids.job_id = jobs.id and bids.business_id = party.id)))`,
      ),
    )
    .$if(behind !== undefined, (query) => query.where('jobs.id', '<', behind ?? ''))
    .orderBy('jobs.id', 'desc')
    .limit(limit)
    .execute()
}

/** The bids on a job as an operator sees them, those of accounts that are gone included. */
export async function listJobBids(db: Db, jobId: string) {
  return await db
    .selectFrom('bids')
    .innerJoin('accounts', 'accounts.id', 'bids.business_id')
    .innerJoin('businesses', 'businesses.account_id', 'bids.business_id')
    .select([
      'business_name as business',
      'email',
      'amount',
      'bids.state',
      'is_gone as isGone',
      'bids.created_at as placedAt',
    ])
    .where('job_id', '=', jobId)
    .orderBy('amount')
    .execute()
}
