import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../platform/db/connection.ts'
import { statement } from '../platform/db/statement.ts'
import { areApart, isBidVisible, unreadOfBid } from '../schema/expressions.ts'

/** A bid as the customer sees it, with details of the business. `place` holds its sort key values. */
export type InterestView = Awaited<ReturnType<typeof listInterests>>[number]

/** One thing that bids are ordered by, as text that PostgreSQL reads back to the very same value. */
type Key = Readonly<{
  value: RawBuilder<unknown>
  text?: RawBuilder<string>
  type: 'bool' | 'numeric' | 'timestamptz' | 'uuid'
}>

const isDeclined: Key = { value: sql`(bids.state = 'declined')`, type: 'bool' }
const amount: Key = { value: sql`bids.amount`, type: 'numeric' }
const id: Key = { value: sql`bids.id`, type: 'uuid' }
/** As it is shown, with one decimal: what looks equal is ordered by how many gave it. */
const worstMean: Key = {
  value: sql`coalesce(-round(businesses.rating_sum * 10.0 / nullif(businesses.rating_count, 0)), 0)`,
  type: 'numeric',
}
const fewestRatings: Key = { value: sql`(-businesses.rating_count)`, type: 'numeric' }
const stands: Key = { value: sql`(bids.state = 'standing')`, type: 'bool' }
const created: Key = {
  value: sql`bids.created_at`,
  text: sql`to_char(bids.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  type: 'timestamptz',
}

/** What bids are ordered by, of all keys the same way, so that a page begins behind the keys of the bid before it. */
const orders = {
  plain: { keys: [amount, id], way: sql`asc`, behind: sql`>` },
  price: { keys: [isDeclined, amount, id], way: sql`asc`, behind: sql`>` },
  rating: { keys: [isDeclined, worstMean, fewestRatings, amount, id], way: sql`asc`, behind: sql`>` },
  newest: { keys: [stands, created, id], way: sql`desc`, behind: sql`<` },
} as const satisfies Readonly<
  Record<string, { keys: readonly Key[]; way: RawBuilder<unknown>; behind: RawBuilder<unknown> }>
>

/** `price`, `rating` and `newest` have what was declined last; `plain` is by price whatever became of a bid. */
export type InterestOrder = keyof typeof orders

const patterns = {
  bool: /^(true|false)$/,
  numeric: /^-?\d{1,10}(\.\d{1,2})?$/,
  timestamptz: /^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/,
  uuid: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/,
} as const

/** Whether texts can be the place of a bid in an order; what clients send back is theirs. */
export function isPlaceIn(order: InterestOrder, place: readonly string[]): boolean {
  const { keys } = orders[order]
  return (
    place.length === keys.length &&
    keys.every(({ type }, index) => {
      const text = place[index] ?? ''
      return patterns[type].test(text) && (type !== 'timestamptz' || isTime(text))
    })
  )
}

/** Days that no month has are read as others. */
function isTime(text: string): boolean {
  const time = new Date(text)
  return !Number.isNaN(time.getTime()) && time.toISOString().slice(0, 19) === text.slice(0, 19)
}

type Listing = Readonly<{
  order: InterestOrder
  /** The place of the bid before the first one; null for the top of the list. */
  after: readonly string[] | null
  limit: number
}>

/** The bid of one business on a job, unless it was withdrawn or ended. */
export async function findInterest(db: Db, jobId: string, businessId: string): Promise<InterestView | undefined> {
  const one = { order: 'plain', after: null, limit: 1 } as const
  return (await listInterests(db, jobId, one, businessId))[0]
}

/** How many bids stand on a job. */
export async function countStanding(db: Db, jobId: string): Promise<number> {
  const { bind, run } = statement()
  const [row] = await run<{ count: number }>(
    db,
    `select count(*) as count from bids b join jobs j on j.id = b.job_id
    where b.job_id = ${bind(jobId)} and b.state = 'standing' and ${isBidVisible}`,
  )
  return row?.count ?? 0
}

/** The bids on a job that its customer sees. By price and time they are read along an index; by rating all bids of the job are. */
export async function listInterests(db: Db, jobId: string, { order, after, limit }: Listing, businessId?: string) {
  const { keys, way, behind } = orders[order]
  const values = sql.join(keys.map(({ value }) => value))
  const place = (texts: readonly string[]) =>
    sql.join(keys.map(({ type }, index) => sql`${texts[index]}::${sql.raw(type)}`))
  return await db
    .selectFrom('bids')
    .innerJoin('businesses', 'businesses.account_id', 'bids.business_id')
    .innerJoin('accounts', 'accounts.id', 'bids.business_id')
    .innerJoin('jobs', 'jobs.id', 'bids.job_id')
    .select([
      'bids.id',
      'bids.job_id as jobId',
      'bids.business_id as businessId',
      'businesses.business_name as businessName',
      'accounts.deleted_at as deletedAt',
      'businesses.logo_file_id as logoId',
      'businesses.rating_count as ratingCount',
      'businesses.rating_sum as ratingSum',
      'businesses.jobs_completed as jobsCompleted',
      'businesses.stepped_down as steppedDown',
      'businesses.has_license as hasLicense',
      'businesses.has_insurance as hasInsurance',
      'businesses.license_checked_at as licenseCheckedAt',
      'businesses.insurance_checked_at as insuranceCheckedAt',
      'bids.amount',
      'bids.proposal',
      'bids.can_start as canStart',
      'bids.created_at as createdAt',
      'bids.updated_at as updatedAt',
      'bids.state',
      'bids.set_aside_at as setAsideAt',
      'bids.decline_reason as declineReason',
      'bids.decline_comment as declineComment',
      unreadOfBid.as('unreadMessages'),
      sql<string[]>`array[${sql.join(keys.map(({ value, text }) => text ?? sql`${value}::text`))}]`.as('place'),
    ])
    .where('bids.job_id', '=', jobId)
    .where('bids.state', '!=', sql.lit('withdrawn'))
    .where('bids.state', '!=', sql.lit('ended'))
    .where((row) =>
      row.or([
        row.and([
          row('is_gone', '=', sql.lit(false)),
          sql.raw<boolean>(`not ${areApart('jobs.customer_id', 'bids.business_id')}`),
        ]),
        row('bids.id', '=', row.ref('jobs.assigned_bid_id')),
      ]),
    )
    .$if(businessId !== undefined, (query) => query.where('bids.business_id', '=', businessId ?? ''))
    .$if(after !== null, (query) => query.where(sql<boolean>`(${values}) ${behind} (${place(after ?? [])})`))
    .orderBy(sql.join(keys.map(({ value }) => sql`${value} ${way}`)))
    .limit(limit)
    .execute()
}
