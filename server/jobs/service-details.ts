import { bidOutcomeOf, countsAsBid, type BidOutcome } from '../../machines/job/policy.ts'
import { biddingBlockReason, type BiddingBlock } from '../accounts/service-bidding-eligibility.ts'
import { DomainError } from '../platform/domain-error.ts'
import { findBids, markBidsSeen, noteJobSeen } from './repository.ts'
import { isOfferedTo } from './service-offers.ts'
import { listInvitations, type InvitationView } from './repository-invitations.ts'
import {
  findAssigned,
  findStreetAddress,
  getCustomerView,
  readCard,
  type AssignedView,
  type CustomerView,
  type JobCard,
} from './repository-job-cards.ts'
import { findEnded, type EndedView, listWorkPictures } from './repository-assignments.ts'
import type { components } from '../../generated/api.ts'
import type { BidRow } from '../schema/tables.ts'
import type { Caller } from '../platform/caller.ts'
import { jobActorFor } from './service-transition.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'

type Waiting = components['schemas']['Waiting']
/** A job's card, as its viewer sees it. */
export type JobCardForViewer = JobCard &
  Readonly<{
    /** Whether the viewer is its customer. */
    isOwn: boolean
    bidOutcome: BidOutcome | null
    hasApplied: boolean
    /** The most urgent first. */
    waits: readonly Waiting[]
  }>

/** A card as the caller sees it, with what waits for them. */
export function forViewer(caller: Caller, card: JobCard): JobCardForViewer {
  const { customerId: ownerId, assignedBusinessId } = card
  const bids = card.bidState === null ? [] : [{ businessId: caller.id, amount: 0, state: card.bidState }]
  const bidOutcome = bidOutcomeOf({ ownerId, assignedBusinessId, bids }, jobActorFor(caller))
  const isOwn = ownerId === caller.id
  return { ...card, isOwn, bidOutcome, hasApplied: countsAsBid(bidOutcome), waits: waitsOf(caller, card) }
}

/** Somebody who is in doubt or has asked comes before offers, and these before what can wait. */
const BY_URGENCY: readonly Waiting[] = ['notDone', 'unreadMessages', 'invited', 'newBids', 'toRate', 'won']

/** Jobs that wait in the order of how urgent that is; equals as they come. */
export const byUrgency = (cards: readonly JobCardForViewer[]): JobCardForViewer[] =>
  cards.toSorted((one, other) => urgencyOf(one) - urgencyOf(other))

function urgencyOf({ waits: [first] }: JobCardForViewer): number {
  return first === undefined ? BY_URGENCY.length : BY_URGENCY.indexOf(first)
}

/** Returns what awaits the caller on a job, the most urgent first. The waiting queries find the same. */
function waitsOf(caller: Caller, card: JobCard): Waiting[] {
  const found = new Set<Waiting>(actsOn(caller, card))
  if (card.unreadMessages > 0) found.add('unreadMessages')
  return BY_URGENCY.filter((wait) => found.has(wait))
}

function actsOn({ role }: Caller, card: JobCard): Waiting[] {
  const { status, newBidCount, rating, isNew, invitation, bidState } = card
  if (role === 'customer') {
    if (status === 'open') return newBidCount > 0 ? ['newBids'] : []
    return status === 'completed' && rating === null ? ['toRate'] : []
  }
  if (status === 'open') return invitation === 'sent' && bidState === null ? ['invited'] : []
  if (!isNew || status !== 'inprogress') return []
  return [isDisputed(card) ? 'notDone' : 'won']
}

/** Whether the customer said of this assignment that the work is not done. */
const isDisputed = ({ assignedAt, doubtedAt }: JobCard): boolean =>
  doubtedAt !== null && assignedAt !== null && doubtedAt > assignedAt

export type Details = Readonly<{
  job: JobCardForViewer
  customer: CustomerView
  assigned: AssignedView | undefined
  /** The viewing business's own bid. */
  bid: BidRow | undefined
  /** What the business showed of its work. */
  workPictureIds: readonly string[]
  /** The last assignment that was ended, for those that it concerns. */
  ended: EndedView | undefined
  /** Null for everybody but the customer and the assigned business, and where there is none. */
  streetAddress: string | null
  /** Whom the customer invited; empty for a business. */
  invitations: readonly InvitationView[]
  /** What keeps the viewing business from bidding on any job. */
  bar: BiddingBlock | null
  /** Who renews its membership, where that bars it and the operator names somebody. */
  renewalContact?: string | undefined
}>

/** The card of one of the customer's own jobs. Throws JOB_NOT_FOUND or NOT_YOURS. */
export async function loadOwnCard(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
  jobId: string,
): Promise<JobCard> {
  const job = await readCard(db, jobId, null, now())
  if (job === undefined) throw new DomainError('JOB_NOT_FOUND')
  if (job.customerId !== caller.id) throw new DomainError('NOT_YOURS')
  return job
}

/** One job of the customer. */
export async function customerJob({ db, now }: Deps, caller: Caller, jobId: string): Promise<Details> {
  const job = await loadOwnCard({ db, now }, caller, jobId)
  const isFree = job.assignedBusinessId === null
  const [customer, assigned, workPictureIds, ended, streetAddress, invitations] = await Promise.all([
    getCustomerView(db, caller.id),
    findAssigned(db, job.id),
    listWorkPictures(db, job.id),
    isFree ? findEnded(db, job.id) : undefined,
    findStreetAddress(db, job.id, caller.id),
    listInvitations(db, job.id),
  ])
  if (job.newBidCount > 0) await markBidsSeen(db, job.id, caller.id)
  const known = { customer, assigned, workPictureIds, ended, streetAddress, invitations }
  return { job: forViewer(caller, job), ...known, bid: undefined, bar: null }
}

/** Whether the caller may open a job: a customer their own, a business one of its area, or that it is invited to or bid on. */
export async function findJobInSight(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
  jobId: string,
): Promise<boolean> {
  const job = await readCard(db, jobId, caller.role === 'business' ? caller.id : null, now())
  if (job === undefined) return false
  if (caller.role === 'customer') return job.customerId === caller.id
  return job.bidState !== null || (await isOfferedTo(db, caller.id, job))
}

/** One job as a business sees it: in its area, or one that it is invited to or bid on. */
export async function businessJob(deps: Deps, caller: Caller, jobId: string): Promise<Details> {
  const { db, now } = deps
  const job = await readCard(db, jobId, caller.id, now())
  if (job === undefined) throw new DomainError('JOB_NOT_FOUND')
  if (job.bidState === null && !(await isOfferedTo(db, caller.id, job))) throw new DomainError('OUTSIDE_YOUR_AREA')
  const isMine = job.assignedBusinessId === caller.id
  const [customer, assigned, [bid], workPictureIds, ended, streetAddress, bar] = await Promise.all([
    getCustomerView(db, job.customerId),
    findAssigned(db, job.id),
    findBids(db, job.id, [caller.id]),
    isMine ? listWorkPictures(db, job.id) : [],
    isMine ? undefined : findEnded(db, job.id, caller.id),
    isMine ? findStreetAddress(db, job.id, caller.id) : null,
    biddingBlockReason(deps, db, caller),
  ])
  // What is not done waits until it is, however often it is looked at.
  if (job.isNew && !(job.status === 'inprogress' && isDisputed(job))) await noteJobSeen(db, job.id, caller.id)
  const renewalContact = bar === 'SUBSCRIPTION_INACTIVE' ? deps.settings.operatorContact : undefined
  const known = { customer, assigned, bid, workPictureIds, ended, streetAddress, invitations: [] }
  return { job: forViewer(caller, job), ...known, bar, renewalContact }
}
