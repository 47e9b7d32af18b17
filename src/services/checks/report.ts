import type { FieldError } from '../../../generated/field-errors.ts'
import { check } from '../../../generated/validate/reportMessage.js'
import type { ReportDraft } from '../drafts.ts'
import { reportToWire } from '../wire/talk.ts'
import { someId } from './renamed.ts'

/** The rules that the report of a message breaks. */
export function checkReport(draft: ReportDraft): readonly FieldError[] {
  return check({ jobId: someId, number: 1, ...reportToWire(draft) })
}
