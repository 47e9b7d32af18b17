import type { Failure } from './outcome.ts'

/** What a business may change in its bid. */
type BidTerms = {
  readonly amount: number
  readonly proposal: string
  readonly canStart: string | null
  readonly updatedAt: string
}

/** The bid to be accepted, as the customer sees it, and its amount before it changed meanwhile. */
export type Acceptance<Bid extends BidTerms> = { readonly bid: Bid; readonly amountBefore: number | null }

/** The new bid to confirm after the server said that it changed; null for any other refusal. */
export function refreshedAcceptance<Bid extends BidTerms>(
  { bid }: Acceptance<Bid>,
  failure: Failure,
): Acceptance<Bid> | null {
  if (failure.type !== 'conflict' || failure.code !== 'BID_CHANGED' || !areTerms(failure.fresh)) return null
  const { amount, proposal, canStart, updatedAt } = failure.fresh
  return { bid: { ...bid, amount, proposal, canStart, updatedAt }, amountBefore: bid.amount }
}

function areTerms(value: unknown): value is BidTerms {
  return (
    typeof value === 'object' &&
    value !== null &&
    'amount' in value &&
    typeof value.amount === 'number' &&
    'proposal' in value &&
    typeof value.proposal === 'string' &&
    'canStart' in value &&
    (value.canStart === null || typeof value.canStart === 'string') &&
    'updatedAt' in value &&
    typeof value.updatedAt === 'string'
  )
}
