import type { FieldError } from '../../../generated/field-errors.ts'
import { check } from '../../../generated/validate/placeBid.js'
import { typedAmount } from '../amount.ts'
import type { BidDraft } from '../drafts.ts'
import { bidFieldOf, bidToWire } from '../wire/bids.ts'
import { renamed, someId } from './renamed.ts'

/** The rules that a new or edited bid breaks. */
export function checkBid(draft: BidDraft): readonly FieldError[] {
  const wire = { jobId: someId, ...bidToWire(draft), amount: typedAmount(draft.amount) }
  return renamed(check(wire), bidFieldOf)
}
