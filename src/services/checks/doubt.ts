import type { FieldError } from '../../../generated/field-errors.ts'
import { check } from '../../../generated/validate/doubtCompletion.js'
import type { DoubtDraft } from '../drafts.ts'
import { doubtToWire } from '../wire/jobs.ts'
import { someId } from './renamed.ts'

/** The rules that a doubt breaks. */
export function checkDoubt(draft: DoubtDraft): readonly FieldError[] {
  return check({ jobId: someId, ...doubtToWire(draft) })
}
