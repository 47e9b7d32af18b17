import type { Db } from '../platform/db/connection.ts'
import type { JobStatus } from '../schema/columns.ts'
import type { Area } from '../accounts/rows-businesses.ts'
import { readCards, type JobCard } from './rows-cards.ts'
import { isOpen, isPastTime } from './rows-expiry.ts'
import { isInSight } from './rows-sight.ts'
import type { Bind } from '../platform/db/statement.ts'

/** Which part of a list: what follows a job that was already seen, or else a numbered page. */
export type Window = Readonly<{ after: string | undefined; page: number; limit: number }>

/** Newest first, without the jobs of other pages; one more than `limit` where the list goes on. */
type Listing = Readonly<{ statuses: readonly JobStatus[]; window: Window; now: Date }>

/** A customer's own jobs. Each status is read along its own index, so that a rare one is not searched for among the rest. */
export async function listCustomerJobs(db: Db, customerId: string, listing: Listing): Promise<JobCard[]> {
  const { statuses, now, window } = listing
  const branches = (bind: Bind): string[] => {
    const own = (which: string) => `(select id from jobs j
      where j.customer_id = ${bind(customerId)} and j.deleted_at is null ${which} ${after(bind, window)} ${newest(window)})`
    return statuses.length === 0 ? [own('')] : statuses.flatMap((status) => storedAs(bind, status, now)).map(own)
  }
  return await readCards(db, (bind) => cut(branches(bind), window), null, now)
}

/** What a client asked for, where that is less than all that it may see. */
export type Narrowing = Readonly<{
  state: string | undefined
  cities: readonly string[] | undefined
  categories: readonly string[] | undefined
}>
type NarrowedArea = Area & Readonly<{ narrowing: Narrowing }>

/** The jobs that a business may see: open ones in its area, and all that it bid on. A job found both ways is one job. */
export async function listBusinessJobs(
  db: Db,
  businessId: string,
  area: NarrowedArea,
  listing: Listing,
): Promise<JobCard[]> {
  const { statuses, window, now } = listing
  const isOpenWanted = statuses.length === 0 || statuses.includes('open')
  const branches = (bind: Bind): string[] => [
    ofBids(bind, businessId, area.narrowing, listing),
    ...(isOpenWanted ? [ofArea(bind, area, listing)] : []),
  ]
  return await readCards(db, (bind) => cut(branches(bind), window), businessId, now)
}

/** The newest of each city and trade, each read along the index, so that none is read further than the page needs. */
function ofArea(bind: Bind, { country, state, cities, categories, narrowing }: NarrowedArea, { window, now }: Listing) {
  const places = narrowing.state === undefined || narrowing.state === state ? cities : []
  return `(select near.id
    from unnest(${bind(wantedOf(places, narrowing.cities))}::text[]) as place(city)
    cross join unnest(${bind(wantedOf(categories, narrowing.categories))}::text[]) as trade(category)
    cross join lateral (
      select j.id from jobs j
      where ${isOpen(bind, now)} and j.deleted_at is null and j.state = ${bind(state)} and j.category = trade.category
        and j.city = place.city and j.country = ${bind(country)} and ${isInSight}
        ${after(bind, window)} ${newest(window)}
    ) as near)`
}

function wantedOf(names: readonly string[], wanted: readonly string[] | undefined): readonly string[] {
  return wanted === undefined ? names : names.filter((name) => wanted.includes(name))
}

/**
 * All that the business bid on, newest first along its bids, which stops when the page is full. The limit inside keeps
 * PostgreSQL from joining the two tables whole. A status that few of its jobs have costs a look at each of its bids.
 */
function ofBids(bind: Bind, businessId: string, narrowing: Narrowing, { statuses, window, now }: Listing): string {
  const { state, cities, categories } = narrowing
  const wanted = statuses.flatMap((status) => storedAs(bind, status, now)).map((which) => `(true ${which})`)
  const conditions = [
    'j.deleted_at is null',
    isInSight,
    ...(state === undefined ? [] : [`j.state = ${bind(state)}`]),
    ...(cities === undefined ? [] : [`j.city = any(${bind(cities)}::text[])`]),
    ...(categories === undefined ? [] : [`j.category = any(${bind(categories)}::text[])`]),
    ...(wanted.length === 0 ? [] : [`(${wanted.join(' or ')})`]),
  ]
  const seen = window.after === undefined ? '' : `and b.job_id < ${bind(window.after)}`
  return `(select mine.id
    from bids b
    cross join lateral (select j.id from jobs j where j.id = b.job_id and ${conditions.join(' and ')} limit 1) as mine
    where b.business_id = ${bind(businessId)} ${seen} order by b.job_id desc limit ${reach(window)})`
}

/** How a status is stored: a job past its time may still say open until the sweep comes by. */
function storedAs(bind: Bind, status: JobStatus, now: Date): string[] {
  switch (status) {
    case 'open':
      return [`and ${isOpen(bind, now)}`]
    case 'expired':
      return [`and j.status = 'expired'`, `and ${isPastTime(bind, now)}`]
    case 'inprogress':
    case 'completed':
      return [`and j.status = '${status}'`]
  }
}

/** Only what follows the job that was seen last: ids are made in the order of time, so newer jobs have greater ones. */
function after(bind: Bind, window: Window): string {
  return window.after === undefined ? '' : `and j.id < ${bind(window.after)}`
}

/** As many as the page may need of any one branch. */
function newest(window: Window): string {
  return `order by j.id desc limit ${reach(window)}`
}

function reach(window: Window): number {
  return skipped(window) + window.limit + 1
}

function skipped({ after: seen, page, limit }: Window): number {
  return seen === undefined ? (page - 1) * limit : 0
}

/** The page out of what its branches found. */
function cut(branches: readonly string[], window: Window): string {
  return `select id from (${branches.join(' union ')}) as found
    order by id desc limit ${window.limit + 1} offset ${skipped(window)}`
}
