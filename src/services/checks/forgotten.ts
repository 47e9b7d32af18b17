import { cleanMailAddress } from '../../../generated/mail-address.ts'
import type { FieldError } from '../../../generated/field-errors.ts'
import { check } from '../../../generated/validate/forgotPassword.js'
import type { ForgottenDraft } from '../drafts.ts'

/** The rules that a forgotten password's form breaks. */
export function checkForgotten({ email }: ForgottenDraft): readonly FieldError[] {
  return check({ email: cleanMailAddress(email) })
}
