import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../db/connection.ts'
import type { JobStatus } from '../db/schema.ts'
import type { Area } from './businesses.ts'
import { readCards, type JobCard } from './job-cards.ts'

/** Which part of a list: what follows a job that was already seen, or else a numbered page. */
export type Window = Readonly<{ after: string | undefined; page: number; limit: number }>

/** Newest first, without the jobs of other pages; one more than `limit` where the list goes on. */
type Listing = Readonly<{ statuses: readonly JobStatus[]; window: Window; now: Date }>

/** A customer's own jobs. Each status is read along its own index, so that a rare one is not searched for among the rest. */
export async function listCustomerJobs(db: Db, customerId: string, listing: Listing): Promise<JobCard[]> {
  const { statuses, now, window } = listing
  const own = (which: RawBuilder<unknown>) => sql`(select id from jobs j
    where j.customer_id = ${customerId} and j.deleted_at is null ${which} ${after(window)} ${newest(window)})`
  const branches = statuses.length === 0 ? [own(sql``)] : statuses.flatMap((status) => storedAs(status, now).map(own))
  return await readCards(db, cut(branches, window), null, now)
}

/** What a client asked for, where that is less than all that it may see. */
export type Narrowing = Readonly<{
  state: string | undefined
  cities: readonly string[] | undefined
  categories: readonly string[] | undefined
}>

/** The jobs that a business may see: open ones in its area, and all that it bid on. A job found both ways is one job. */
export async function listBusinessJobs(
  db: Db,
  businessId: string,
  area: Area & Readonly<{ narrowing: Narrowing }>,
  listing: Listing,
): Promise<JobCard[]> {
  const { statuses, window, now } = listing
  const isOpenWanted = statuses.length === 0 || statuses.includes('open')
  const branches = [ofBids(businessId, area.narrowing, listing), ...(isOpenWanted ? [ofArea(area, listing)] : [])]
  return await readCards(db, cut(branches, window), businessId, now)
}

/** The newest of each city and trade, each read along the index, so that none is read further than the page needs. */
function ofArea(
  { country, state, cities, categories, narrowing }: Area & { narrowing: Narrowing },
  { window, now }: Listing,
) {
  const places = narrowing.state === undefined || narrowing.state === state ? cities : []
  return sql`(select near.id
    from unnest(${wantedOf(places, narrowing.cities)}::text[]) as place(city)
    cross join unnest(${wantedOf(categories, narrowing.categories)}::text[]) as trade(category)
    cross join lateral (
      select j.id from jobs j
      where j.status = 'open' and j.deleted_at is null and j.state = ${state} and j.category = trade.category
        and j.city = place.city and j.country = ${country} and j.expires_at > ${now} ${after(window)} ${newest(window)}
    ) as near)`
}

function wantedOf(names: readonly string[], wanted: readonly string[] | undefined): readonly string[] {
  return wanted === undefined ? names : names.filter((name) => wanted.includes(name))
}

/**
 * All that the business bid on, newest first along its bids, which stops when the page is full. The limit inside keeps
 * PostgreSQL from joining the two tables whole. A status that few of its jobs have costs a look at each of its bids.
 */
function ofBids(businessId: string, { state, cities, categories }: Narrowing, { statuses, window, now }: Listing) {
  const wanted = statuses.flatMap((status) => storedAs(status, now)).map((which) => sql`(true ${which})`)
  const conditions = [
    sql`j.deleted_at is null`,
    ...(state === undefined ? [] : [sql`j.state = ${state}`]),
    ...(cities === undefined ? [] : [sql`j.city = any(${cities}::text[])`]),
    ...(categories === undefined ? [] : [sql`j.category = any(${categories}::text[])`]),
    ...(wanted.length === 0 ? [] : [sql`(${sql.join(wanted, sql` or `)})`]),
  ]
  const seen = window.after === undefined ? sql`` : sql`and b.job_id < ${window.after}`
  return sql`(select mine.id
    from bids b
    cross join lateral (select j.id from jobs j where j.id = b.job_id and ${sql.join(conditions, sql` and `)} limit 1) as mine
    where b.business_id = ${businessId} ${seen} order by b.job_id desc limit ${reach(window)})`
}

/** How a status is stored: a job past its time may still say open until the sweep comes by. */
function storedAs(status: JobStatus, now: Date): RawBuilder<unknown>[] {
  switch (status) {
    case 'open':
      return [sql`and j.status = 'open' and j.expires_at > ${now}`]
    case 'expired':
      return [sql`and j.status = 'expired'`, sql`and j.status = 'open' and j.expires_at <= ${now}`]
    case 'inprogress':
    case 'completed':
      return [sql`and j.status = ${sql.lit(status)}`]
  }
}

/** Only what follows the job that was seen last: ids are made in the order of time, so newer jobs have greater ones. */
function after(window: Window): RawBuilder<unknown> {
  return window.after === undefined ? sql`` : sql`and j.id < ${window.after}`
}

/** As many as the page may need of any one branch. */
function newest(window: Window): RawBuilder<unknown> {
  return sql`order by j.id desc limit ${reach(window)}`
}

function reach(window: Window): number {
  return skipped(window) + window.limit + 1
}

function skipped({ after: seen, page, limit }: Window): number {
  return seen === undefined ? (page - 1) * limit : 0
}

/** The page out of what its branches found. */
function cut(branches: readonly RawBuilder<unknown>[], window: Window): RawBuilder<unknown> {
  return sql`select id from (${sql.join(branches, sql` union `)}) as found
    order by id desc limit ${window.limit + 1} offset ${skipped(window)}`
}
