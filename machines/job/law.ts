import { bidOf, standingOf, type Circumstances } from './standing.ts'
import type { BidFact, BidState, JobEvent, JobEventType, JobFacts, JobRefusal, Party, Standing } from './types.ts'

/** The same with what became of the job's completion and its rating. */
export type LegalFacts = Circumstances & Pick<JobFacts, 'isDoubted' | 'isDoubtOver' | 'rating'>

type Article = {
  /** Who may do it at all. */
  readonly by: readonly Standing[]
  /** What else must hold, in the order in which it is checked. */
  readonly provided: readonly ProvisionName[]
}

type ProvisionName =
  | 'noBidYet'
  | 'bidExists'
  | 'bidIsNotWithdrawn'
  | 'bidIsNotDeclined'
  | 'bidIsDeclined'
  | 'bidIsAsSeen'
  | 'businessIsAsSeen'
  | 'notDoubtedYet'
  | 'inTimeToDoubt'
  | 'ratingIsOpen'
  | 'replyIsOpen'
  | 'ratingIsAsSeen'

/**
 * Who may do what to a job, and what else must hold. The chart guards every transition with it, and `decide` names
 * the first rule that is broken, so that permission and explanation always agree.
 */
export const law: { readonly [Type in JobEventType]: Article } = {
  'bid.placed': { by: ['otherBusiness', 'bidder', 'assignedBusiness'], provided: ['bidIsNotDeclined', 'noBidYet'] },
  'bid.edited': { by: ['bidder', 'assignedBusiness'], provided: ['bidIsNotWithdrawn', 'bidIsNotDeclined'] },
  'bid.withdrawn': { by: ['bidder', 'assignedBusiness'], provided: ['bidIsNotWithdrawn', 'bidIsNotDeclined'] },
  'bid.accepted': { by: ['owner'], provided: ['bidExists', 'bidIsNotWithdrawn', 'bidIsNotDeclined', 'bidIsAsSeen'] },
  'bid.declined': { by: ['owner'], provided: ['bidExists', 'bidIsNotWithdrawn', 'bidIsNotDeclined', 'bidIsAsSeen'] },
  'bid.reconsidered': { by: ['owner'], provided: ['bidExists', 'bidIsNotWithdrawn', 'bidIsDeclined'] },
  'job.edited': { by: ['owner'], provided: [] },
  'job.deleted': { by: ['owner'], provided: [] },
  'job.completed': { by: ['assignedBusiness', 'owner', 'operator'], provided: [] },
  'assignment.ended': { by: ['assignedBusiness', 'owner'], provided: ['businessIsAsSeen'] },
  'completion.doubted': { by: ['owner'], provided: ['notDoubtedYet', 'inTimeToDoubt'] },
  'job.expired': { by: ['system'], provided: [] },
  'job.rated': { by: ['owner'], provided: [] },
  'rating.changed': { by: ['owner'], provided: ['ratingIsOpen', 'ratingIsAsSeen'] },
  'rating.answered': { by: ['assignedBusiness'], provided: ['replyIsOpen', 'ratingIsAsSeen'] },
  'rating.removed': { by: ['operator'], provided: [] },
  'job.reopened': { by: ['operator'], provided: [] },
  'job.ended': { by: ['operator'], provided: [] },
  'job.removed': { by: ['operator'], provided: [] },
}

type Provision = {
  readonly holds: (job: LegalFacts, event: JobEvent) => boolean
  readonly otherwise: JobRefusal
}

const provisions: { readonly [Name in ProvisionName]: Provision } = {
  noBidYet: {
    holds: (job, event) => stateOf(job, event) === undefined || isTakenBack(job, event),
    otherwise: 'ALREADY_BID',
  },
  bidExists: { holds: (job, event) => stateOf(job, event) !== undefined, otherwise: 'BID_NOT_FOUND' },
  bidIsNotWithdrawn: { holds: (job, event) => !isTakenBack(job, event), otherwise: 'BID_WITHDRAWN' },
  bidIsNotDeclined: { holds: (job, event) => stateOf(job, event) !== 'declined', otherwise: 'BID_DECLINED' },
  bidIsDeclined: { holds: (job, event) => stateOf(job, event) === 'declined', otherwise: 'BID_NOT_DECLINED' },
  bidIsAsSeen: {
    holds: (job, event) =>
      !('amountSeen' in event) ||
      event.amountSeen === undefined ||
      inCents(event.amountSeen) === inCents(bidNamed(job, event)?.amount),
    otherwise: 'BID_CHANGED',
  },
  businessIsAsSeen: {
    holds: ({ assignedBusinessId }, event) =>
      !('businessSeen' in event) || event.businessSeen === undefined || event.businessSeen === assignedBusinessId,
    otherwise: 'ASSIGNMENT_CHANGED',
  },
  notDoubtedYet: { holds: ({ isDoubted }) => !isDoubted, otherwise: 'ALREADY_DOUBTED' },
  inTimeToDoubt: { holds: ({ isDoubtOver }) => !isDoubtOver, otherwise: 'DOUBT_TOO_LATE' },
  ratingIsOpen: { holds: ({ rating }) => rating?.isFinal !== true, otherwise: 'RATING_FINAL' },
  replyIsOpen: { holds: ({ rating }) => rating?.reply !== 'final', otherwise: 'REPLY_FINAL' },
  ratingIsAsSeen: {
    holds: ({ rating }, event) =>
      !('revisionSeen' in event) || event.revisionSeen === undefined || event.revisionSeen === rating?.revision,
    otherwise: 'RATING_CHANGED',
  },
}

/** Why this party may never do this to this job, whatever its status; null if it may. */
export function objectionToParty(job: Circumstances, event: JobEvent): JobRefusal | null {
  const { by } = law[event.type]
  if (by.includes(standingOf(job, event.by))) return null
  if (event.by.role === 'nobody') return 'UNAUTHORIZED'
  // Whoever had the job is told what happened rather than that it never was theirs.
  if (by.includes('assignedBusiness') && bidOf(job, event.by)?.state === 'ended') return 'ASSIGNMENT_ENDED'
  return by.some((standing) => roleOf[standing] === event.by.role) ? 'NOT_YOURS' : 'ROLE_NOT_ALLOWED'
}

const roleOf: { readonly [Name in Standing]: Party['role'] } = {
  owner: 'customer',
  otherCustomer: 'customer',
  assignedBusiness: 'business',
  bidder: 'business',
  otherBusiness: 'business',
  system: 'system',
  operator: 'operator',
  nobody: 'nobody',
}

/** The first requirement that this event does not meet; null if it meets all. */
export function objectionToEvent(job: LegalFacts, event: JobEvent): JobRefusal | null {
  const broken = law[event.type].provided.find((name) => !provisions[name].holds(job, event))
  return broken ? provisions[broken].otherwise : null
}

/** The business whose bid an event is about: the one that it names, or else the one that it is by. */
export function bidderNamed(event: JobEvent): string | undefined {
  if ('businessId' in event) return event.businessId
  return event.by.role === 'business' ? event.by.id : undefined
}

function bidNamed(job: Circumstances, event: JobEvent): BidFact | undefined {
  const businessId = bidderNamed(event)
  return job.bids.find((bid) => bid.businessId === businessId)
}

const stateOf = (job: Circumstances, event: JobEvent): BidState | undefined => bidNamed(job, event)?.state

/** The bid is no offer any more, as if it had never been made. */
function isTakenBack(job: Circumstances, event: JobEvent): boolean {
  const state = stateOf(job, event)
  return state === 'withdrawn' || state === 'ended'
}

/** Amounts are compared in whole cents, because 0.1 + 0.2 is not 0.3. */
function inCents(amount: number | undefined): number | undefined {
  return amount === undefined ? undefined : Math.round(amount * 100)
}
