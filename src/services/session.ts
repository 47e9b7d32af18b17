import { call, type Service } from './client.ts'
import type { Credentials, Session } from './types.ts'
import { sessionFromWire } from './wire/users.ts'

/**
 * Logs in, as a customer or a business. Fails as `unauthorized` on wrong credentials, as `tooMany` after many
 * attempts, as `forbidden` with ACCOUNT_LEAVING if the account is about to be deleted and not to be kept.
 */
export function login({ email, password }: Credentials, keepsAccount = false): Service<Session> {
  const body = { email: email.trim(), password, ...(keepsAccount && { keepAccount: true }) }
  return call({
    send: ({ client, init }) => client.POST('/login/customer', { ...init, body }),
    read: sessionFromWire,
  })
}

/** Revokes a token. */
export function logout(token: string): Service<void> {
  return call({
    token,
    // Ending a session twice is harmless.
    isSafe: true,
    send: ({ client, init }) => client.POST('/logout', init),
    read: () => undefined,
  })
}
