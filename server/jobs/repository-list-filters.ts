import type { Bind } from '../platform/db/statement.ts'
import type { JobStatus } from '../schema/column-types.ts'
import { isInTime, isOpen, isOverdue } from '../schema/expressions.ts'
import { isJobVisible } from '../schema/expressions.ts'

/** What a list shows: all of it, the jobs of a status, or one of the views beyond statuses. */
export type CustomerFilter = 'all' | JobStatus | 'toRate'
export type BusinessFilter = 'all' | JobStatus | 'findWork' | 'myBids' | 'won' | 'done'

/** The part of a list that is read, in the order of `kind`, after `after`. What is counted has no order, so that reading ends at the limit. */
export type Slice = Readonly<{
  kind: 'newest' | 'pressing' | 'resting' | 'counted'
  after: Readonly<{ urgency: number; id: string }> | undefined
  limit: number
  /** Only these; undefined for all. */
  among?: readonly string[] | undefined
}>

/** Jobs that a list is made of, read along an index of their own, so that a rare status is not searched for among the rest. */
export type Source = Readonly<{
  /** Whether any of them may press: only open jobs and running ones do. */
  mayPress: boolean
  /** A query with the columns `id` and, unless it is counted, `urgency`. */
  read: (slice: Slice) => string
}>

/** A customer's own jobs, within limits. */
export function ofCustomer(bind: Bind, viewer: CustomerViewer, filter: CustomerFilter, now: Date): Source[] {
  const { customerId } = viewer
  const within = limited(bind, viewer.limits)
  const own = (which: string, mayPress: boolean): Source => ({
    mayPress,
    read: (slice) => `(select ${columnsOf(slice)} from jobs j
      where j.customer_id = ${bind(customerId)} and j.deleted_at is null ${which} ${within} ${sliced(bind, slice)})`,
  })
  if (filter === 'all') return [own('', true)]
  if (filter === 'toRate') return [own(`and j.status = 'completed' and not j.is_rated`, false)]
  // A value, which keeps one plan for all from the index of those past their time: it would be read whole and sorted.
  if (filter === 'open') return [own(`and j.status = ${bind(filter)} and ${isInTime(bind, now)}`, true)]
  if (filter !== 'expired') return [own(`and ${isStored(bind, filter, now)}`, isAlive(filter))]
  // PostgreSQL expects many, and would look for the newest of them among all that are open: it is not to see the order.
  const pastTime: Source = {
    mayPress: false,
    read: (slice) => `(select ${columnsOf(slice)} from (
        select j.id, j.urgency from jobs j
        where j.customer_id = ${bind(customerId)} and j.deleted_at is null and ${isOverdue(bind, now)} ${within} offset 0
      ) as j where true ${sliced(bind, slice)})`,
  }
  return [own(`and j.status = 'expired'`, false), pastTime]
}

/** What is only counted may be read from an index, without a look at each job. */
const columnsOf = ({ kind }: Slice): string => (kind === 'counted' ? 'j.id' : 'j.id, j.urgency')

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

/** Open jobs in the area of a business, and all that it bid on: a job found both ways is one job. */
export function ofBusiness(bind: Bind, viewer: BusinessViewer, filter: BusinessFilter, now: Date): Source[] {
  const { businessId, narrowing } = viewer
  const bids = (which: string, mayPress = true) => ofBids(bind, businessId, narrowing, which, mayPress)
  const given = (status: string, mayPress: boolean): Source => ({
    mayPress,
    read: (slice) => `(select j.id, j.urgency from jobs j
      where j.assigned_business_id = ${bind(businessId)} and j.status = '${status}'
        ${narrowed(bind, narrowing)} ${sliced(bind, slice)})`,
  })
  switch (filter) {
    case 'all':
      return [bids(''), ofArea(bind, viewer, now)]
    case 'findWork': {
      // One by one: PostgreSQL must not read all bids of the business for a page.
      const unwanted = `and not exists (select from bids b
        where b.job_id = j.id and b.business_id = ${bind(businessId)} and b.state <> 'withdrawn' offset 0)`
      return [ofArea(bind, viewer, now, unwanted)]
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
      return filter === 'open' ? [mine, ofArea(bind, viewer, now)] : [mine]
    }
  }
}

/** Those of each city and category that the business works in, each read along the index, so that none is read further than the page needs. */
function ofArea(bind: Bind, { businessId, narrowing }: BusinessViewer, now: Date, which = ''): Source {
  const { state, cities, categories, limits } = narrowing
  const wanted = [
    ...(state === undefined ? [] : [`and me.state = ${bind(state)}`]),
    ...(cities === undefined ? [] : [`and place.city = any(${bind(cities)}::text[])`]),
    ...(categories === undefined ? [] : [`and trade.category = any(${bind(categories)}::text[])`]),
  ]
  return {
    mayPress: true,
    read: (slice) => `(select near.id, near.urgency
    from (select * from businesses where account_id = ${bind(businessId)} offset 0) as me
    cross join unnest(me.cities) as place(city) cross join unnest(me.categories) as trade(category)
    cross join lateral (
      select j.id, j.urgency from jobs j
      where ${isOpen(bind, now)} and j.deleted_at is null and j.state = me.state and j.category = trade.category
        and j.city = place.city and j.country = me.country and ${isJobVisible} ${limited(bind, limits)} ${which} ${slice.kind === 'counted' ? `limit ${slice.limit}` : sliced(bind, slice)}
    ) as near
    where true ${wanted.join(' ')} ${slice.kind === 'counted' ? `limit ${slice.limit}` : ''})`,
  }
}

/** All that the business bid on, newest first. The limit inside keeps PostgreSQL from joining the two tables whole. */
function ofBids(bind: Bind, businessId: string, narrowing: Narrowing, which: string, mayPress: boolean): Source {
  return {
    mayPress,
    read: (slice) => `(select mine.id, mine.urgency
    from bids b
    cross join lateral (select j.id, j.urgency from jobs j
      where j.id = b.job_id and j.deleted_at is null and ${isJobVisible} ${narrowed(bind, narrowing)} ${which}
        ${urgencyOf(bind, slice)} limit 1) as mine
    where b.business_id = ${bind(businessId)} ${amongst(bind, 'b.job_id', slice)}
      ${slice.kind === 'pressing' ? '' : below(bind, 'b.job_id', slice)}
    order by ${slice.kind === 'pressing' ? 'mine.urgency desc, ' : ''}b.job_id desc limit ${slice.limit})`,
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

/** The end of a query over jobs `j`: ids are made in the order of time, so newer jobs have greater ones. */
function sliced(bind: Bind, slice: Slice): string {
  const which = `${amongst(bind, 'j.id', slice)} ${urgencyOf(bind, slice)}`
  return slice.kind === 'pressing'
    ? `${which} order by j.urgency desc, j.id desc limit ${slice.limit}`
    : `${which} ${below(bind, 'j.id', slice)} order by j.id desc limit ${slice.limit}`
}

function amongst(bind: Bind, id: string, { among }: Slice): string {
  return among === undefined ? '' : `and ${id} = any(${bind(among)}::uuid[])`
}

function below(bind: Bind, id: string, { after }: Slice): string {
  return after === undefined ? '' : `and ${id} < ${bind(after.id)}`
}

function urgencyOf(bind: Bind, { kind, after }: Slice): string {
  if (kind === 'newest' || kind === 'counted') return ''
  if (kind === 'resting') return 'and j.urgency = 0'
  return `and j.urgency > 0 ${after === undefined ? '' : `and (j.urgency, j.id) < (${bind(after.urgency)}, ${bind(after.id)})`}`
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
