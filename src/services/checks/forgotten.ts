import type { FieldError } from '../../../generated/field-errors.ts'
import { check } from '../../../generated/validate/forgotPassword.js'
import type { ForgottenDraft } from '../drafts.ts'

/** What keeps a mail with a link from being asked for. */
export function checkForgotten({ email }: ForgottenDraft): readonly FieldError[] {
  return check({ email: email.trim() })
}
