import { describe, expect, it } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { done, type Failure, type Outcome } from '../../machines/outcome.ts'
import type {
  StoredSession,
  Language,
  LoginInput,
  RevokeInput,
  SessionEmitted,
  SessionEvent,
} from '../../machines/session-types.ts'
import { createSession } from '../../machines/session.ts'
import { shows } from '../support/shows.ts'
import { at, controlled } from './controlled.ts'

type Session = {
  readonly token: string
  readonly user: { readonly id: string; readonly name: string; readonly language: Language }
}

const ana: Session = { token: 'token-a', user: { id: 'ana', name: 'Ana', language: 'es' } }
const luis: Session = { token: 'token-l', user: { id: 'luis', name: 'Luis', language: 'en' } }
const nobody: StoredSession<Session> = { session: null, language: 'en' }

const typed = { email: 'ana@example.com', password: 'secret1' }

function start() {
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

async function startedAs(session: Session | null) {
  const app = start()
  await app.restored({ session, language: session?.user.language ?? 'en' })
  return app
}

const idle = { signedOut: 'idle' }
const expired = { signedOut: 'expired' }
const authenticating = { signedOut: 'authenticating' }
describe('restoring', () => {
  it('shows neither face before it knows', () => {
    const snapshot = start().actor.getSnapshot()
    expect([snapshot.value, snapshot.hasTag('in'), snapshot.hasTag('out')]).toEqual(['restoring', false, false])
  })

  it('finds the session of an earlier visit', async () => {
    const app = await startedAs(ana)
    expect([app.state(), app.session(), app.language()]).toEqual(['signedIn', ana, 'es'])
  })

  it('finds nobody, but the language', async () => {
    const app = start()
    await app.restored({ session: null, language: 'ar' })
    expect([app.state(), app.language()]).toEqual([idle, 'ar'])
  })
})

describe('logging in', () => {
  it('keeps the session and takes the saved language', async () => {
    const app = await startedAs(null)
    app.submit()
    app.submit()
    expect([app.state(), app.logins.length]).toEqual([authenticating, 1])
    expect(at(app.logins, 0).input).toEqual({ ...typed, language: 'en', keepsAccount: false })
    await at(app.logins, 0).answer(done(ana))
    expect([app.state(), app.session(), app.language()]).toEqual(['signedIn', ana, 'es'])
    expect(app.kept).toEqual([{ session: ana, language: 'es' }])
    expect(app.emitted).toEqual([{ type: 'session.started', session: ana }])
  })

  it.each<Failure>([
    { type: 'unauthorized', code: 'INVALID_CREDENTIALS' },
    { type: 'forbidden', code: 'ACCOUNT_BLOCKED' },
    { type: 'invalid', code: 'VALIDATION_FAILED', errors: [] },
    { type: 'tooMany', retryAfter: 30, code: 'TOO_MANY_REQUESTS' },
    { type: 'offline' },
    { type: 'timedOut' },
    { type: 'serverFailed' },
    { type: 'malformed' },
  ])('fails by %o', async (failure) => {
    const app = await startedAs(null)
    app.submit()
    await at(app.logins, 0).answer(failure)
    expect([app.state(), app.failure(), app.kept]).toEqual([idle, failure, []])
    app.submit()
    expect([app.state(), app.failure()]).toEqual([authenticating, null])
    await at(app.logins, 1).answer(done(ana))
    expect([app.state(), app.failure()]).toEqual(['signedIn', null])
  })
})

describe('an account that is about to be deleted', () => {
  const refusal = { type: 'forbidden', code: 'ACCOUNT_LEAVING', deleteAt: '2026-03-15T09:00:00.000Z' } as const
  const leaving = { signedOut: 'leaving' }
  const keep = { type: 'account.kept', ...typed } as const

  async function refused() {
    const app = await startedAs(null)
    app.submit()
    await at(app.logins, 0).answer(refusal)
    return app
  }

  it('is kept by whoever says so after the refusal', shows('privacy.keep'), async () => {
    const app = await refused()
    expect([app.state(), app.failure()]).toEqual([leaving, refusal])
    app.actor.send(keep)
    app.submit()
    expect([app.state(), app.failure(), app.logins.length]).toEqual([{ signedOut: 'keeping' }, null, 2])
    expect(at(app.logins, 1).input).toEqual({ ...typed, language: 'en', keepsAccount: true })
    await at(app.logins, 1).answer(done(ana))
    expect([app.state(), app.session()]).toEqual(['signedIn', ana])
  })

  it('cannot be kept before, nor by logging in again', shows('privacy.keep'), async () => {
    const app = await startedAs(null)
    app.actor.send(keep)
    expect([app.state(), app.logins.length]).toEqual([idle, 0])
    app.submit()
    app.actor.send(keep)
    await at(app.logins, 0).answer(refusal)
    app.submit()
    expect(app.logins.map(({ input }) => input.keepsAccount)).toEqual([false, false])
  })

  it.each<[Failure, object]>([
    [{ type: 'offline' }, leaving],
    [{ type: 'tooMany', retryAfter: 30, code: 'TOO_MANY_REQUESTS' }, leaving],
    [{ type: 'unauthorized', code: 'INVALID_CREDENTIALS' }, idle],
    [{ type: 'forbidden', code: 'ACCOUNT_BLOCKED' }, idle],
  ])('that could not be kept because of %o can be kept while trying again helps', async (failure, state) => {
    const app = await refused()
    app.actor.send(keep)
    await at(app.logins, 1).answer(failure)
    expect([app.state(), app.failure()]).toEqual([state, failure])
    app.actor.send(keep)
    expect(app.logins.length).toBe(state === leaving ? 3 : 2)
  })

  it(
    'is left: out at once in its language, knowing until when it can be kept',
    shows('privacy.delete-screen'),
    async () => {
      const app = await startedAs(ana)
      app.actor.send({ type: 'account.left', deleteAt: refusal.deleteAt })
      const { value, context } = app.actor.getSnapshot()
      expect([value, context.session, context.language, context.deleteAt]).toEqual([
        { signedOut: 'left' },
        null,
        'es',
        refusal.deleteAt,
      ])
      expect([app.kept, app.emitted.at(-1), app.revocations.length]).toEqual([
        [{ session: null, language: 'es' }],
        { type: 'session.ended', why: 'left' },
        0,
      ])
      app.submit()
      expect(app.actor.getSnapshot().context.deleteAt).toBeNull()
    },
  )
})

describe('logging out', () => {
  it('is done at once, returns to English, and revokes behind the scenes', async () => {
    const app = await startedAs(ana)
    app.actor.send({ type: 'logout.requested' })
    expect([app.state(), app.session(), app.language()]).toEqual([idle, null, 'en'])
    expect(app.kept).toEqual([nobody])
    expect(at(app.revocations, 0).input).toEqual({ token: 'token-a', language: 'es' })
    app.submit()
    expect(at(app.revocations, 0).signal.aborted).toBe(false)
    await at(app.revocations, 0).answer()
    await at(app.logins, 0).answer(done(luis))
    expect([app.state(), app.session()]).toEqual(['signedIn', luis])
    expect(app.emitted.map(({ type }) => type)).toEqual(['session.started', 'session.ended', 'session.started'])
  })
})

describe('a dead session', () => {
  it('ends everywhere and can be entered again', async () => {
    const app = await startedAs(ana)
    app.hear({ type: 'session.expired', token: 'token-a' })
    expect([app.state(), app.session(), app.language(), app.kept]).toEqual([
      expired,
      null,
      'es',
      [{ session: null, language: 'es' }],
    ])
    expect(app.emitted.at(-1)).toEqual({ type: 'session.ended', why: 'expired' })
    app.submit()
    await at(app.logins, 0).answer({ type: 'offline' })
    expect([app.state(), app.failure()]).toEqual([idle, { type: 'offline' }])
  })

  it('does not end a newer one: the late 401 of an old token', async () => {
    const app = await startedAs(ana)
    app.hear({ type: 'session.expired', token: 'token-of-yesterday' })
    expect(app.state()).toBe('signedIn')
  })
})

describe('other tabs', () => {
  it('log in here too, even while this one tries', async () => {
    const app = await startedAs(null)
    app.submit()
    app.hear({ type: 'session.changedElsewhere', session: luis, language: 'en' })
    expect([app.state(), app.session(), at(app.logins, 0).signal.aborted]).toEqual(['signedIn', luis, true])
    await at(app.logins, 0).answer(done(ana))
    expect([app.session(), app.kept]).toEqual([luis, []])
  })

  it('log in here too while nobody tries', async () => {
    const app = await startedAs(null)
    app.hear({ type: 'session.changedElsewhere', session: luis, language: 'en' })
    expect([app.state(), app.session()]).toEqual(['signedIn', luis])
  })

  it('change the language of one that tries, and nothing else', async () => {
    const app = await startedAs(null)
    app.submit()
    app.hear({ type: 'session.changedElsewhere', session: null, language: 'ar' })
    expect([app.state(), app.session(), app.language()]).toEqual([authenticating, null, 'ar'])
    await at(app.logins, 0).answer(done(ana))
    expect(app.state()).toBe('signedIn')
  })

  it('log out here too, and nothing is written back', async () => {
    const app = await startedAs(ana)
    app.hear({ type: 'session.changedElsewhere', ...nobody })
    expect([app.state(), app.session(), app.kept]).toEqual([idle, null, []])
    expect(app.emitted.at(-1)).toEqual({ type: 'session.ended', why: 'elsewhere' })
  })

  it('switch to somebody else', async () => {
    const app = await startedAs(ana)
    app.hear({ type: 'session.changedElsewhere', session: luis, language: 'en' })
    expect([app.state(), app.session(), app.emitted.at(-1)]).toEqual([
      'signedIn',
      luis,
      { type: 'session.started', session: luis },
    ])
  })

  it('edit the profile of the same person without starting anew', async () => {
    const app = await startedAs(ana)
    const renamed = { ...ana, user: { ...ana.user, name: 'Anita' } }
    app.hear({ type: 'session.changedElsewhere', session: renamed, language: 'en' })
    expect([app.session(), app.language(), app.emitted.length]).toEqual([renamed, 'en', 1])
  })

  it('bring an expired one back', async () => {
    const app = await startedAs(ana)
    app.hear({ type: 'session.expired', token: 'token-a' })
    app.hear({ type: 'session.changedElsewhere', session: null, language: 'ar' })
    expect([app.state(), app.session(), app.language()]).toEqual([expired, null, 'ar'])
    app.hear({ type: 'session.changedElsewhere', session: ana, language: 'es' })
    expect([app.state(), app.session(), app.language()]).toEqual(['signedIn', ana, 'es'])
  })

  it('change the language', async () => {
    const app = await startedAs(null)
    app.hear({ type: 'session.changedElsewhere', session: null, language: 'ar' })
    expect([app.state(), app.language()]).toEqual([idle, 'ar'])
  })
})

describe('changes here', () => {
  it('keep an edited profile, of this person only', async () => {
    const app = await startedAs(ana)
    const renamed: Session = { ...ana, user: { ...ana.user, name: 'Anita', language: 'ar' } }
    app.actor.send({ type: 'user.updated', session: luis })
    app.actor.send({ type: 'user.updated', session: renamed })
    expect([app.session(), app.language(), app.kept]).toEqual([renamed, 'ar', [{ session: renamed, language: 'ar' }]])
  })

  it('keep the language', async () => {
    const app = await startedAs(ana)
    app.actor.send({ type: 'language.changed', language: 'ar' })
    expect([app.language(), app.kept]).toEqual(['ar', [{ session: ana, language: 'ar' }]])
  })

  it('keep the language of who is not logged in, and log in with it', async () => {
    const app = await startedAs(null)
    app.actor.send({ type: 'language.changed', language: 'es' })
    expect([app.language(), app.kept]).toEqual(['es', [{ session: null, language: 'es' }]])
    app.submit()
    expect(at(app.logins, 0).input.language).toBe('es')
  })
})
