import type { components } from '../../generated/client/schemas.ts'
import type { OwnBid } from './bid-types.ts'
import type { KnownFor } from './business-types.ts'

// A job, as the app speaks of it: in the clean names of the contract.

type Clean = components['schemas']

/** `deleted` is never sent: a deleted job is not found. */
export type JobStatus = Clean['JobStatus']

export type Rating = Clean['Rating']

/** What the business says to its rating. */
export type RatingReply = Clean['RatingReply']

/** A job as a card shows it. Times are ISO 8601 in UTC, amounts US dollars. */
export type Job = Omit<Clean['Job'], 'hasBid'>

export type Waiting = Clean['Waiting']

/** A job as its own screen shows it. */
export type JobDetails = Pick<
  Clean['JobDetails'],
  'biddingBar' | 'doubt' | 'doubtableUntil' | 'ended' | 'workPictures'
> & {
  readonly job: Job
  readonly customer: JobCustomer
  readonly assignedBusiness: AssignedBusiness | null
  /** Who renews a membership that has ended: a mail address or one of the web; null where nobody is named. */
  readonly renewalContact: string | null
  /** The viewer's own bid, though it be withdrawn; always null for a customer. */
  readonly ownBid: OwnBid | null
}

export type EndedAssignment = Clean['EndedAssignment']

export type Doubt = Clean['Doubt']

/** Its telephone number is told to the assigned business only. */
export type JobCustomer = Pick<Clean['JobDetails']['customer'], 'id' | 'name' | 'phone'> & {
  readonly picture: string | null
}

/** Its telephone number is told to the customer only, its amount to the two parties. */
export type AssignedBusiness = KnownFor &
  Pick<Clean['AssignedBusiness'], 'id' | 'name' | 'businessName' | 'amount' | 'isRated' | 'phone'> & {
    readonly logo: string | null
  }
