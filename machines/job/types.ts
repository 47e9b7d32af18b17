import type { ErrorCode } from '../../generated/codes.ts'

/** A job's status, as the API and the database name it; `deleted` is never sent. */
export type JobStatus = 'open' | 'inprogress' | 'completed' | 'expired' | 'deleted'

/** Who acts: a person with a token, the server's clock, an operator by command, or a visitor without a token. */
export type JobActor =
  | { readonly role: 'customer'; readonly id: string }
  | { readonly role: 'business'; readonly id: string }
  | { readonly role: 'system' }
  | { readonly role: 'operator' }
  | { readonly role: 'nobody' }

/** A party's role towards one job. */
export type PartyRelation =
  | 'owner'
  | 'otherCustomer'
  | 'assignedBusiness'
  | 'bidder'
  | 'otherBusiness'
  | 'system'
  | 'operator'
  | 'nobody'

/**
 * The state of a bid: active, withdrawn by its business, declined by the customer, or ended. An ended bid won, and its
 * assignment ended later. A business permanently has one bid per job. It may place a withdrawn or ended bid again. A
 * declined bid rests until the customer reconsiders it. Otherwise withdrawing and bidding again would bypass a decline.
 */
export type BidState = 'standing' | 'withdrawn' | 'declined' | 'ended'

/** The part of a bid that matters to the job; the amount is in dollars with at most two decimals. */
export type BidFact = { readonly businessId: string; readonly amount: number; readonly state: BidState }

/** Whom the owner asked to bid, and whether that business said no. It is asked once: a declined invitation stays one. */
export type InvitationFact = { readonly businessId: string; readonly state: 'sent' | 'declined' }

/** What of a rating decides whether it may still be changed and answered. */
export type RatingFact = {
  /** How often it, or its reply, was written. */
  readonly revision: number
  /** Its days are over. */
  readonly isFinal: boolean
  /** Whether the business has replied, and may still change that. */
  readonly reply: 'none' | 'open' | 'final'
}

/**
 * Everything about a job that decides what may happen to it. `bids` must contain the acting party's bid and the bid
 * that an event names; other bids make no difference and may be left out. `invitations` must contain all of them for
 * the two events about invitations; they make no difference to others.
 * A job past its time must be passed as `expired`: the machine has no clock.
 */
export type JobFacts = {
  readonly status: JobStatus
  readonly ownerId: string
  readonly assignedBusinessId: string | null
  readonly rating: RatingFact | null
  /** The owner has said before that the work of the assigned business was not done. */
  readonly isCompletionDisputed: boolean
  /** It is completed for so long that its owner can no longer say that it is not. */
  readonly isDisputeWindowClosed: boolean
  readonly bids: readonly BidFact[]
  readonly invitations: readonly InvitationFact[]
}

export type JobEvent =
  | { readonly type: 'bid.placed'; readonly by: JobActor; readonly amount: number }
  | { readonly type: 'bid.edited'; readonly by: JobActor; readonly amount: number }
  /** `amountSeen` is the amount that the customer saw; without it, any amount is accepted. */
  | { readonly type: 'bid.accepted'; readonly by: JobActor; readonly businessId: string; readonly amountSeen?: number }
  | { readonly type: 'bid.withdrawn'; readonly by: JobActor }
  /** `amountSeen` as above. */
  | { readonly type: 'bid.declined'; readonly by: JobActor; readonly businessId: string; readonly amountSeen?: number }
  /** A declined bid is active again. */
  | { readonly type: 'bid.reconsidered'; readonly by: JobActor; readonly businessId: string }
  /** The owner asks a business to bid, whatever its area and trade. */
  | { readonly type: 'business.invited'; readonly by: JobActor; readonly businessId: string }
  /** The invited business says no; it may still bid. */
  | { readonly type: 'invitation.declined'; readonly by: JobActor }
  | { readonly type: 'job.edited'; readonly by: JobActor }
  | { readonly type: 'job.deleted'; readonly by: JobActor }
  | { readonly type: 'job.completed'; readonly by: JobActor }
  /** One of its two parties ends the assignment; `businessSeen` had the job when they looked, without it, any business. */
  | { readonly type: 'assignment.ended'; readonly by: JobActor; readonly businessSeen?: string }
  /** The owner says that what was marked as completed is not done yet. */
  | { readonly type: 'completion.doubted'; readonly by: JobActor }
  | { readonly type: 'job.expired'; readonly by: JobActor }
  | { readonly type: 'job.rated'; readonly by: JobActor }
  /** `revisionSeen` is that of the rating which was looked at; without it, any is taken. */
  | { readonly type: 'rating.changed' | 'rating.answered'; readonly by: JobActor; readonly revisionSeen?: number }
  | { readonly type: 'rating.removed'; readonly by: JobActor }
  /** A step back: what was completed is in progress, anything else is open. */
  | { readonly type: 'job.reopened'; readonly by: JobActor }
  /** Nobody is to work on it any more; it stays where its parties can see it. */
  | { readonly type: 'job.ended'; readonly by: JobActor }
  | { readonly type: 'job.removed'; readonly by: JobActor }

export type JobEventType = JobEvent['type']

/** Why an event is refused, as error codes of the contract. */
export type JobErrorCode = Extract<
  ErrorCode,
  | 'UNAUTHORIZED'
  | 'ROLE_NOT_ALLOWED'
  | 'NOT_YOURS'
  | 'BID_NOT_FOUND'
  | 'BID_CHANGED'
  | 'BID_WITHDRAWN'
  | 'BID_DECLINED'
  | 'BID_NOT_DECLINED'
  | 'ALREADY_BID'
  | 'ALREADY_INVITED'
  | 'BUSINESS_HAS_BID'
  | 'TOO_MANY_INVITATIONS'
  | 'INVITATION_NOT_FOUND'
  | 'INVITATION_DECLINED'
  | 'ALREADY_RATED'
  | 'ALREADY_DOUBTED'
  | 'ASSIGNMENT_CHANGED'
  | 'ASSIGNMENT_ENDED'
  | 'DOUBT_TOO_LATE'
  | 'JOB_NOT_ASSIGNED'
  | 'JOB_NOT_RATED'
  | 'RATING_CHANGED'
  | 'RATING_FINAL'
  | 'REPLY_FINAL'
  | 'JOB_ALREADY_ASSIGNED'
  | 'JOB_ALREADY_COMPLETED'
  | 'JOB_EXPIRED'
  | 'JOB_WAS_DELETED'
  | 'JOB_NOT_COMPLETED'
>
