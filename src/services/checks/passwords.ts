import type { FieldError } from '../../../generated/field-errors.ts'
import { check as checkUpdate } from '../../../generated/validate/updatePassword.js'
import type { NewPasswordDraft, PasswordDraft } from '../drafts.ts'

/** The rules that a change of password breaks. Both copies of the new one have to match. */
export function checkPasswordUpdate(draft: PasswordDraft): readonly FieldError[] {
  const body = { ...draft }
  // Cleans the body as the server does, so that two keyboards make the same password.
  const errors = checkUpdate(body)
  const isConfirmWrong = errors.some(({ field }) => field === 'confirmPassword')
  return body.newPassword === body.confirmPassword || isConfirmWrong
    ? errors
    : [...errors, { field: 'confirmPassword', code: 'PASSWORDS_MUST_MATCH' }]
}

/** The rules that a reset password breaks: the same, without the old one. */
export function checkNewPassword(draft: NewPasswordDraft): readonly FieldError[] {
  return checkPasswordUpdate({ ...draft, oldPassword: 'unknown' })
}
