import type { FieldError } from '../../../generated/field-errors.ts'
import { check } from '../../../generated/validate/createJob.js'
import { typedAmount } from '../amount.ts'
import type { JobDraft } from '../drafts.ts'
import { jobFieldOf, jobToWire } from '../wire/job-drafts.ts'
import { renamed } from './renamed.ts'

/** The rules that a new job breaks; pictures are links of uploaded files. */
export function checkJob(draft: JobDraft, pictures: readonly string[]): readonly FieldError[] {
  return renamed(check({ ...jobToWire(draft, pictures), budget: typedAmount(draft.budget) }), jobFieldOf)
}
