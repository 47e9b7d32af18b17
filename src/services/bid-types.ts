import type { components } from '../../generated/api.ts'
import type { BidState } from '../../machines/job/types.ts'
import type { KnownFor } from './business-types.ts'

// Bids, as the app speaks of them.

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
