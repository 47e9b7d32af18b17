import type { FieldError } from '../../../generated/field-errors.ts'
import { check } from '../../../generated/validate/updateJob.js'
import type { JobEditDraft } from '../drafts.ts'
import { jobEditToWire } from '../wire/job-drafts.ts'
import { someId } from './renamed.ts'

/** The rules that an edited job breaks. */
export function checkJobEdit(draft: JobEditDraft): readonly FieldError[] {
  return check({ jobId: someId, ...jobEditToWire(draft) })
}
