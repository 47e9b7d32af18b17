import type { Bind } from '../platform/db/statement.ts'
import type { JobStatus } from '../schema/column-types.ts'
import { isInTime, isOpen, isOverdue } from '../schema/expressions.ts'
import { isJobVisibleTo } from '../schema/expressions.ts'
import {
  amongst,
  columnsOf,
  orderedBy,
  part,
  rankOf,
  sliced,
  whichOf,
  type Order,
  type Slice,
  type Source,
} from './repository-list-slices.ts'

/** What a list shows: all of it, the jobs of a status, or one of the views beyond statuses. */
export type CustomerFilter = 'all' | JobStatus | 'toRate'
export type BusinessFilter = 'all' | JobStatus | 'findWork' | 'myBids' | 'won' | 'done'

/** A customer's own jobs, within limits, to be read in an order. */
export function ofCustomer(
  bind: Bind,
  viewer: CustomerViewer,
  { filter, order, now }: Asked<CustomerFilter>,
): Source[] {
  const { customerId } = viewer
  const within = limited(bind, viewer.limits)
  const own = (which: string, mayPress: boolean): Source => ({
    mayPress,
    read: (slice) => `(select ${columnsOf(slice)} from jobs j
      where j.customer_id = ${bind(customerId)} and j.deleted_at is null ${which} ${within} ${sliced(bind, slice)})`,
  })
  // PostgreSQL expects many, and would look for them among all others in their order: it is not to see the order.
  const few = (which: string): Source => ({
    mayPress: false,
    read: (slice) => `(select ${columnsOf(slice)} from (
        select j.id, j.urgency, j.budget from jobs j
        where j.customer_id = ${bind(customerId)} and j.deleted_at is null and ${which} ${within} offset 0
      ) as j where true ${sliced(bind, slice)})`,
  })
  if (filter === 'all') {
    // An index has them by budget status by status.
    return order === 'budget' ? STATUSES.map((status) => own(`and j.status = '${status}'`, false)) : [own('', true)]
  }
  if (filter === 'toRate') {
    const unrated = `j.status = 'completed' and not j.is_rated`
    return [order === 'budget' ? few(unrated) : own(`and ${unrated}`, false)]
  }
  // A value, which keeps one plan for all from the index of those past their time: it would be read whole and sorted.
  if (filter === 'open') return [own(`and j.status = ${bind(filter)} and ${isInTime(bind, now)}`, true)]
  if (filter !== 'expired') return [own(`and ${isStored(bind, filter, now)}`, isAlive(filter))]
  return [own(`and j.status = 'expired'`, false), few(isOverdue(bind, now))]
}

const STATUSES = ['open', 'inprogress', 'completed', 'expired'] as const satisfies readonly JobStatus[]

/** What is asked of a list, and when. */
export type Asked<Filter> = Readonly<{ filter: Filter; order: Order; now: Date }>

/** What a client asked for, where that is less than all that it may see. */
export type Narrowing = Readonly<{
  state: string | undefined
  cities: readonly string[] | undefined
  categories: readonly string[] | undefined
  limits: Limits
}>

/** Between which budgets, by which day, and behind which id the jobs are; undefined for any. */
export type Limits = Readonly<{
  budgetFrom: string | undefined
  budgetTo: string | undefined
  neededUntil: string | undefined
  /** Less than the ids of what was posted in time. */
  postedAfter: string | undefined
}>
export const NO_LIMITS: Limits = {
  budgetFrom: undefined,
  budgetTo: undefined,
  neededUntil: undefined,
  postedAfter: undefined,
}
/** Whose list it is, and within which limits. */
export type CustomerViewer = Readonly<{ customerId: string; limits: Limits }>
/** Whose list it is, and to what of it is narrowed. */
export type BusinessViewer = Readonly<{ businessId: string; narrowing: Narrowing }>

/** Open jobs in the area of a business or that it is invited to, and all that it bid on: a job found several ways is one job. */
export function ofBusiness(bind: Bind, viewer: BusinessViewer, { filter, now }: Asked<BusinessFilter>): Source[] {
  const { businessId, narrowing } = viewer
  const offered = (which = ''): Source[] => [ofArea(bind, viewer, now, which), ofInvitations(bind, viewer, now, which)]
  const bids = (which: string, mayPress = true) => ofOwn(bind, viewer, 'bids', which, mayPress)
  const given = (status: string, mayPress: boolean): Source => ({
    mayPress,
    read: (slice) => `(select mine.id, mine.rank from (
        select j.id, ${rankOf(slice, distanceOf('j.assigned_business_id'))} as rank from jobs j
        where j.assigned_business_id = ${bind(businessId)} and j.status = '${status}' ${narrowed(bind, narrowing)} ${whichOf(slice)}
      ) as mine where true ${part(bind, slice, 'mine.id', 'mine.rank')})`,
  })
  switch (filter) {
    case 'all':
      return [bids(''), ...offered()]
    case 'findWork': {
      // One by one: PostgreSQL must not read all bids of the business for a page.
      const unwanted = `and not exists (select from bids own
        where own.job_id = j.id and own.business_id = ${bind(businessId)} and own.state <> 'withdrawn' offset 0)`
      return offered(unwanted)
    }
    case 'myBids':
      return [bids(`and b.state <> 'withdrawn' and j.assigned_business_id is distinct from b.business_id`)]
    case 'won':
      return [given('inprogress', true)]
    case 'done':
      return [given('completed', false)]
    case 'open':
    case 'inprogress':
    case 'completed':
    case 'expired': {
      const mine = bids(`and (${isStored(bind, filter, now)})`, isAlive(filter))
      return filter === 'open' ? [mine, ...offered()] : [mine]
    }
  }
}

/** Whole miles from the nearest city of a business to the job `j`; null outside of its area. */
export const distanceOf = (business: string): string => `(select min(area.miles) from business_areas area
  where area.business_id = ${business} and area.state = j.state and area.city = j.city and area.country = j.country)`

/** Those of each city and category that the business works in, each read along the index, so that none is read further than the page needs. */
function ofArea(bind: Bind, { businessId, narrowing }: BusinessViewer, now: Date, which = ''): Source {
  const { state, cities, categories, limits } = narrowing
  const wanted = [
    ...(state === undefined ? [] : [`and area.state = ${bind(state)}`]),
    ...(cities === undefined ? [] : [`and area.city = any(${bind(cities)}::text[])`]),
    ...(categories === undefined ? [] : [`and area.category = any(${bind(categories)}::text[])`]),
  ].join(' ')
  const inPlace = `j.status = 'open' and j.deleted_at is null and j.state = area.state and j.category = area.category
    and j.city = area.city and j.country = area.country`
  const within = limited(bind, limits)
  const isOffered = `${isOpen(bind, now)} and ${isJobVisibleTo(`${bind(businessId)}::uuid`)} ${within} ${which}`
  const inArea = `${inPlace} and ${isOffered}`
  const areas = `area.business_id = ${bind(businessId)} ${wanted}`
  const isBudgeted = limits.budgetFrom !== undefined || limits.budgetTo !== undefined
  return {
    mayPress: true,
    read: (slice) => {
      const { kind, among, limit } = slice
      const rank = rankOf(slice, 'area.miles')
      // What a search found is less than what there is in all the places.
      if (among !== undefined)
        return `(select found.id, found.rank from (
          select j.id, ${rank} as rank from jobs j join business_areas area on ${areas}
          where ${inArea} ${amongst(bind, 'j.id', slice)} ${whichOf(slice)}
        ) as found where true ${part(bind, slice, 'found.id', 'found.rank')})`
      const end = kind === 'counted' ? `limit ${limit}` : kind === 'nearest' ? nearer(bind, slice) : sliced(bind, slice)
      const jobs = (from: string, where: string): string =>
        `select j.id, ${rank} as rank from ${from} as j where ${where} ${end}`
      // PostgreSQL plans once for all budgets. Many have a usual one, so it is among the newest; few have a rare one, so all with it are read.
      const near =
        isBudgeted && (kind === 'newest' || kind === 'nearest' || kind === 'resting')
          ? `with newest as materialized (
              select * from jobs j where ${inPlace} ${behindOf(bind, slice)} order by j.id desc limit ${LOOKED_AT}
            ), usual as materialized (${jobs('newest', isOffered)})
            select id, rank from usual
            union all (${jobs(
              `(select * from jobs j where ${inPlace} ${within} offset 0)`,
              `(select count(*) from usual) < ${limit} and (select count(*) from newest) = ${LOOKED_AT} and ${isOffered}`,
            )})`
          : jobs('jobs', inArea)
      return `(select near.id, near.rank from business_areas area
        cross join lateral (${near}) as near
        where ${areas} ${kind === 'counted' ? `limit ${limit}` : orderedBy(slice, 'near.id', 'near.rank')})`
    },
  }
}

/** Of an area, so many of the newest jobs are looked at for one within budgets. A budget that fewer of them have than a page is a rare one. */
const LOOKED_AT = 300

/** The end of a query over the jobs of an `area`, all of which are as near: behind a nearer one they are all still to come. */
function nearer(bind: Bind, slice: Slice): string {
  return `${behindOf(bind, slice)} order by j.id desc limit ${slice.limit}`
}

/** Only the jobs of an `area` that come after a place, in an order that goes by id among them. */
function behindOf(bind: Bind, { kind, after }: Slice): string {
  if (after === undefined) return ''
  if (kind !== 'nearest') return `and j.id < ${bind(after.id)}`
  return `and -area.miles <= ${bind(after.rank)}
    and j.id < case when -area.miles = ${bind(after.rank)} then ${bind(after.id)} else ${LAST_ID} end`
}

const LAST_ID = `'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid`

/** Open jobs to which the business is invited, unless it declined that. */
function ofInvitations(bind: Bind, viewer: BusinessViewer, now: Date, which: string): Source {
  return ofOwn(bind, viewer, 'invitations', `and b.declined_at is null and ${isOpen(bind, now)} ${which}`, true)
}

/** The jobs of the business's rows `b` in a table. The limit inside keeps PostgreSQL from joining the two tables whole. */
function ofOwn(
  bind: Bind,
  { businessId, narrowing }: BusinessViewer,
  table: 'bids' | 'invitations',
  which: string,
  mayPress: boolean,
): Source {
  return {
    mayPress,
    read: (slice) => `(select mine.id, mine.rank
    from ${table} b
    cross join lateral (select j.id, ${rankOf(slice, distanceOf('b.business_id'))} as rank from jobs j
      where j.id = b.job_id and j.deleted_at is null and ${isJobVisibleTo('b.business_id')} ${narrowed(bind, narrowing)} ${which}
        ${whichOf(slice)} limit 1) as mine
    where b.business_id = ${bind(businessId)} ${amongst(bind, 'b.job_id', slice)} ${part(bind, slice, 'b.job_id', 'mine.rank')})`,
  }
}

/** The conditions of the limits on a job `j`. */
function limited(bind: Bind, { budgetFrom, budgetTo, neededUntil, postedAfter }: Limits): string {
  return [
    ...(budgetFrom === undefined ? [] : [`and j.budget >= ${bind(budgetFrom)}`]),
    ...(budgetTo === undefined ? [] : [`and j.budget <= ${bind(budgetTo)}`]),
    ...(neededUntil === undefined ? [] : [`and j.needed_by <= ${bind(neededUntil)}`]),
    ...(postedAfter === undefined ? [] : [`and j.id > ${bind(postedAfter)}`]),
  ].join(' ')
}

function narrowed(bind: Bind, { state, cities, categories, limits }: Narrowing): string {
  return [
    ...(state === undefined ? [] : [`and j.state = ${bind(state)}`]),
    ...(cities === undefined ? [] : [`and j.city = any(${bind(cities)}::text[])`]),
    ...(categories === undefined ? [] : [`and j.category = any(${bind(categories)}::text[])`]),
    limited(bind, limits),
  ].join(' ')
}

const isAlive = (status: JobStatus): boolean => status === 'open' || status === 'inprogress'

/** How a status is stored: a job past its time may still say open until the sweep comes by. */
function isStored(bind: Bind, status: JobStatus, now: Date): string {
  switch (status) {
    case 'open':
      return isOpen(bind, now)
    case 'expired':
      return `j.status = 'expired' or ${isOverdue(bind, now)}`
    case 'inprogress':
    case 'completed':
      return `j.status = '${status}'`
  }
}
