import type { FieldError } from '../../../generated/field-errors.ts'
import { check } from '../../../generated/validate/answerRating.js'
import type { ReplyDraft } from '../drafts.ts'
import { replyToWire } from '../wire/job-drafts.ts'
import { someId } from './renamed.ts'

/** The rules that a reply to a rating breaks. */
export function checkReply(draft: ReplyDraft): readonly FieldError[] {
  return check({ jobId: someId, ...replyToWire(draft) })
}
