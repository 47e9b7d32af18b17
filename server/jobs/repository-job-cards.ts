import type { Db } from '../platform/db/connection.ts'
import type { JobStatus } from '../schema/column-types.ts'
import { statement, type Bind } from '../platform/db/statement.ts'
import { doubtableUntil } from './repository.ts'
import { columnsForBusiness, columnsForCustomer, type CardSide } from './repository-card-sides.ts'
import { statusNow, isJobVisibleTo } from '../schema/expressions.ts'
import { ratingColumns, type ShownRating } from './repository-ratings.ts'

/** A job with everything that a card shows. */
export type JobCard = ShownRating &
  CardSide &
  Readonly<{
    id: string
    customerId: string
    title: string
    details: string
    category: string
    budget: string
    country: string
    state: string
    city: string
    status: JobStatus
    postedAt: Date
    assignedAt: Date | null
    completedAt: Date | null
    doubtableUntil: Date | null
    doubtedAt: Date | null
    doubtReason: string | null
    expiresAt: Date
    assignedBusinessId: string | null
    pictureIds: string[]
    neededBy: string | null
    /** Its rank in the list that it was read for. */
    rank: string
  }>

/** A query with the columns `id` and `rank`. */
export type IdQuery = (bind: Bind) => string

/** Reads the jobs of a query with pictures, bids and rating in one statement, by index: the greatest rank first, then the newest. `viewer` is the business that looks; null for the customer. */
export async function readCards(db: Db, idQuery: IdQuery, viewer: string | null, now: Date): Promise<JobCard[]> {
  const { bind, run } = statement()
  const side = viewer === null ? columnsForCustomer(bind, now) : columnsForBusiness(`${bind(viewer)}::uuid`)
  return await run<JobCard>(
    db,
    `select j.id, j.customer_id as "customerId", j.title, j.details, j.category, j.budget, j.country, j.state, j.city,
      ${statusNow(bind, now)} as status,
      j.posted_at as "postedAt", j.assigned_at as "assignedAt", j.completed_at as "completedAt",
      ${doubtableUntil(bind, now)} as "doubtableUntil", j.doubted_at as "doubtedAt", j.doubt_reason as "doubtReason",
      j.expires_at as "expiresAt", j.assigned_business_id as "assignedBusinessId",
      array(select file_id from job_pictures where job_id = j.id order by position) as "pictureIds",
      ${ratingColumns(bind, now)},
      j.needed_by as "neededBy", page.rank::text as rank, ${side.columns}
    from (${idQuery(bind)}) as page
    join jobs j on j.id = page.id
    left join ratings r on r.job_id = j.id
    ${side.joins}
    order by page.rank desc, j.id desc`,
  )
}

/** One job, unless it is deleted or out of the viewer's sight. */
export async function readCard(db: Db, id: string, viewer: string | null, now: Date): Promise<JobCard | undefined> {
  const one: IdQuery = (bind) => `select j.id, 0 as rank from jobs j where j.id = ${bind(id)} and j.deleted_at is null
    ${viewer === null ? '' : `and ${isJobVisibleTo(`${bind(viewer)}::uuid`)}`}`
  const [card] = await readCards(db, one, viewer, now)
  return card
}

/** The two parties of a job as the other one sees them. */
export type CustomerView = Awaited<ReturnType<typeof getCustomerView>>
export type AssignedView = NonNullable<Awaited<ReturnType<typeof findAssigned>>>

export async function getCustomerView(db: Db, customerId: string) {
  return await db
    .selectFrom('accounts')
    .select(['id', 'name', 'phone', 'picture_file_id as pictureId', 'deleted_at as deletedAt'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
}

/** Where a job is to be done; null for an account that is neither its customer nor, at this moment, its assigned business. */
export async function findStreetAddress(db: Db, jobId: string, partyId: string): Promise<string | null> {
  const job = await db
    .selectFrom('jobs')
    .select('street_address as streetAddress')
    .where('id', '=', jobId)
    .where((row) => row.or([row('customer_id', '=', partyId), row('assigned_business_id', '=', partyId)]))
    .executeTakeFirst()
  return job?.streetAddress ?? null
}

/** The business that a job is assigned to, with the terms of its bid. */
export async function findAssigned(db: Db, jobId: string) {
  return await db
    .selectFrom('jobs')
    .innerJoin('accounts', 'accounts.id', 'jobs.assigned_business_id')
    .innerJoin('businesses', 'businesses.account_id', 'jobs.assigned_business_id')
    .innerJoin('bids', 'bids.id', 'jobs.assigned_bid_id')
    .select([
      'accounts.id',
      'accounts.name',
      'accounts.deleted_at as deletedAt',
      'businesses.business_name as businessName',
      'businesses.business_phone as businessPhone',
      'businesses.logo_file_id as logoId',
      'businesses.has_license as hasLicense',
      'businesses.has_insurance as hasInsurance',
      'businesses.license_checked_at as licenseCheckedAt',
      'businesses.insurance_checked_at as insuranceCheckedAt',
      'businesses.rating_count as ratingCount',
      'businesses.rating_sum as ratingSum',
      'businesses.jobs_completed as jobsCompleted',
      'businesses.stepped_down as steppedDown',
      'bids.amount',
      'bids.can_start as canStart',
    ])
    .where('jobs.id', '=', jobId)
    .executeTakeFirst()
}
