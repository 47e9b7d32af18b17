import { MOST_COUNTED } from '../../generated/limits.ts'
import type { Db } from '../platform/db/connection.ts'
import { statement, type Bind } from '../platform/db/statement.ts'
import { readCards, type JobCard } from './repository-job-cards.ts'
import { isOpen, isJobVisibleTo, isThreadVisible, isBidNew } from '../schema/expressions.ts'
import {
  NO_LIMITS,
  ofBusiness,
  ofCustomer,
  type BusinessFilter,
  type BusinessViewer,
  type CustomerFilter,
  type CustomerViewer,
} from './repository-list-filters.ts'
import type { Order, Slice, Source } from './repository-list-slices.ts'
import type { Role } from '../schema/column-types.ts'

/** Which part of a list, or of some jobs of it: what follows a job that was already seen, or else a numbered page. */
export type Window = Readonly<{ after: Slice['after']; page: number; limit: number; among?: Slice['among'] }>

/** The jobs of any of the filters, in order, without those of other pages; one more than `limit` where the list goes on. */
type Listing<Filter> = Readonly<{ filters: readonly Filter[]; order: Order; window: Window; now: Date }>

/** A customer's own jobs. */
export async function listCustomerJobs(
  db: Db,
  viewer: CustomerViewer,
  { filters, order, window, now }: Listing<CustomerFilter>,
): Promise<JobCard[]> {
  const sources = (bind: Bind) => filters.flatMap((filter) => ofCustomer(bind, viewer, { filter, order, now }))
  return await readCards(db, (bind) => pageOf(bind, sources(bind), order, window), null, now)
}

/** The jobs that a business may see. */
export async function listBusinessJobs(
  db: Db,
  seeker: BusinessViewer,
  { filters, order, window, now }: Listing<BusinessFilter>,
): Promise<JobCard[]> {
  const sources = (bind: Bind) => filters.flatMap((filter) => ofBusiness(bind, seeker, { filter, order, now }))
  return await readCards(db, (bind) => pageOf(bind, sources(bind), order, window), seeker.businessId, now)
}

/** What chips stand for, in their order. */
const customerChips = ['all', 'open', 'inprogress', 'toRate', 'completed', 'expired'] as const
const businessChips = ['all', 'findWork', 'myBids', 'won', 'done'] as const

/** How many jobs a filter lists, at most `MOST_COUNTED`. */
export type Count = Readonly<{ shows: CustomerFilter | BusinessFilter; count: number }>

/** How many jobs each chip of a customer lists. */
export async function countCustomerJobs(db: Db, viewer: CustomerViewer, now: Date): Promise<Count[]> {
  return await count(db, customerChips, (bind, filter) => ofCustomer(bind, viewer, { filter, order: 'newest', now }))
}

/** How many jobs each chip of a business lists. */
export async function countBusinessJobs(db: Db, seeker: BusinessViewer, now: Date): Promise<Count[]> {
  return await count(db, businessChips, (bind, filter) => ofBusiness(bind, seeker, { filter, order: 'newest', now }))
}

async function count<Chip extends Count['shows']>(
  db: Db,
  chips: readonly Chip[],
  sourcesOf: (bind: Bind, chip: Chip) => readonly Source[],
): Promise<Count[]> {
  const { bind, run } = statement()
  const slice: Slice = { kind: 'counted', after: undefined, limit: MOST_COUNTED }
  const counts = chips.map((chip) => {
    const found = sourcesOf(bind, chip).map(({ read }) => read(slice))
    return `(select count(*) from (select id from (${found.join(' union ')}) as found limit ${MOST_COUNTED}) as c)`
  })
  const [row] = await run<{ counts: number[] }>(db, `select array[${counts.join(', ')}]::int[] as counts`)
  return chips.map((shows, index) => ({ shows, count: row?.counts[index] ?? 0 }))
}

/** Maximum jobs in a group above the list. The list shows the other waiting jobs. */
const WAITING = 50

/** The job of each row of a table, looked up one by one: PostgreSQL must not read all jobs from the newest on. */
const jobOf = (table: string): string => `select * from jobs where jobs.id = ${table}.job_id offset 0`

/** The jobs about which somebody wrote what this side has not seen; from what is unread on, one by one like jobs. */
function unreadBy(bind: Bind, side: Role, id: string): string {
  return `(select distinct page.job_id as id
    from thread_sides mine
    cross join lateral (select * from threads where threads.id = mine.thread_id offset 0) as page
    cross join lateral (${jobOf('page')}) as j
    join accounts other on other.id = ${side === 'customer' ? 'page.business_id' : 'j.customer_id'}
    where mine.account_id = ${bind(id)} and mine.side = '${side}' and mine.unread > 0 and j.deleted_at is null
      and ${isThreadVisible[side]}
    order by page.job_id desc limit ${WAITING})`
}

/** A customer's jobs with new bids, without their rating or with unread messages, newest first. */
export async function listActionableForCustomer(db: Db, customerId: string, now: Date): Promise<JobCard[]> {
  const waiting = (bind: Bind) => `select id, 0 as rank from (
    (select distinct b.job_id as id from bids b cross join lateral (${jobOf('b')}) as j
      where b.unseen_by = ${bind(customerId)} and ${isBidNew} and ${isOpen(bind, now)} and j.deleted_at is null
      order by b.job_id desc limit ${WAITING})
    union ${ofCustomer(bind, { customerId, limits: NO_LIMITS }, { filter: 'toRate', order: 'newest', now })
      .map(({ read }) => read({ kind: 'newest', after: undefined, limit: WAITING }))
      .map((toRate) => `(select id from ${toRate} as rated)`)
      .join('')}
    union ${unreadBy(bind, 'customer', customerId)}
  ) as found order by id desc limit ${WAITING}`
  return await readCards(db, waiting, null, now)
}

/** The jobs of a business that it has not looked at since they were given to it to do, that it is invited to, or with unread messages, newest first. */
export async function listWaitingForBusiness(db: Db, businessId: string, now: Date): Promise<JobCard[]> {
  const waiting = (bind: Bind) => `select id, 0 as rank from (
    (select j.id from jobs j
      where j.unseen_by = ${bind(businessId)} and j.assigned_business_id = j.unseen_by and j.status = 'inprogress'
      order by j.id desc limit ${WAITING})
    union (select i.job_id as id from invitations i cross join lateral (${jobOf('i')}) as j
      where i.business_id = ${bind(businessId)} and i.declined_at is null and j.deleted_at is null
        and ${isOpen(bind, now)} and ${isJobVisibleTo('i.business_id')}
        and not exists (select from bids b where b.job_id = i.job_id and b.business_id = i.business_id)
      order by i.job_id desc limit ${WAITING})
    union ${unreadBy(bind, 'business', businessId)}
  ) as found order by id desc limit ${WAITING}`
  return await readCards(db, waiting, businessId, now)
}

/** The first page of ten, and the one job more that says whether the list goes on. */
const SHORTEST_REACH = 11

/**
 * A page out of what its sources give, each read only as far as the page may need. A limit inside is part of the text, because
 * PostgreSQL plans by it; it is rounded up to one of few steps, because each text is prepared separately.
 */
function pageOf(bind: Bind, sources: readonly Source[], order: Order, window: Window): string {
  const { after, limit, among } = window
  const skipped = after === undefined ? (window.page - 1) * limit : 0
  const steps = Math.ceil(Math.log2((skipped + limit + 1) / SHORTEST_REACH))
  const reach = SHORTEST_REACH * 2 ** Math.max(steps, 0)
  const found = sources.flatMap(({ mayPress, read }) => {
    if (order !== 'neededBy') return [read({ kind: order, after, limit: reach, among })]
    const isResting = after?.rank === '0'
    const resting = read({ kind: 'resting', after: isResting ? after : undefined, limit: reach, among })
    return mayPress && !isResting ? [read({ kind: 'pressing', after, limit: reach, among }), resting] : [resting]
  })
  return `select id, rank from (${found.join(' union ')}) as found
    order by rank desc, id desc limit ${bind(limit + 1)} offset ${bind(skipped)}`
}
