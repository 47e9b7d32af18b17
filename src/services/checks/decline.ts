import type { FieldError } from '../../../generated/field-errors.ts'
import { check } from '../../../generated/validate/declineBid.js'
import type { DeclineDraft } from '../drafts.ts'
import { declineToWire } from '../wire/bids.ts'
import { someId } from './renamed.ts'

/** The rules that the reason for declining a bid breaks. */
export function checkDecline(draft: DeclineDraft): readonly FieldError[] {
  return check({ jobId: someId, companyId: someId, ...declineToWire(draft) })
}
