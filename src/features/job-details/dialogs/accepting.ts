import type { Failure } from '../../../../machines/outcome.ts'
import type { Interest } from '../../../actors/jobs.ts'

/** The bid that is about to be accepted, as the customer sees it, and its amount before it changed meanwhile. */
export type Accepting = { readonly interest: Interest; readonly amountBefore: number | null }

/** What is in view after the server said that the bid was changed: the fresh one. Null for any other refusal. */
export function afterChange({ interest }: Accepting, failure: Failure): Accepting | null {
  if (failure.type !== 'conflict' || failure.code !== 'BID_CHANGED' || !isBid(failure.fresh)) return null
  const { amount, proposal, updatedAt } = failure.fresh
  return { interest: { ...interest, amount, proposal, updatedAt }, amountBefore: interest.amount }
}

function isBid(value: unknown): value is Pick<Interest, 'amount' | 'proposal' | 'updatedAt'> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'amount' in value &&
    typeof value.amount === 'number' &&
    'proposal' in value &&
    typeof value.proposal === 'string' &&
    'updatedAt' in value &&
    typeof value.updatedAt === 'string'
  )
}
