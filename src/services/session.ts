import { call, type Service } from './client.ts'
import type { Credentials, Session } from './types.ts'
import { sessionFromWire } from './wire/users.ts'

/**
 * Logs in, as a customer or a business. Fails as `unauthorized` on wrong credentials, as `tooMany` after many
 * attempts.
 */
export function login({ email, password }: Credentials): Service<Session> {
  return call({
    send: ({ client, init }) => client.POST('/login/customer', { ...init, body: { email: email.trim(), password } }),
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
