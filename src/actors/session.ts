import { fromCallback, fromPromise, type ActorRefFrom } from 'xstate'
import { type SessionEvent, createSession } from '../../machines/session.ts'
import type { Language, Session } from '../services/types.ts'
import type { ApiSettings } from '../services/client.ts'
import { lazy } from '../shared/lazy.ts'
import { storeSession, storedSession, onChangedElsewhere } from './session-storage.ts'

export type { Credentials, Language, Role, Session, User } from '../services/types.ts'

export type SessionParts = {
  readonly api: ApiSettings
  readonly storage: Storage
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  readonly language: Language
  /** Listens for tokens that the server rejected; returns a function that stops it. */
  readonly onExpiry: (hear: (token: string) => void) => () => void
}

/** Not needed before the login form is sent, and they bring the whole API client along. */
const calls = lazy(() => import('./session-calls.ts'))

/** What only a login by passkey needs. */
const passkeys = lazy(() => import('./passkey-login.ts'))

/** The session chart with real login and logout, stored on the device and synchronised across tabs. */
export function createSessionMachine({ api, storage, events, language, onExpiry }: SessionParts) {
  return createSession<Session>().provide({
    actors: {
      restore: fromPromise(() => Promise.resolve(storedSession(storage, language))),
      login: fromPromise(async ({ input: { email, password, keepsAccount }, signal }) => {
        // Failing to fetch the code is like failing to reach the server.
        const code = await calls.fetch().catch(() => null)
        return code ? code.logIn(api, signal, { email, password, keepsAccount }) : { type: 'offline' as const }
      }),
      checkCode: fromPromise(async ({ input, signal }) => {
        const code = await calls.fetch().catch(() => null)
        return code ? code.checkLoginCode(api, signal, input) : { type: 'offline' as const }
      }),
      passkey: fromPromise(async ({ input: { signed }, signal }) => {
        const code = await passkeys.fetch().catch(() => null)
        return code ? code.logInByPasskey(api, signal, signed) : { type: 'offline' as const }
      }),
      revoke: fromPromise(async ({ input: { token }, signal }) => {
        const code = await calls.fetch().catch(() => null)
        await code?.logOut(api, signal, token)
      }),
      listen: fromCallback<SessionEvent<Session>>(({ sendBack }) => {
        const stops = [
          onChangedElsewhere(storage, events, language, (stored) =>
            sendBack({ type: 'session.changedElsewhere', ...stored }),
          ),
          onExpiry((token) => sendBack({ type: 'session.expired', token })),
        ]
        return () => stops.forEach((stop) => stop())
      }),
    },
    actions: { keep: ({ context }) => storeSession(storage, context) },
  })
}

/** The session; the one actor that lives as long as the app. */
export type SessionActor = ActorRefFrom<ReturnType<typeof createSessionMachine>>
