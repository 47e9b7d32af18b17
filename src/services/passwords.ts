import { cleanMailAddress } from '../../generated/mail-address.ts'
import { call, type Service } from './client.ts'
import type { ForgottenDraft, NewPasswordDraft, PasswordDraft } from './drafts.ts'
import type { Acknowledged, Role } from './types.ts'

const message = ({ Message }: { readonly Message: string }): Acknowledged => ({ message: Message })
const isBusiness = (role: Role): 0 | 1 => (role === 'business' ? 1 : 0)

/** Changes the viewer's password and ends all other sessions. A wrong old password is reported at `oldPassword`. */
export function updatePassword({
  role,
  draft,
}: {
  readonly role: Role
  readonly draft: PasswordDraft
}): Service<Acknowledged> {
  const body = { isBusiness: isBusiness(role), ...draft }
  return call({ send: ({ client, init }) => client.POST('/update-password', { ...init, body }), read: message })
}

/** Asks for a mail with a link; the answer does not reveal whether the account exists. */
export function askForReset({ role, email }: ForgottenDraft): Service<Acknowledged> {
  const body = { isBusiness: isBusiness(role), email: cleanMailAddress(email) }
  return call({ send: ({ client, init }) => client.POST('/forgot-password', { ...init, body }), read: message })
}

/** Sets a new password with the token of a mailed link, which works once; fails as `conflict` afterwards. */
export function resetPassword({
  token,
  draft: { newPassword },
}: {
  readonly token: string
  readonly draft: NewPasswordDraft
}): Service<Acknowledged> {
  const body = { token, newPassword }
  return call({ send: ({ client, init }) => client.POST('/reset-password', { ...init, body }), read: message })
}

/** A mailed token that still sets a new password; the address whose it is, null if the server does not say. */
export type ResetLink = { readonly email: string | null }

/** Asks whether a mailed token still sets a new password; fails as `conflict` if not. */
export function checkResetLink(token: string): Service<ResetLink> {
  const body = { token }
  return call({
    send: ({ client, init }) => client.POST('/check-reset-link', { ...init, body }),
    read: ({ email = null }) => ({ email }),
  })
}

/** Verifies an address with the token of a mailed link, which works once; fails as `conflict` afterwards. */
export function verifyEmail(token: string): Service<Acknowledged> {
  return call({ send: ({ client, init }) => client.POST('/verify-email', { ...init, body: { token } }), read: message })
}

/** Sends the link that verifies the viewer's address again. */
export function resendVerification(): Service<Acknowledged> {
  return call({ send: ({ client, init }) => client.POST('/resend-verification', init), read: message })
}
