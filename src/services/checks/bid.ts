import type { FieldError } from '../../../generated/field-errors.ts'
import { check } from '../../../generated/validate/placeBid.js'
import type { BidDraft } from '../drafts.ts'
import { bidFieldOf, bidToWire } from '../wire/bids.ts'
import { renamed } from './renamed.ts'
import { someId } from './sample.ts'

/** What keeps a bid from being placed or edited. */
export function checkBid(draft: BidDraft): readonly FieldError[] {
  return renamed(check({ jobId: someId, ...bidToWire(draft) }), bidFieldOf)
}
