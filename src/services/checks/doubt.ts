import type { FieldError } from '../../../generated/field-errors.ts'
import { check } from '../../../generated/validate/doubtCompletion.js'
import type { ReasonDraft } from '../drafts.ts'
import { reasonToWire } from '../wire/job-drafts.ts'
import { someId } from './renamed.ts'

/** The rules that a doubt breaks. */
export function checkDoubt(draft: ReasonDraft): readonly FieldError[] {
  return check({ jobId: someId, ...reasonToWire(draft) })
}
