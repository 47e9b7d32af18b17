import type { FieldError } from '../../../generated/field-errors.ts'
import { check } from '../../../generated/validate/rateJob.js'
import type { RatingDraft } from '../drafts.ts'
import { ratingFieldOf, ratingToWire } from '../wire/job-drafts.ts'
import { renamed, someId } from './renamed.ts'

/** The rules that a rating breaks. */
export function checkRating(draft: RatingDraft): readonly FieldError[] {
  return renamed(check({ jobId: someId, ...ratingToWire(draft) }), ratingFieldOf)
}
