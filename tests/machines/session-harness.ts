import { createActor, fromCallback } from 'xstate'
import type { Outcome } from '../../machines/outcome.ts'
import {
  type StoredSession,
  type Language,
  type LoginInput,
  type RevokeInput,
  type SessionEmitted,
  type SessionEvent,
  createSession,
} from '../../machines/session.ts'
import { at, controlled } from './controlled.ts'

export type Session = {
  readonly token: string
  readonly user: { readonly id: string; readonly name: string; readonly language: Language }
}

export const ana: Session = { token: 'token-a', user: { id: 'ana', name: 'Ana', language: 'es' } }
export const luis: Session = { token: 'token-l', user: { id: 'luis', name: 'Luis', language: 'en' } }
export const nobody: StoredSession<Session> = { session: null, language: 'en' }

export const typed = { email: 'ana@example.com', password: 'secret1' }

/** A session chart whose actors are answered by hand. */
export function start() {
  const restore = controlled<StoredSession<Session>, undefined>()
  const login = controlled<Outcome<Session>, LoginInput>()
  const revoke = controlled<void, RevokeInput>()
  const kept: StoredSession<Session>[] = []
  const ears: ((event: SessionEvent<Session>) => void)[] = []
  const machine = createSession<Session>().provide({
    actors: {
      restore: restore.logic,
      login: login.logic,
      revoke: revoke.logic,
      listen: fromCallback<SessionEvent<Session>>(({ sendBack }) => void ears.push(sendBack)),
    },
    actions: { keep: ({ context: { session, language } }) => void kept.push({ session, language }) },
  })
  const actor = createActor(machine, { input: { language: 'en' } })
  const emitted: SessionEmitted<Session>[] = []
  actor.on('*', (event) => void emitted.push(event))
  actor.start()
  const submit = () => actor.send({ type: 'login.submitted', ...typed })
  return {
    actor,
    kept,
    emitted,
    submit,
    logins: login.calls,
    revocations: revoke.calls,
    restored: (what: StoredSession<Session>) => at(restore.calls, 0).answer(what),
    hear: (event: SessionEvent<Session>) => ears.forEach((ear) => ear(event)),
    state: () => actor.getSnapshot().value,
    session: () => actor.getSnapshot().context.session,
    language: () => actor.getSnapshot().context.language,
    failure: () => actor.getSnapshot().context.failure,
  }
}

/** The same, after it found somebody, or nobody, on the device. */
export async function startedAs(session: Session | null) {
  const app = start()
  await app.restored({ session, language: session?.user.language ?? 'en' })
  return app
}
