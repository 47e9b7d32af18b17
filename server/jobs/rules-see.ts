import { bidOutcomeOf, hasApplied, type BidOutcome } from '../../machines/job/standing.ts'
import { barOf, type BiddingBar } from '../accounts/rules-standing.ts'
import type { JobStatus } from '../schema/columns.ts'
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
} from './rows-cards.ts'
import { findEnded, type EndedView } from './rows-ended.ts'
import { listWorkPictures } from './rows-work-pictures.ts'
import { listBusinessJobs, listCustomerJobs } from './rows-lists.ts'
import type { BidRow } from '../schema/tables.ts'
import type { Caller } from '../platform/caller.ts'
import { partyOf } from './rules-ask.ts'
import { cursorAfter, idBehind } from '../platform/cursor.ts'
import type { Tools } from '../tools.ts'

export type ListQuery = Readonly<{
  page: number
  limit: number
  statuses: readonly JobStatus[]
  cursor: string | undefined
}>
/** A job's card, as its viewer sees it. */
export type SeenCard = JobCard & Readonly<{ bidOutcome: BidOutcome | null; hasApplied: boolean }>
export type Page = Readonly<{ jobs: readonly SeenCard[]; nextCursor: string | null }>

/** The customer's own jobs, newest first. */
export async function customerJobs({ db, now }: Tools, caller: Caller, query: ListQuery): Promise<Page> {
  return pageOf(caller, query, await listCustomerJobs(db, caller.id, listingOf(query, now())))
}

/** What a client would rather see less of; empty and missing ask for nothing less. */
export type Wishes = Readonly<{ state: string; cities: readonly string[]; categories: readonly string[] }>

/** Open jobs in the business's area and all that it bid on, newest first; wishes narrow that and never widen it. */
export async function businessJobs(
  { db, now }: Tools,
  caller: Caller,
  wishes: Wishes,
  query: ListQuery,
): Promise<Page> {
  const area = await getArea(db, caller.id)
  const narrowing = {
    state: wishes.state === '' || wishes.state === area.state ? undefined : wishes.state,
    cities: narrower(wishes.cities, area.cities),
    categories: narrower(wishes.categories, area.categories),
  }
  return pageOf(caller, query, await listBusinessJobs(db, caller.id, { ...area, narrowing }, listingOf(query, now())))
}

/** Naming everything there is narrows nothing, so that jobs which were bid on before a move stay in the list. */
function narrower(wished: readonly string[], own: readonly string[]): readonly string[] | undefined {
  return wished.length === 0 || own.every((name) => wished.includes(name)) ? undefined : wished
}

function listingOf({ page, limit, statuses, cursor }: ListQuery, now: Date) {
  const after = cursor === undefined ? undefined : idBehind(cursor)
  return { statuses, now, window: { after, page, limit } }
}

/** One job more than the page was read, which tells whether the list goes on. */
function pageOf(caller: Caller, { limit }: ListQuery, found: readonly JobCard[]): Page {
  const jobs = found.slice(0, limit).map((card) => seenBy(caller, card))
  const last = jobs.at(-1)
  return { jobs, nextCursor: found.length > limit && last !== undefined ? cursorAfter(last.id) : null }
}

function seenBy(caller: Caller, card: JobCard): SeenCard {
  const { customerId: ownerId, assignedBusinessId } = card
  const bids = card.bidState === null ? [] : [{ businessId: caller.id, amount: 0, state: card.bidState }]
  const bidOutcome = bidOutcomeOf({ ownerId, assignedBusinessId, bids }, partyOf(caller))
  return { ...card, bidOutcome, hasApplied: hasApplied(bidOutcome) }
}

export type Details = Readonly<{
  job: SeenCard
  customer: CustomerView
  assigned: AssignedView | undefined
  /** The viewing business's own bid. */
  bid: BidRow | undefined
  /** What the business showed of its work. */
  workPictureIds: readonly string[]
  /** The last assignment that was ended, for those that it concerns. */
  ended: EndedView | undefined
  /** What keeps the viewing business from bidding on any job. */
  bar: BiddingBar | null
}>

/** One job of the customer. */
export async function customerJob({ db, now }: Tools, caller: Caller, jobId: string): Promise<Details> {
  const job = await readCard(db, jobId, null, now())
  if (job === undefined) throw new Refusal('JOB_NOT_FOUND')
  if (job.customerId !== caller.id) throw new Refusal('NOT_YOURS')
  const isFree = job.assignedBusinessId === null
  const [customer, assigned, workPictureIds, ended] = await Promise.all([
    getCustomerView(db, caller.id),
    findAssigned(db, job.id),
    listWorkPictures(db, job.id),
    isFree ? findEnded(db, job.id) : undefined,
  ])
  return { job: seenBy(caller, job), customer, assigned, bid: undefined, workPictureIds, ended, bar: null }
}

/** One job as a business sees it: in its area, or one that it bid on. */
export async function businessJob(tools: Tools, caller: Caller, jobId: string): Promise<Details> {
  const { db, now } = tools
  const job = await readCard(db, jobId, caller.id, now())
  if (job === undefined) throw new Refusal('JOB_NOT_FOUND')
  if (job.bidState === null && !isInArea(await getArea(db, caller.id), job)) throw new Refusal('OUTSIDE_YOUR_AREA')
  const isMine = job.assignedBusinessId === caller.id
  const [customer, assigned, [bid], workPictureIds, ended, bar] = await Promise.all([
    getCustomerView(db, job.customerId),
    findAssigned(db, job.id),
    findBids(db, job.id, [caller.id]),
    isMine ? listWorkPictures(db, job.id) : [],
    isMine ? undefined : findEnded(db, job.id, caller.id),
    barOf(tools, db, caller),
  ])
  return { job: seenBy(caller, job), customer, assigned, bid, workPictureIds, ended, bar }
}

/** Whether a job is in the place and trade of a business. */
export function isInArea(
  area: Area,
  job: Readonly<{ country: string; state: string; city: string; category: string }>,
): boolean {
  const isNear = area.country === job.country && area.state === job.state && area.cities.includes(job.city)
  return isNear && area.categories.includes(job.category)
}
