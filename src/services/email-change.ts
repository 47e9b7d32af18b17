import { cleanMailAddress } from '../../generated/mail-address.ts'
import { Effect } from 'effect'
import { atEmail } from './answers.ts'
import { call, type Service } from './client.ts'
import type { EmailDraft } from './drafts.ts'
import type { Acknowledged, EmailChangeUndone, Role } from './types.ts'
import { editBusinessPath } from './wire/profile.ts'

/** Asks for another address, which then waits for its confirmation. Failures name the draft's fields. */
export function changeEmail({
  role,
  draft: { email, password },
}: {
  readonly role: Role
  readonly draft: EmailDraft
}): Service<Acknowledged> {
  const body = { email: cleanMailAddress(email), password }
  const asked: Service<Acknowledged> =
    role === 'customer'
      ? call({
          send: ({ client, init }) => client.POST('/edit-customer-details/customer', { ...init, body }),
          read: ({ Message }) => ({ message: Message }),
        })
      : call({
          send: ({ client, init }) => client.POST(editBusinessPath, { ...init, body }),
          read: ({ message }) => ({ message }),
        })
  return asked.pipe(Effect.mapError(atEmail))
}

/** Confirms a new address with the token of the link mailed to it, which works once; fails as `conflict` afterwards. */
export function confirmEmail(token: string): Service<Acknowledged> {
  return call({
    send: ({ client, init }) => client.POST('/confirm-email', { ...init, body: { token } }),
    read: ({ Message }) => ({ message: Message }),
  })
}

/** Keeps or brings back the old address with the token of the link mailed to it; fails as `conflict` afterwards. */
export function undoEmailChange(token: string): Service<EmailChangeUndone> {
  return call({
    send: ({ client, init }) => client.POST('/undo-email-change', { ...init, body: { token } }),
    read: ({ Message, resetToken }) => ({ message: Message, resetToken }),
  })
}
