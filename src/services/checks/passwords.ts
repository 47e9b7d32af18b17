import type { FieldError } from '../../../generated/field-errors.ts'
import { check as checkUpdate } from '../../../generated/validate/updatePassword.js'
import type { NewPasswordDraft, PasswordDraft } from '../drafts.ts'

/** What keeps a password from being changed. Both copies of the new one have to be alike. */
export function checkPasswordUpdate(draft: PasswordDraft): readonly FieldError[] {
  const errors = checkUpdate({ ...draft })
  const isConfirmWrong = errors.some(({ field }) => field === 'confirmPassword')
  return draft.newPassword === draft.confirmPassword || isConfirmWrong
    ? errors
    : [...errors, { field: 'confirmPassword', code: 'PASSWORDS_MUST_MATCH' }]
}

/** What keeps a new password from being set by a mailed link: the same rules, but for the old one. */
export function checkNewPassword(draft: NewPasswordDraft): readonly FieldError[] {
  return checkPasswordUpdate({ ...draft, oldPassword: 'unknown' })
}
