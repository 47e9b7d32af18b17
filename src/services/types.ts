import type { components } from '../../generated/api.ts'
import type { BidOutcome } from '../../machines/job/standing.ts'
import type { BidState } from '../../machines/job/types.ts'
import type { KnownFor } from './business-types.ts'

/** The words of the field, in correct spelling; `wire/` is the only room that knows how the v1 API spells them. */

export type Role = 'customer' | 'business'

export type Language = 'en' | 'es' | 'ar'

/** `deleted` is never sent: a deleted job is not found. */
export type JobStatus = 'open' | 'inprogress' | 'completed' | 'expired'

type Person = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly country: string
  readonly state: string
  /** An absolute link, like every picture here. */
  readonly picture: string | null
  readonly language: Language
}

export type Customer = Person & { readonly city: string }

export type Business = Person & {
  readonly cities: readonly string[]
  readonly categories: readonly string[]
  readonly businessName: string
  readonly isEmailVerified: boolean
}

export type User = Customer | Business

/** What only the owner of an account is told of it. */
type OwnAccount = {
  /** The new address that waits for its confirmation. */
  readonly pendingEmail: string | null
}

/** A customer's account, as its own screen shows it. */
export type CustomerProfile = Customer & OwnAccount

/** What the operator has checked by a document, whose link it names. */
export type DocumentCheck = components['schemas']['DocumentCheck']

/** A business's account with everything about the business. */
export type BusinessProfile = Business &
  OwnAccount & {
    /** Bidding waits until the address is verified. */
    readonly mustVerifyEmail: boolean
    /** The empty string for none. */
    readonly businessIdNumber: string
    readonly businessPhone: string
    /** The empty string for none. */
    readonly businessEmail: string
    readonly address: string
    readonly zipCode: string
    readonly logo: string | null
    /** `name` is that of the uploaded file; null where it is not known. */
    readonly documents: readonly { readonly url: string; readonly name: string | null }[]
    readonly hasLicense: boolean
    readonly hasInsurance: boolean
    /** How often it ended an assignment itself. */
    readonly steppedDown: number
    /** What the operator has checked, and by which of the documents. */
    readonly checks: readonly DocumentCheck[]
  }

/** One of the sessions of an account, roughly by what it was opened with. */
export type OpenSession = {
  readonly id: string
  readonly browser: string | null
  readonly system: string | null
  readonly createdAt: string
  readonly lastUsedAt: string
  /** Whether it is the viewer's. */
  readonly isCurrent: boolean
}

/** A document as a list shows it: its link, and the name that it goes by there. */
export type WantedDocument = { readonly link: string; readonly name: string }

/** A file as it is saved on the device. */
export type StoredFile = { readonly blob: Blob; readonly name: string }

/** One period of membership. Times are ISO 8601 in UTC. */
export type Cycle = { readonly startsAt: string; readonly endsAt: string; readonly isActive: boolean }

/** A logged-in user. */
export type Session =
  | { readonly token: string; readonly userType: 'customer'; readonly user: Customer }
  | { readonly token: string; readonly userType: 'business'; readonly user: Business }

export type Credentials = { readonly email: string; readonly password: string }

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

/** Why a customer declined a bid. */
export type DeclineReason = components['schemas']['DeclineReason']

/** Why and when a bid was declined, as far as its customer said. */
export type Declined = {
  readonly reason: DeclineReason | null
  readonly comment: string | null
  readonly at: string
}

/** What a bid is, besides its terms. */
export type BidCondition = {
  readonly state: BidState
  /** Null unless it is declined. */
  readonly declined: Declined | null
}

/** What keeps a business from bidding on any job. */
export type BiddingBar = 'EMAIL_NOT_VERIFIED' | 'SUBSCRIPTION_INACTIVE'

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

/** A business's own bid. */
export type OwnBid = BidCondition & {
  readonly id: string
  readonly amount: number
  readonly proposal: string
  readonly createdAt: string
  readonly updatedAt: string
}

/** The orders in which a customer reads the bids; what was declined comes last. */
export type InterestOrder = components['schemas']['BidOrder']

/** A bid as the customer sees it. */
export type Interest = KnownFor &
  BidCondition & {
    readonly bidId: string
    readonly jobId: string
    readonly businessId: string
    readonly businessName: string
    readonly logo: string | null
    readonly amount: number
    readonly proposal: string
    readonly createdAt: string
    readonly updatedAt: string
    /** How many messages of its business the viewer has not seen. */
    readonly unreadMessages: number
  }

/** One thing that happened to a job or bid, in the words of the reader. */
export type Notification = {
  readonly id: string
  readonly message: string
  readonly createdAt: string
  /** Null where it is about no job. */
  readonly jobId: string | null
  readonly isRead: boolean
}

/** Like notifications as one row of their list, in the words of the reader; or a single one of them. */
export type NotificationGroup = {
  readonly id: string
  readonly message: string
  /** When the newest was told. */
  readonly createdAt: string
  /** Null where it is about several jobs, or none. */
  readonly jobId: string | null
  /** The business whose messages about the job it tells of; null for anything else. */
  readonly businessId: string | null
  readonly count: number
  /** How many of these are unread. */
  readonly unread: number
}

/** A kind of mail about jobs and bids. */
export type MailKind = components['schemas']['MailKind']

/** Which notifications are mailed. */
export type MailSettings = {
  /** Whether any are. */
  readonly wantsMails: boolean
  /** The kinds that the viewer may get, and those of them that are wanted. */
  readonly kinds: readonly MailKind[]
  readonly wanted: readonly MailKind[]
}

/** Country → state → cities, each in alphabetical order. */
export type Locations = { readonly [country: string]: { readonly [state: string]: readonly string[] } }

export type Category = { readonly id: string; readonly name: string }

/** Until when an account that is about to be deleted can be kept, as ISO 8601 in UTC. */
export type Leaving = { readonly deleteAt: string }

/** What the server says when something was done. */
export type Acknowledged = { readonly message: string }
