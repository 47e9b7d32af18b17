import type { Failure } from './outcome.ts'

export type Language = 'en' | 'es' | 'ar'

/** The part of a session that this chart uses. */
export type SessionFacts = {
  readonly token: string
  readonly user: { readonly id: string; readonly language: Language }
}

/** What is stored on the device, shared by all tabs. */
export type StoredSession<Session extends SessionFacts> = {
  readonly session: Session | null
  readonly language: Language
}

export type Credentials = { readonly email: string; readonly password: string }

/** `keepsAccount`: an account that is about to be deleted is to be kept. */
export type LoginInput = Credentials & { readonly language: Language; readonly keepsAccount: boolean }

export type RevokeInput = { readonly token: string; readonly language: Language }

export type SessionInput = { readonly language: Language }

export type SessionEvent<Session extends SessionFacts> =
  | ({ readonly type: 'login.submitted' } & Credentials)
  /** Logs in again, to keep the account that was refused because it is about to be deleted. */
  | ({ readonly type: 'deletion.undone' } & Credentials)
  | { readonly type: 'logout.requested' }
  /** The account here is about to be deleted, and its sessions have ended; the time is ISO 8601 in UTC. */
  | { readonly type: 'deletion.begun'; readonly deleteAt: string }
  /** A call with this token was answered with 401. */
  | { readonly type: 'session.expired'; readonly token: string }
  /** Another tab logged in, out or changed something. */
  | ({ readonly type: 'session.changedElsewhere' } & StoredSession<Session>)
  /** The profile was edited here. */
  | { readonly type: 'user.updated'; readonly session: Session }
  | { readonly type: 'language.changed'; readonly language: Language }

export type SessionEnd = 'logout' | 'left' | 'expired' | 'elsewhere'

export type SessionEmitted<Session extends SessionFacts> =
  | { readonly type: 'session.started'; readonly session: Session }
  | { readonly type: 'session.ended'; readonly why: SessionEnd }

export type SessionTypes<Session extends SessionFacts> = {
  readonly context: StoredSession<Session> & {
    readonly failure: Failure | null
    /** In `left`: until when the account can be kept. */
    readonly deleteAt: string | null
  }
  readonly input: SessionInput
  readonly events: SessionEvent<Session>
  readonly emitted: SessionEmitted<Session>
  readonly tags: 'in' | 'out' | 'busy'
}
