import { createActor } from 'xstate'
import type { ApiSettings, UploadRequest } from '../services/client.ts'
import type { Language } from '../services/types.ts'
import { draftsIn, type Drafts } from './drafts.ts'
import { createSessionMachine, type SessionActor } from './session.ts'

/**
 * Calls `tell` whenever somebody comes to look at the page with a network at hand, and whenever that ends; the first time at
 * once where somebody is there. Answers how to stop.
 */
export type Presence = (tell: (isHere: boolean) => void) => () => void

/** What the app stands on; tests hand in their own. */
export type EnvironmentSettings = {
  readonly fetch: (request: Request) => Promise<Response>
  readonly newRequest: () => UploadRequest
  /** Where the API lives: `/v1` on the page's own host, as a whole address. */
  readonly baseUrl: string
  /** Kept across tabs and visits: the session. */
  readonly storage: Storage
  /** Kept for one tab, over reloads: drafts. */
  readonly tabStorage: Storage
  /** Hears of changes by other tabs. */
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  /** A new unique text, for idempotency keys. */
  readonly newKey: () => string
  /** The language before anybody chose one. */
  readonly language: Language
  /** Settles with the first sign that somebody is there; settled where missing. */
  readonly awake?: Promise<void>
  /** Somebody is always there where missing. */
  readonly presence?: Presence
  /** Milliseconds that a call may take; 15 seconds where missing. */
  readonly patience?: number
  /** Milliseconds before a harmless second attempt; 400 where missing. */
  readonly pause?: number
}

/** Everything that the actors of one app share. */
export type Environment = {
  readonly session: SessionActor
  /** What the services take from outside. */
  readonly api: ApiSettings
  /** Settles with the first sign that somebody is there: what nobody sees before that waits for it. */
  readonly awake: Promise<void>
  readonly presence: Presence
  readonly drafts: Drafts
  readonly newKey: () => string
}

/** Sets everything up and starts restoring the session. Called once, by whoever mounts the app. */
export function createEnvironment(settings: EnvironmentSettings): Environment {
  const expiry = new Set<(token: string) => void>()
  const api: ApiSettings = {
    fetch: settings.fetch,
    newRequest: settings.newRequest,
    baseUrl: settings.baseUrl,
    token: () => session.getSnapshot().context.session?.token ?? null,
    language: () => session.getSnapshot().context.language,
    onExpired: (token) => expiry.forEach((hear) => hear(token)),
    patience: settings.patience ?? 15_000,
    pause: settings.pause ?? 400,
  }
  const drafts = draftsIn(settings.tabStorage)
  const machine = createSessionMachine({
    api,
    storage: settings.storage,
    events: settings.events,
    language: settings.language,
    onExpiry: (hear) => {
      expiry.add(hear)
      return () => void expiry.delete(hear)
    },
  })
  const session: SessionActor = createActor(machine, { input: { language: settings.language } })
  // Whoever logs out leaves nothing behind on a shared computer; a session that merely died keeps its drafts.
  session.on('session.ended', ({ why }) => {
    if (why === 'logout') drafts.forgetPeople()
  })
  session.start()
  const { awake = Promise.resolve(), presence = alwaysHere, newKey } = settings
  return { session, api, awake, presence, drafts, newKey }
}

const alwaysHere: Presence = (tell) => {
  tell(true)
  return () => {}
}
