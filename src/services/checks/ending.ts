import type { FieldError } from '../../../generated/field-errors.ts'
import { check } from '../../../generated/validate/endAssignment.js'
import type { ReasonDraft } from '../drafts.ts'
import { reasonToWire } from '../wire/job-drafts.ts'
import { someId } from './renamed.ts'

/** The rules that the reason for an ending breaks. */
export function checkEnding(draft: ReasonDraft): readonly FieldError[] {
  return check({ jobId: someId, ...reasonToWire(draft) })
}
