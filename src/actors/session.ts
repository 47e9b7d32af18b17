import { fromCallback, fromPromise, type ActorRefFrom } from 'xstate'
import type { SessionEvent } from '../../machines/session-types.ts'
import { createSession } from '../../machines/session.ts'
import type { Language, Session } from '../services/types.ts'
import type { ApiSettings } from '../services/client.ts'
import { later } from '../later.ts'
import { storeSession, storedSession, onChangedElsewhere } from './session-storage.ts'

export type { Credentials, Language, Role, Session, User } from '../services/types.ts'

export type SessionParts = {
  readonly api: ApiSettings
  readonly storage: Storage
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  readonly language: Language
  /** Listens for tokens that the server called dead; answers how to stop. */
  readonly onExpiry: (hear: (token: string) => void) => () => void
}

/** Nobody asks for them before the form is sent, and they bring all that calls are made with. */
const calls = later(() => import('./session-calls.ts'))

/** The session chart on real parts: login and logout by the API, kept on the device, followed across tabs. */
export function createSessionMachine({ api, storage, events, language, onExpiry }: SessionParts) {
  return createSession<Session>().provide({
    actors: {
      restore: fromPromise(() => Promise.resolve(storedSession(storage, language))),
      login: fromPromise(async ({ input: { email, password }, signal }) => {
        // Code that cannot be had is like a server that cannot be reached.
        const code = await calls.fetch().catch(() => null)
        return code ? code.logIn(api, signal, { email, password }) : { type: 'offline' as const }
      }),
      revoke: fromPromise(async ({ input: { token }, signal }) => {
        const code = await calls.fetch().catch(() => null)
        await code?.logOut(api, signal, token)
      }),
      listen: fromCallback<SessionEvent<Session>>(({ sendBack }) => {
        const stops = [
          onChangedElsewhere(storage, events, language, (kept) =>
            sendBack({ type: 'session.changedElsewhere', ...kept }),
          ),
          onExpiry((token) => sendBack({ type: 'session.expired', token })),
        ]
        return () => stops.forEach((stop) => stop())
      }),
    },
    actions: { keep: ({ context }) => storeSession(storage, context) },
  })
}

/** Who is here; the one actor that lives as long as the app. */
export type SessionActor = ActorRefFrom<ReturnType<typeof createSessionMachine>>
