import type { Effect } from 'effect'
import { call, type Api } from './client.ts'
import type { ServiceFailure } from './failures.ts'
import type { Credentials, Session } from './types.ts'
import { sessionFromWire } from './wire/users.ts'

/** Logs in, whatever the role. Fails `Unauthorized` on wrong credentials, `TooMany` after many attempts. */
export function login({ email, password }: Credentials): Effect.Effect<Session, ServiceFailure, Api> {
  return call({
    send: ({ client, init }) => client.POST('/login/customer', { ...init, body: { email: email.trim(), password } }),
    read: sessionFromWire,
  })
}

/** Makes a token worthless. */
export function logout(token: string): Effect.Effect<void, ServiceFailure, Api> {
  return call({
    token,
    // To end the same session twice is as good as once.
    isSafe: true,
    send: ({ client, init }) => client.POST('/logout', init),
    read: () => undefined,
  })
}
