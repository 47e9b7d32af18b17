import type { FormContext, FormEvent, FormInput } from '../form/types.ts'
import type { Outcome } from '../outcome.ts'

/** A bid as it is typed: the amount is text until it is sent, for "100." may be on its way to "100.50". */
export type BidDraft = { readonly amount: string; readonly proposal: string }

export type BidSaved = { readonly bidId: string; readonly message: string }

export type BidInput = FormInput<BidDraft> & {
  /** That of the bid which is there already; null where there is none. */
  readonly bidId: string | null
  /** What was typed on an earlier visit. */
  readonly kept: BidDraft | null
}

export type BidContext = FormContext<BidDraft, BidSaved> & {
  readonly bidId: string | null
  /** The bid came up while a new one was written here. */
  readonly hasAppeared: boolean
}

export type BidEvent =
  | FormEvent<BidDraft>
  /** The job shows a bid of this business, as it was placed: its answer was lost, or another tab sent it. */
  | { readonly type: 'bid.appeared'; readonly bidId: string; readonly placed: BidDraft }

/** Why a bid was not taken, where the person can do something else about it than send it again. */
type Refusal = 'moved' | 'alreadyBid' | 'needsVerification' | 'subscriptionInactive'

const refusals: { readonly [Code in string]?: Refusal } = {
  JOB_ALREADY_ASSIGNED: 'moved',
  JOB_ALREADY_COMPLETED: 'moved',
  JOB_EXPIRED: 'moved',
  JOB_WAS_DELETED: 'moved',
  ALREADY_BID: 'alreadyBid',
  EMAIL_NOT_VERIFIED: 'needsVerification',
  SUBSCRIPTION_INACTIVE: 'subscriptionInactive',
}

/** What is in the way, as the contract's codes tell it. */
export function refusalOf(outcome: Outcome<BidSaved>): Refusal | undefined {
  return 'code' in outcome && outcome.code !== null ? refusals[outcome.code] : undefined
}
