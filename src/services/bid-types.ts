import type { components } from '../../generated/client/schemas.ts'
import type { BidState } from '../../machines/job/types.ts'
import type { KnownFor } from './business-types.ts'

// Bids, as the app speaks of them: in the clean names of the contract.

type Clean = components['schemas']

/** Why a customer declined a bid. */
export type DeclineReason = Clean['DeclineReason']

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
export type BiddingBar = Clean['BiddingBar']

/** A business's own bid. */
export type OwnBid = BidCondition & Omit<Clean['OwnBid'], 'bidId' | keyof BidCondition> & { readonly id: string }

/** The orders in which a customer reads the bids; what was declined comes last. */
export type InterestOrder = Clean['BidOrder']

/** A bid as the customer sees it. */
export type Interest = KnownFor &
  BidCondition &
  Omit<Clean['Interest'], 'logo' | keyof KnownFor | keyof BidCondition> & {
    readonly logo: string | null
  }
