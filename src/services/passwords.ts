import * as wire from '../../generated/client/wire-accounts.ts'
import type { FieldError } from '../../generated/field-errors.ts'
import { call, type Service } from './client.ts'
import type { ForgottenDraft, NewPasswordDraft, PasswordDraft } from './drafts.ts'
import { checkOf, type Check } from './inputs.ts'
import type { Acknowledged, Drafted, Schemas } from './types.ts'

/** Changes the viewer's password and ends all other sessions. A wrong old password is reported at `oldPassword`. */
export function updatePassword(draft: PasswordDraft): Service<Acknowledged> {
  const body = wire.updatePassword.toWire(draft)
  return call({
    wire: wire.updatePassword,
    send: ({ client, init }) => client.POST('/update-password', { ...init, body }),
  })
}

/** The rules that a change of password breaks. Both copies of the new one have to match. */
export const checkPasswordUpdate = (check: Check) => (draft: PasswordDraft) => {
  const body = { ...draft }
  // Cleans the body as the server does, so that two keyboards make the same password.
  const errors = check(body)
  const isConfirmWrong = errors.some(({ field }) => field === 'confirmPassword')
  const unlike: FieldError = { field: 'confirmPassword', code: 'PASSWORDS_MUST_MATCH' }
  return body.newPassword === body.confirmPassword || isConfirmWrong ? errors : [...errors, unlike]
}

/** The rules that a reset password breaks: the same, without the old one. */
export const checkNewPassword = (check: Check) => (draft: NewPasswordDraft) =>
  checkPasswordUpdate(check)({ ...draft, oldPassword: 'unknown' })

/** Asks for a mail with a link; the answer does not reveal whether the account exists. */
export function askForReset(draft: ForgottenDraft): Service<Acknowledged> {
  const body = wire.forgotPassword.toWire(forgottenInput(draft))
  return call({
    wire: wire.forgotPassword,
    send: ({ client, init }) => client.POST('/forgot-password', { ...init, body }),
  })
}

const forgottenInput = ({ email }: ForgottenDraft): Schemas['ForgotPassword'] => ({ email: email.trim() })

export const checkForgotten = checkOf(wire.forgotPassword, forgottenInput)

type Resetting = Drafted<NewPasswordDraft> & { readonly token: string }

/** Sets a new password with the token of a mailed link, which works once; fails as `conflict` afterwards. */
export function resetPassword({ token, draft }: Resetting): Service<Acknowledged> {
  const body = wire.resetPassword.toWire({ token, newPassword: draft.newPassword })
  return call({
    wire: wire.resetPassword,
    send: ({ client, init }) => client.POST('/reset-password', { ...init, body }),
  })
}

/** Asks whether a mailed token still sets a new password; fails as `conflict` if not. */
export function checkResetLink(token: string): Service<Schemas['ResetLink']> {
  const body = wire.checkResetLink.toWire({ token })
  return call({
    wire: wire.checkResetLink,
    send: ({ client, init }) => client.POST('/check-reset-link', { ...init, body }),
  })
}

/** Verifies an address with the token of a mailed link, which works once; fails as `conflict` afterwards. */
export function verifyEmail(token: string): Service<Acknowledged> {
  return call({
    wire: wire.verifyEmail,
    send: ({ client, init }) => client.POST('/verify-email', { ...init, body: wire.verifyEmail.toWire({ token }) }),
  })
}

/** Sends the link that verifies the viewer's address again. */
export function resendVerification(): Service<Acknowledged> {
  return call({
    wire: wire.resendVerification,
    send: ({ client, init }) => client.POST('/resend-verification', init),
  })
}
