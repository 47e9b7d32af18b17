import type { FieldError } from '../../../generated/field-errors.ts'
import { check } from '../../../generated/validate/createJob.js'
import type { JobDraft } from '../drafts.ts'
import { jobFieldOf, jobToWire } from '../wire/jobs.ts'
import { renamed } from './renamed.ts'

/** What keeps a job from being posted; pictures are links of uploaded files. */
export function checkJob(draft: JobDraft, pictures: readonly string[]): readonly FieldError[] {
  return renamed(check(jobToWire(draft, pictures)), jobFieldOf)
}
