import { sql } from 'kysely'
import type { Db } from '../platform/db/connection.ts'
import { statement } from '../platform/db/statement.ts'
import { areApart, isActiveBusiness } from '../schema/expressions.ts'
import type { JobPlace } from './repository-profile.ts'

export type BusinessProfileView = NonNullable<Awaited<ReturnType<typeof findPublicBusiness>>>

/** What everybody may know of a business, unless it is gone; or kept apart from the customer who looks, where one is named. */
export async function findPublicBusiness(db: Db, id: string, customerId: string | undefined) {
  return await db
    .selectFrom('businesses')
    .innerJoin('accounts', 'accounts.id', 'businesses.account_id')
    .select([
      'accounts.id',
      'accounts.created_at as since',
      'business_name as businessName',
      'logo_file_id as logoId',
      'categories',
      'country',
      'state',
      'cities',
      'radius',
      'jobs_completed as jobsCompleted',
      'stepped_down as steppedDown',
      'rating_count as ratingCount',
      'rating_sum as ratingSum',
      'star_counts as starCounts',
      'has_license as hasLicense',
      'has_insurance as hasInsurance',
      'hidden as isHidden',
      'license_checked_at as licenseCheckedAt',
      'insurance_checked_at as insuranceCheckedAt',
      sql<
        string[]
      >`array(select shown_as from business_pictures p where p.business_id = businesses.account_id order by position)`.as(
        'pictures',
      ),
    ])
    .where('businesses.account_id', '=', id)
    .where('is_gone', '=', false)
    .$if(customerId !== undefined, (query) => query.where(isWithinReach(customerId ?? '')))
    .executeTakeFirst()
}

/** Whether a row of `businesses` is not kept apart from a customer. */
const isWithinReach = (customerId: string) => sql<boolean>`not exists (
  select from blocks where blocks.customer_id = ${customerId} and blocks.business_id = businesses.account_id)`

/** Whether a business can be looked at, by a customer where one is named. */
export async function isKnown(db: Db, id: string, customerId: string | undefined): Promise<boolean> {
  const { bind, run } = statement()
  const reach = customerId === undefined ? '' : `and not ${areApart(`${bind(customerId)}::uuid`, 'account_id')}`
  const rows = await run(
    db,
    `select from businesses join accounts on accounts.id = account_id where account_id = ${bind(id)} and not is_gone ${reach}`,
  )
  return rows.length > 0
}

/** A rating as everybody may read it. */
export type Review = Readonly<{
  id: string
  rating: number
  comment: string | null
  reply: string | null
  category: string
  completedAt: Date
  customerId: string
  /** The whole name; null for one who is gone. */
  customerName: string | null
}>

/** What to read: `before` is the review that the page before ended at. */
type Window = Readonly<{ before: string | undefined; limit: number }>

/** The reviews of a business, newest first. */
export async function listReviews(db: Db, businessId: string, { before, limit }: Window): Promise<Review[]> {
  const { bind, run } = statement()
  return await run<Review>(
    db,
    `select r.id, r.rating, r.comment, r.reply, j.category, j.completed_at as "completedAt",
      j.customer_id as "customerId", case when not a.is_gone then a.name end as "customerName"
    from ratings r
    join jobs j on j.id = r.job_id
    join accounts a on a.id = j.customer_id
    where r.business_id = ${bind(businessId)} ${before === undefined ? '' : `and r.id < ${bind(before)}`}
    order by r.id desc limit ${bind(limit)}`,
  )
}

/** How many active businesses work in the place and category of a job of a customer, and are not kept apart from them; at most `limit`. */
export async function countMatching(
  db: Db,
  customerId: string,
  { country, state, city, category }: JobPlace,
  limit: number,
): Promise<number> {
  const { bind, run } = statement()
  const [row] = await run<{ count: number }>(
    db,
    `select count(*) as count from (
      select from business_areas a cross join lateral (${isActiveBusiness}) as here
      where a.state = ${bind(state)} and a.city = ${bind(city)} and a.category = ${bind(category)}
        and a.country = ${bind(country)} and not ${areApart(`${bind(customerId)}::uuid`, 'a.business_id')}
      limit ${bind(limit)}
    ) as matching`,
  )
  return row?.count ?? 0
}
