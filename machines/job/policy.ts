import type {
  BidFact,
  BidState,
  InvitationFact,
  JobEvent,
  JobEventType,
  JobFacts,
  JobErrorCode,
  JobActor,
  PartyRelation,
} from './types.ts'

/** The parties of a job, and what became of its completion and its rating. */
export type PolicyFacts = JobParties &
  Pick<JobFacts, 'isCompletionDisputed' | 'isDisputeWindowClosed' | 'rating' | 'invitations'>

type PolicyRule = {
  /** Who may do it at all. */
  readonly by: readonly PartyRelation[]
  /** What else must hold, in the order in which it is checked. */
  readonly requires: readonly PreconditionName[]
}

type PreconditionName =
  | 'noBidYet'
  | 'bidExists'
  | 'bidIsNotWithdrawn'
  | 'bidIsNotDeclined'
  | 'bidIsDeclined'
  | 'bidMatchesSeen'
  | 'notInvitedYet'
  | 'businessHasNoBid'
  | 'invitationsLeft'
  | 'invitationExists'
  | 'invitationIsNotDeclined'
  | 'businessIsAsSeen'
  | 'notDisputedYet'
  | 'withinDisputeWindow'
  | 'ratingIsOpen'
  | 'replyIsOpen'
  | 'ratingIsAsSeen'

/**
 * Who may do what to a job, and what else must hold. The chart guards every transition with it, and `evaluateJobEvent` names
 * the first rule that is broken, so that permission and explanation always agree.
 */
export const jobPolicy: { readonly [Type in JobEventType]: PolicyRule } = {
  'bid.placed': { by: ['otherBusiness', 'bidder', 'assignedBusiness'], requires: ['bidIsNotDeclined', 'noBidYet'] },
  'bid.edited': { by: ['bidder', 'assignedBusiness'], requires: ['bidIsNotWithdrawn', 'bidIsNotDeclined'] },
  'bid.withdrawn': { by: ['bidder', 'assignedBusiness'], requires: ['bidIsNotWithdrawn', 'bidIsNotDeclined'] },
  'bid.accepted': { by: ['owner'], requires: ['bidExists', 'bidIsNotWithdrawn', 'bidIsNotDeclined', 'bidMatchesSeen'] },
  'bid.declined': { by: ['owner'], requires: ['bidExists', 'bidIsNotWithdrawn', 'bidIsNotDeclined', 'bidMatchesSeen'] },
  'bid.reconsidered': { by: ['owner'], requires: ['bidExists', 'bidIsNotWithdrawn', 'bidIsDeclined'] },
  'business.invited': { by: ['owner'], requires: ['notInvitedYet', 'businessHasNoBid', 'invitationsLeft'] },
  'invitation.declined': {
    by: ['otherBusiness', 'bidder', 'assignedBusiness'],
    requires: ['invitationExists', 'invitationIsNotDeclined', 'noBidYet'],
  },
  'job.edited': { by: ['owner'], requires: [] },
  'job.deleted': { by: ['owner'], requires: [] },
  'job.completed': { by: ['assignedBusiness', 'owner', 'operator'], requires: [] },
  'assignment.ended': { by: ['assignedBusiness', 'owner'], requires: ['businessIsAsSeen'] },
  'completion.doubted': { by: ['owner'], requires: ['notDisputedYet', 'withinDisputeWindow'] },
  'job.expired': { by: ['system'], requires: [] },
  'job.rated': { by: ['owner'], requires: [] },
  'rating.changed': { by: ['owner'], requires: ['ratingIsOpen', 'ratingIsAsSeen'] },
  'rating.answered': { by: ['assignedBusiness'], requires: ['replyIsOpen', 'ratingIsAsSeen'] },
  'rating.removed': { by: ['operator'], requires: [] },
  'job.reopened': { by: ['operator'], requires: [] },
  'job.ended': { by: ['operator'], requires: [] },
  'job.removed': { by: ['operator'], requires: [] },
}

/** How many businesses may be invited to one job, as many as the contract takes with a new one. */
export const MOST_INVITED = 10

type Precondition = {
  readonly holds: (job: PolicyFacts, event: JobEvent) => boolean
  readonly errorCode: JobErrorCode
}

const preconditions: { readonly [Name in PreconditionName]: Precondition } = {
  noBidYet: {
    holds: (job, event) => stateOf(job, event) === undefined || isWithdrawnOrEnded(job, event),
    errorCode: 'ALREADY_BID',
  },
  notInvitedYet: { holds: (job, event) => invitationOf(job, event) === undefined, errorCode: 'ALREADY_INVITED' },
  businessHasNoBid: {
    holds: (job, event) => stateOf(job, event) === undefined || isWithdrawnOrEnded(job, event),
    errorCode: 'BUSINESS_HAS_BID',
  },
  invitationsLeft: {
    holds: ({ invitations }) => invitations.length < MOST_INVITED,
    errorCode: 'TOO_MANY_INVITATIONS',
  },
  invitationExists: {
    holds: (job, event) => invitationOf(job, event) !== undefined,
    errorCode: 'INVITATION_NOT_FOUND',
  },
  invitationIsNotDeclined: {
    holds: (job, event) => invitationOf(job, event)?.state !== 'declined',
    errorCode: 'INVITATION_DECLINED',
  },
  bidExists: { holds: (job, event) => stateOf(job, event) !== undefined, errorCode: 'BID_NOT_FOUND' },
  bidIsNotWithdrawn: { holds: (job, event) => !isWithdrawnOrEnded(job, event), errorCode: 'BID_WITHDRAWN' },
  bidIsNotDeclined: { holds: (job, event) => stateOf(job, event) !== 'declined', errorCode: 'BID_DECLINED' },
  bidIsDeclined: { holds: (job, event) => stateOf(job, event) === 'declined', errorCode: 'BID_NOT_DECLINED' },
  bidMatchesSeen: {
    holds: (job, event) =>
      !('amountSeen' in event) ||
      event.amountSeen === undefined ||
      inCents(event.amountSeen) === inCents(targetBid(job, event)?.amount),
    errorCode: 'BID_CHANGED',
  },
  businessIsAsSeen: {
    holds: ({ assignedBusinessId }, event) =>
      !('businessSeen' in event) || event.businessSeen === undefined || event.businessSeen === assignedBusinessId,
    errorCode: 'ASSIGNMENT_CHANGED',
  },
  notDisputedYet: { holds: ({ isCompletionDisputed }) => !isCompletionDisputed, errorCode: 'ALREADY_DOUBTED' },
  withinDisputeWindow: { holds: ({ isDisputeWindowClosed }) => !isDisputeWindowClosed, errorCode: 'DOUBT_TOO_LATE' },
  ratingIsOpen: { holds: ({ rating }) => rating?.isFinal !== true, errorCode: 'RATING_FINAL' },
  replyIsOpen: { holds: ({ rating }) => rating?.reply !== 'final', errorCode: 'REPLY_FINAL' },
  ratingIsAsSeen: {
    holds: ({ rating }, event) =>
      !('revisionSeen' in event) || event.revisionSeen === undefined || event.revisionSeen === rating?.revision,
    errorCode: 'RATING_CHANGED',
  },
}

/** Why this party may never do this to this job, whatever its status; null if it may. */
export function partyDenialReason(job: JobParties, event: JobEvent): JobErrorCode | null {
  const { by } = jobPolicy[event.type]
  if (by.includes(relationTo(job, event.by))) return null
  if (event.by.role === 'nobody') return 'UNAUTHORIZED'
  // A business that had the job hears what happened to it, not that it never was theirs.
  if (by.includes('assignedBusiness') && bidBy(job, event.by)?.state === 'ended') return 'ASSIGNMENT_ENDED'
  return by.some((relation) => roleOf[relation] === event.by.role) ? 'NOT_YOURS' : 'ROLE_NOT_ALLOWED'
}

const roleOf: { readonly [Name in PartyRelation]: JobActor['role'] } = {
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
export function preconditionFailure(job: PolicyFacts, event: JobEvent): JobErrorCode | null {
  const broken = jobPolicy[event.type].requires.find((name) => !preconditions[name].holds(job, event))
  return broken ? preconditions[broken].errorCode : null
}

/** The business that an event is about: the one that it names, or else the one that it is by. */
export function targetBidderId(event: JobEvent): string | undefined {
  if ('businessId' in event) return event.businessId
  return event.by.role === 'business' ? event.by.id : undefined
}

function targetBid(job: JobParties, event: JobEvent): BidFact | undefined {
  const businessId = targetBidderId(event)
  return job.bids.find((bid) => bid.businessId === businessId)
}

function invitationOf({ invitations }: PolicyFacts, event: JobEvent): InvitationFact | undefined {
  const businessId = targetBidderId(event)
  return invitations.find((invitation) => invitation.businessId === businessId)
}

const stateOf = (job: JobParties, event: JobEvent): BidState | undefined => targetBid(job, event)?.state

/** The bid is no offer any more, as if it had never been made. */
function isWithdrawnOrEnded(job: JobParties, event: JobEvent): boolean {
  const state = stateOf(job, event)
  return state === 'withdrawn' || state === 'ended'
}

/** Amounts are compared in whole cents, because 0.1 + 0.2 is not 0.3. */
function inCents(amount: number | undefined): number | undefined {
  return amount === undefined ? undefined : Math.round(amount * 100)
}

/** The facts that decide who may act and what must hold; the chart decides when. */
export type JobParties = Pick<JobFacts, 'ownerId' | 'assignedBusinessId' | 'bids'>

/** A party's role towards a job. */
export function relationTo(job: JobParties, party: JobActor): PartyRelation {
  switch (party.role) {
    case 'customer':
      return party.id === job.ownerId ? 'owner' : 'otherCustomer'
    case 'business':
      if (party.id === job.assignedBusinessId) return 'assignedBusiness'
      return bidBy(job, party) ? 'bidder' : 'otherBusiness'
    case 'system':
    case 'operator':
    case 'nobody':
      return party.role
  }
}

/** The bid of a party on a job. */
export function bidBy(job: JobParties, party: JobActor): BidFact | undefined {
  return party.role === 'business' ? job.bids.find((bid) => bid.businessId === party.id) : undefined
}

/** What became of a business's own bid: `notChosen` stood while another one was accepted, `ended` won until that was ended. */
export type BidOutcome = 'sent' | 'declined' | 'withdrawn' | 'won' | 'notChosen' | 'ended'

/** What became of the bid of a business on this job; null if it made none. */
export function bidOutcomeOf(job: JobParties, business: JobActor): BidOutcome | null {
  if (relationTo(job, business) === 'assignedBusiness') return 'won'
  const bid = bidBy(job, business)
  if (bid === undefined) return null
  if (bid.state !== 'standing') return bid.state
  return job.assignedBusinessId === null ? 'sent' : 'notChosen'
}

/** Whether a business counts as having bid. A withdrawn or ended bid does not count, but the business still sees its state. */
export function countsAsBid(outcome: BidOutcome | null): boolean {
  return outcome !== null && outcome !== 'withdrawn' && outcome !== 'ended'
}
