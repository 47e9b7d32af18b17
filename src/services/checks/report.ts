import type { FieldError } from '../../../generated/field-errors.ts'
import { check } from '../../../generated/validate/reportMessage.js'
import type { ReasonDraft } from '../drafts.ts'
import { reasonToWire } from '../wire/job-drafts.ts'
import { someId } from './renamed.ts'

/** The rules that the report of a message breaks. */
export function checkReport(draft: ReasonDraft): readonly FieldError[] {
  return check({ jobId: someId, number: 1, ...reasonToWire(draft) })
}
