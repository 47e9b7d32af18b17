import { cleanMailAddress } from '../../generated/mail-address.ts'
import * as wire from '../../generated/client/wire-accounts.ts'
import { call, type Service } from './client.ts'
import type { EmailDraft } from './drafts.ts'
import { checkOf } from './inputs.ts'
import { editAccount } from './profile-edits.ts'
import type { Acknowledged, Drafted, Role, Schemas } from './types.ts'

/** Asks for another address, which then waits for its confirmation. Failures name the draft's fields. */
export function changeEmail({ role, draft }: Drafted<EmailDraft> & { readonly role: Role }): Service<Acknowledged> {
  return editAccount(role, emailInput(draft), false)
}

const emailInput = ({ email, password }: EmailDraft): EmailDraft => ({ email: email.trim(), password })

/** A business has the same rules. The address of today, `present`, is no other one. */
export const checkEmailChange = checkOf(
  wire.editCustomer,
  (draft: EmailDraft, _present: string) => emailInput(draft),
  ({ email }, present) =>
    cleanMailAddress(email).toLowerCase() === present.toLowerCase()
      ? [{ field: 'email', code: 'EMAIL_TAKEN' } as const]
      : [],
)

/** Confirms a new address with the token of the link mailed to it, which works once; fails as `conflict` afterwards. */
export function confirmEmail(token: string): Service<Acknowledged> {
  return call({
    wire: wire.confirmEmail,
    send: ({ client, init }) => client.POST('/confirm-email', { ...init, body: wire.confirmEmail.toWire({ token }) }),
  })
}

/** Keeps or brings back the old address with the token of the link mailed to it; fails as `conflict` afterwards. */
export function undoEmailChange(token: string): Service<Schemas['EmailChangeUndone']> {
  const body = wire.undoEmailChange.toWire({ token })
  return call({
    wire: wire.undoEmailChange,
    send: ({ client, init }) => client.POST('/undo-email-change', { ...init, body }),
  })
}
