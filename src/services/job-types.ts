import type { components } from '../../generated/api.ts'
import type { BidOutcome } from '../../machines/job/standing.ts'
import type { BiddingBar, OwnBid } from './bid-types.ts'
import type { KnownFor } from './business-types.ts'
import type { Role } from './types.ts'

// A job, as the app speaks of it.

/** `deleted` is never sent: a deleted job is not found. */
export type JobStatus = 'open' | 'inprogress' | 'completed' | 'expired'

export type Rating = {
  readonly stars: number
  readonly comment: string | null
  readonly createdAt: string
  readonly changedAt: string | null
  /** Until when the customer may change it; null once that is over. */
  readonly changeableUntil: string | null
  /** Counts what was written of it, the reply included. */
  readonly revision: number
  readonly reply: RatingReply | null
}

/** What the business says to its rating. */
export type RatingReply = {
  readonly text: string
  readonly createdAt: string
  readonly changedAt: string | null
  /** Until when the business may change it; null once that is over. */
  readonly changeableUntil: string | null
}

/** A job as a card shows it. Times are ISO 8601 in UTC, amounts US dollars. */
export type Job = {
  readonly id: string
  readonly title: string
  readonly details: string
  readonly category: string
  readonly budget: number
  readonly country: string
  readonly state: string
  readonly city: string
  readonly status: JobStatus
  readonly createdAt: string
  readonly assignedAt: string | null
  readonly completedAt: string | null
  readonly expiresAt: string
  readonly pictures: readonly string[]
  readonly isRated: boolean
  readonly rating: Rating | null
  /** What became of the viewing business's own bid; null without one. */
  readonly bidOutcome: BidOutcome | null
  readonly bidsCount: number
  readonly assignedBusinessId: string | null
  /** A day, such as 2026-12-04; null without one. */
  readonly neededBy: string | null
  /** What waits for the viewer. */
  readonly waits: readonly Waiting[]
  /** Bids that came since the viewing customer last looked. */
  readonly newBids: number
  /** What the viewer has not seen, in all threads of the job. */
  readonly unreadMessages: number
}

export type Waiting = components['schemas']['Waiting']

/** A job as its own screen shows it. */
export type JobDetails = {
  readonly job: Job
  readonly customer: JobCustomer
  readonly assignedBusiness: AssignedBusiness | null
  /** The viewer's own bid, though it be withdrawn; always null for a customer. */
  readonly ownBid: OwnBid | null
  /** Null for a customer, and for a business that may bid. */
  readonly biddingBar: BiddingBar | null
  /** What the customer said about a completion that was none; null for those who are not part of the job. */
  readonly doubt: Doubt | null
  /** Until when the customer may say that it is not done; null where not, or no longer. */
  readonly doubtableUntil: string | null
  /** What the business showed of its work, for the two parties of the job. */
  readonly workPictures: readonly string[]
  /** The last assignment that was ended, for the customer while nobody has the job, and for the business whose it was. */
  readonly ended: EndedAssignment | null
}

export type EndedAssignment = {
  readonly by: Role
  readonly businessName: string
  /** Null once the account that gave it is deleted. */
  readonly reason: string | null
  readonly assignedAt: string
  readonly endedAt: string
}

export type Doubt = { readonly reason: string; readonly createdAt: string }

export type JobCustomer = {
  readonly id: string
  readonly name: string
  readonly picture: string | null
  /** Told to the assigned business only. */
  readonly phone: string | null
}

export type AssignedBusiness = KnownFor & {
  readonly id: string
  readonly name: string
  readonly businessName: string
  readonly logo: string | null
  /** Null for a business that was not chosen. */
  readonly amount: number | null
  readonly isRated: boolean
  /** Told to the customer only. */
  readonly phone: string | null
}
