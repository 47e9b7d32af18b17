import { bidOutcomeOf, hasApplied, type BidOutcome } from '../../machines/job/standing.ts'
import { barOf, type BiddingBar } from '../accounts/rules-standing.ts'
import { Refusal } from '../platform/refusal.ts'
import { findBids } from '../bids/rows.ts'
import { getArea, type Area } from '../accounts/rows-businesses.ts'
import {
  findAssigned,
  getCustomerView,
  readCard,
  type AssignedView,
  type CustomerView,
  type JobCard,
  type Order,
} from './rows-cards.ts'
import {
  countBusinessJobs,
  countCustomerJobs,
  listBusinessJobs,
  listCustomerJobs,
  listWaitingForBusiness,
  listWaitingForCustomer,
  type Count,
} from './rows-lists.ts'
import type { BusinessFilter, CustomerFilter } from './rows-filters.ts'
import { noteBidsSeen, noteJobSeen } from './rows.ts'
import type { components } from '../../generated/api.ts'
import type { BidRow } from '../schema/tables.ts'
import type { Caller } from '../platform/caller.ts'
import { partyOf } from './rules-ask.ts'
import { cursorAfter, cursorAfterRanked, rankedBehind } from '../platform/cursor.ts'
import type { Tools } from '../tools.ts'

export type ListQuery<Filter> = Readonly<{
  page: number
  limit: number
  /** Jobs of any of these. */
  filters: readonly Filter[]
  order: Order
  cursor: string | undefined
  /** Whether counts and what waits are asked for. */
  wantsOverview: boolean
}>
type Waiting = components['schemas']['Waiting']
/** A job's card, as its viewer sees it. */
export type SeenCard = JobCard &
  Readonly<{ bidOutcome: BidOutcome | null; hasApplied: boolean; waits: readonly Waiting[] }>
/** How many jobs there are of each kind, and those with something that waits for the viewer. */
type Overview = Readonly<{ counts: readonly Count[]; waiting: readonly SeenCard[] }>
export type Page = Readonly<{ jobs: readonly SeenCard[]; nextCursor: string | null; overview: Overview | null }>

/** The customer's own jobs, in order. */
export async function customerJobs(tools: Tools, caller: Caller, query: ListQuery<CustomerFilter>): Promise<Page> {
  const { db } = tools
  const now = tools.now()
  const [found, overview] = await Promise.all([
    listCustomerJobs(db, caller.id, listingOf(query, now)),
    query.wantsOverview
      ? overviewOf(caller, countCustomerJobs(db, caller.id, now), listWaitingForCustomer(db, caller.id, now))
      : null,
  ])
  return pageOf(caller, query, found, overview)
}

/** What a client would rather see less of; empty and missing ask for nothing less. */
export type Wishes = Readonly<{ state: string; cities: readonly string[]; categories: readonly string[] }>

/** Open jobs in the business's area and all that it bid on, in order; wishes narrow that and never widen it. */
export async function businessJobs(
  tools: Tools,
  caller: Caller,
  wishes: Wishes,
  query: ListQuery<BusinessFilter>,
): Promise<Page> {
  const { db } = tools
  const now = tools.now()
  const area = await getArea(db, caller.id)
  const narrowing = {
    state: wishes.state === '' || wishes.state === area.state ? undefined : wishes.state,
    cities: narrower(wishes.cities, area.cities),
    categories: narrower(wishes.categories, area.categories),
  }
  const seeker = { businessId: caller.id, area: { ...area, narrowing } }
  const [found, overview] = await Promise.all([
    listBusinessJobs(db, seeker, listingOf(query, now)),
    query.wantsOverview
      ? overviewOf(caller, countBusinessJobs(db, seeker, now), listWaitingForBusiness(db, caller.id, now))
      : null,
  ])
  return pageOf(caller, query, found, overview)
}

/** Naming everything there is narrows nothing, so that jobs which were bid on before a move stay in the list. */
function narrower(wished: readonly string[], own: readonly string[]): readonly string[] | undefined {
  return wished.length === 0 || own.every((name) => wished.includes(name)) ? undefined : wished
}

function listingOf<Filter>({ page, limit, filters, order, cursor }: ListQuery<Filter>, now: Date) {
  const after = cursor === undefined ? undefined : placeBehind(cursor)
  return { filters, order, now, window: { after, page, limit } }
}

/** Where a list goes on, whichever its order was. */
function placeBehind(cursor: string): Readonly<{ urgency: number; id: string }> {
  const { rank, id } = rankedBehind(cursor)
  return { urgency: rank, id }
}

/** One job more than the page was read, which tells whether the list goes on. */
function pageOf(
  caller: Caller,
  { limit, order }: Pick<ListQuery<never>, 'limit' | 'order'>,
  found: readonly JobCard[],
  overview: Overview | null,
): Page {
  const jobs = found.slice(0, limit).map((card) => seenBy(caller, card))
  const last = found.length > limit ? jobs.at(-1) : undefined
  return { jobs, nextCursor: last === undefined ? null : placeAfter(last, order), overview }
}

function placeAfter({ id, urgency }: JobCard, order: Order): string {
  return order === 'newest' ? cursorAfter(id) : cursorAfterRanked(urgency, id)
}

async function overviewOf(
  caller: Caller,
  counting: Promise<readonly Count[]>,
  finding: Promise<readonly JobCard[]>,
): Promise<Overview> {
  const [counts, found] = await Promise.all([counting, finding])
  return { counts, waiting: found.map((card) => seenBy(caller, card)) }
}

function seenBy(caller: Caller, card: JobCard): SeenCard {
  const { customerId: ownerId, assignedBusinessId } = card
  const bids = card.bidState === null ? [] : [{ businessId: caller.id, amount: 0, state: card.bidState }]
  const bidOutcome = bidOutcomeOf({ ownerId, assignedBusinessId, bids }, partyOf(caller))
  return { ...card, bidOutcome, hasApplied: hasApplied(bidOutcome), waits: waitsOf(caller, card) }
}

/** What of a job waits for whom. The queries of what waits find the same ones. */
function waitsOf({ role }: Caller, { status, newBidCount, rating, isNew, assignedAt, doubtedAt }: JobCard): Waiting[] {
  if (role === 'customer') {
    if (status === 'open') return newBidCount > 0 ? ['newBids'] : []
    return status === 'completed' && rating === null ? ['toRate'] : []
  }
  if (!isNew || status !== 'inprogress') return []
  return [doubtedAt !== null && assignedAt !== null && doubtedAt > assignedAt ? 'notDone' : 'won']
}

export type Details = Readonly<{
  job: SeenCard
  customer: CustomerView
  assigned: AssignedView | undefined
  /** The viewing business's own bid. */
  bid: BidRow | undefined
  /** What keeps the viewing business from bidding on any job. */
  bar: BiddingBar | null
}>

/** One job of the customer. */
export async function customerJob({ db, now }: Tools, caller: Caller, jobId: string): Promise<Details> {
  const job = await readCard(db, jobId, null, now())
  if (job === undefined) throw new Refusal('JOB_NOT_FOUND')
  if (job.customerId !== caller.id) throw new Refusal('NOT_YOURS')
  const [customer, assigned] = await Promise.all([getCustomerView(db, caller.id), findAssigned(db, job.id)])
  if (job.newBidCount > 0) await noteBidsSeen(db, job.id, caller.id)
  return { job: seenBy(caller, job), customer, assigned, bid: undefined, bar: null }
}

/** One job as a business sees it: in its area, or one that it bid on. */
export async function businessJob(tools: Tools, caller: Caller, jobId: string): Promise<Details> {
  const { db, now } = tools
  const job = await readCard(db, jobId, caller.id, now())
  if (job === undefined) throw new Refusal('JOB_NOT_FOUND')
  if (job.bidState === null && !isInArea(await getArea(db, caller.id), job)) throw new Refusal('OUTSIDE_YOUR_AREA')
  const [customer, assigned, [bid], bar] = await Promise.all([
    getCustomerView(db, job.customerId),
    findAssigned(db, job.id),
    findBids(db, job.id, [caller.id]),
    barOf(tools, db, caller),
  ])
  if (job.isNew) await noteJobSeen(db, job.id, caller.id)
  return { job: seenBy(caller, job), customer, assigned, bid, bar }
}

/** Whether a job is in the place and trade of a business. */
export function isInArea(
  area: Area,
  job: Readonly<{ country: string; state: string; city: string; category: string }>,
): boolean {
  const isNear = area.country === job.country && area.state === job.state && area.cities.includes(job.city)
  return isNear && area.categories.includes(job.category)
}
