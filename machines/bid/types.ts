import type { FormContext, FormEvent, FormInput } from '../form/types.ts'
import type { Outcome } from '../outcome.ts'

/** A bid as it is typed. The amount is an `amountText`, or what was typed while that is no amount. */
export type BidDraft = { readonly amount: string; readonly proposal: string }

export type BidSaved = { readonly bidId: string; readonly message: string }

export type BidInput = FormInput<BidDraft> & {
  /** The existing bid; null if there is none. */
  readonly bidId: string | null
  /** The draft stored on an earlier visit. */
  readonly kept: BidDraft | null
}

export type BidContext = FormContext<BidDraft, BidSaved> & {
  readonly bidId: string | null
  /** The bid appeared while a new one was being written. */
  readonly hasAppeared: boolean
}

export type BidEvent =
  | FormEvent<BidDraft>
  /** The job has a bid of this business after all: the answer was lost, or another tab sent it. */
  | { readonly type: 'bid.appeared'; readonly bidId: string; readonly placed: BidDraft }

/** Why a bid was refused, if something else than sending it again helps. */
type Refusal = 'moved' | 'alreadyBid' | 'needsVerification' | 'subscriptionInactive'

const refusals: { readonly [Code in string]?: Refusal } = {
  JOB_ALREADY_ASSIGNED: 'moved',
  JOB_ALREADY_COMPLETED: 'moved',
  JOB_EXPIRED: 'moved',
  JOB_WAS_DELETED: 'moved',
  BID_WITHDRAWN: 'moved',
  BID_DECLINED: 'moved',
  ALREADY_BID: 'alreadyBid',
  EMAIL_NOT_VERIFIED: 'needsVerification',
  SUBSCRIPTION_INACTIVE: 'subscriptionInactive',
}

/** The obstacle that the contract's code stands for. */
export function refusalOf(outcome: Outcome<BidSaved>): Refusal | undefined {
  return 'code' in outcome && outcome.code !== null ? refusals[outcome.code] : undefined
}
