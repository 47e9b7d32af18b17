import { createActor } from 'xstate'
import type { ApiSettings } from '../services/client.ts'
import type { UploadRequest } from '../services/request.ts'
import type { Language, Session } from '../services/types.ts'
import { draftsIn, type Drafts } from './drafts.ts'
import { type PreloadedCalls, type PreloadedCall, earlyOf } from './preloaded-call.ts'
import { createSessionMachine, type SessionActor } from './session.ts'
import { storeSession } from './session-storage.ts'
import { forgetReplies } from './stored-replies.ts'
import { forgetUnread } from './stored-unread.ts'
import { madeOnce } from './made-once.ts'

/**
 * Calls `tell(true)` when the page is visible and online, `tell(false)` when it no longer is; at once if it is
 * visible now. Returns a function that stops it.
 */
export type VisibilityWatcher = (tell: (isHere: boolean) => void) => () => void

/** What the windows of a browser have in common: channels, and locks where the page is secure. */
export type Windows = {
  readonly navigator: { readonly locks?: Pick<LockManager, 'request'> }
  readonly BroadcastChannel: new (name: string) => BroadcastChannel
}

/** The browser's parts that the app needs; tests pass their own. */
export type EnvironmentSettings = {
  readonly fetch: (request: Request) => Promise<Response>
  /** What was asked for before there was an app. */
  readonly early?: PreloadedCall | null
  readonly newRequest: () => UploadRequest
  /** The API's full address, usually `/v1` on the page's own host. */
  readonly baseUrl: string
  /** Shared by tabs and visits: the session. */
  readonly storage: Storage
  /** For one tab, surviving reloads: drafts. */
  readonly tabStorage: Storage
  /** Reports changes by other tabs. */
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  /** A new unique text, for idempotency keys. */
  readonly newKey: () => string
  /** The language until somebody chooses one. */
  readonly language: Language
  /** Resolves on the first sign of a user; resolved by default. */
  readonly awake?: Promise<void>
  /** By default somebody is always there. */
  readonly presence?: VisibilityWatcher
  /** By default there is no other window of this browser. */
  readonly windows?: Windows | null
  /** Milliseconds before a call times out; 15 seconds by default. */
  readonly patience?: number
  /** Milliseconds before a safe second attempt; 400 by default. */
  readonly pause?: number
}

/** What all actors of the app share. */
export type Environment = {
  readonly session: SessionActor
  /** Stores a session that did not begin with a login, as after a sign-up, and tells the session's actor of it. */
  readonly begin: (session: Session) => void
  /** What the services need from outside. */
  readonly api: ApiSettings
  readonly early: PreloadedCalls
  /** Resolves on the first sign of a user; whatever nobody sees before that waits for it. */
  readonly awake: Promise<void>
  readonly presence: VisibilityWatcher
  readonly windows: Windows | null
  readonly drafts: Drafts
  /** What stays on the device, whoever logs out. */
  readonly storage: Storage
  readonly newKey: () => string
  /** What `make` returns, made once for the whole app. `make` must be a module's function, not one created while rendering. */
  readonly shared: <Made>(make: (environment: Environment) => Made) => Made
}

/** Sets up the app and starts restoring the session. Called once, where the app is mounted. */
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
  // Logging out and leaving keep neither drafts, quick replies nor counts behind on a shared computer; an expired session does.
  session.on('session.ended', ({ why }) => {
    if (why !== 'logout' && why !== 'left') return
    drafts.forgetPeople()
    forgetReplies(settings.storage)
    forgetUnread(settings.storage)
  })
  session.start()
  const { awake = Promise.resolve(), presence = alwaysHere, windows = null, early = null, newKey } = settings
  // What the device stores counts, no matter who stored it. For the session this is a login elsewhere.
  const begin = (begun: Session): void => {
    const stored = { session: begun, language: begun.user.language }
    storeSession(settings.storage, stored)
    session.send({ type: 'session.changedElsewhere', ...stored })
  }
  const environment: Environment = {
    session,
    begin,
    api,
    early: earlyOf(early),
    awake,
    presence,
    windows,
    drafts,
    storage: settings.storage,
    newKey,
    shared: madeOnce(() => environment),
  }
  return environment
}

const alwaysHere: VisibilityWatcher = (tell) => {
  tell(true)
  return () => {}
}
