import type { FieldError } from '../../../generated/field-errors.ts'
import { check } from '../../../generated/validate/deleteAccount.js'
import type { LeavingDraft } from '../drafts.ts'

/** The rules that the form breaks which deletes an account. */
export function checkLeaving(draft: LeavingDraft): readonly FieldError[] {
  return check({ ...draft })
}
