import { describe, expect, it } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { done, type Failure, type Outcome } from '../../machines/outcome.ts'
import {
  type StoredSession,
  type Language,
  type LoginInput,
  type RevokeInput,
  type SessionEvent,
  createSession,
} from '../../machines/session.ts'
import { shows } from '../support/shows.ts'
import { at, controlled, passing, started } from './support.ts'

type Session = {
  readonly token: string
  readonly user: { readonly id: string; readonly name: string; readonly language: Language }
}

const ana: Session = { token: 'token-a', user: { id: 'ana', name: 'Ana', language: 'es' } }
const luis: Session = { token: 'token-l', user: { id: 'luis', name: 'Luis', language: 'en' } }
const nobody: StoredSession<Session> = { session: null, language: 'en' }

const typed = { email: 'ana@example.com', password: 'kettle7' }

const idle = { signedOut: 'idle' }
const expired = { signedOut: 'expired' }
const authenticating = { signedOut: 'authenticating' }

/** A session after it found somebody, or nobody, on the device; the test answers its actors. */
async function startedAs(session: Session | null, language = session?.user.language ?? 'en') {
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
  const app = started(createActor(machine, { input: { language: 'en' } }))
  await at(restore.calls, 0).answer({ session, language })
  return {
    ...app,
    kept,
    submit: () => app.actor.send({ type: 'login.submitted', ...typed }),
    logins: login.calls,
    revocations: revoke.calls,
    hear: (event: SessionEvent<Session>) => ears.forEach((ear) => ear(event)),
    hearOf: (session: Session | null, language: Language) =>
      ears.forEach((ear) => ear({ type: 'session.changedElsewhere', session, language })),
    /** Where it is, with whom, and in which language. */
    now: () => [app.state(), app.context().session, app.context().language],
    failure: () => app.context().failure,
  }
}

describe('restoring', () => {
  it('finds the session of an earlier visit, or nobody but the language', async () => {
    expect((await startedAs(ana)).now()).toEqual(['signedIn', ana, 'es'])
    expect((await startedAs(null, 'ar')).now()).toEqual([idle, null, 'ar'])
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
    expect(app.now()).toEqual(['signedIn', ana, 'es'])
    expect(app.kept).toEqual([{ session: ana, language: 'es' }])
    expect(app.emitted).toEqual([{ type: 'session.started', session: ana }])
  })

  it.each<Failure>([
    { type: 'unauthorized', code: 'INVALID_CREDENTIALS' },
    { type: 'forbidden', code: 'ACCOUNT_BLOCKED' },
    { type: 'invalid', code: 'VALIDATION_FAILED', errors: [] },
    ...passing,
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

describe('logging out', () => {
  it('is done at once, returns to English, and revokes behind the scenes', async () => {
    const app = await startedAs(ana)
    app.actor.send({ type: 'logout.requested' })
    expect([app.now(), app.kept]).toEqual([[idle, null, 'en'], [nobody]])
    expect(at(app.revocations, 0).input).toEqual({ token: 'token-a', language: 'es' })
    app.submit()
    expect(at(app.revocations, 0).signal.aborted).toBe(false)
    await at(app.revocations, 0).answer()
    await at(app.logins, 0).answer(done(luis))
    expect(app.now()).toEqual(['signedIn', luis, 'en'])
    expect(app.emitted.map(({ type }) => type)).toEqual(['session.started', 'session.ended', 'session.started'])
  })
})

describe('a dead session', () => {
  it('ends everywhere and can be entered again', async () => {
    const app = await startedAs(ana)
    app.hear({ type: 'session.expired', token: 'token-a' })
    expect([app.now(), app.kept]).toEqual([[expired, null, 'es'], [{ session: null, language: 'es' }]])
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
  const entered = { type: 'session.started', session: luis }

  it('log in here too, even while this one tries', async () => {
    const app = await startedAs(null)
    app.submit()
    app.hearOf(luis, 'en')
    expect([app.now(), at(app.logins, 0).signal.aborted]).toEqual([['signedIn', luis, 'en'], true])
    await at(app.logins, 0).answer(done(ana))
    expect([app.context().session, app.kept]).toEqual([luis, []])
  })

  it.each([
    ['log in here too while nobody tries', null, luis, 'en', ['signedIn', luis, 'en'], entered],
    ['log out here too', ana, null, 'en', [idle, null, 'en'], { type: 'session.ended', why: 'elsewhere' }],
    ['switch to somebody else', ana, luis, 'en', ['signedIn', luis, 'en'], entered],
    ['change the language', null, null, 'ar', [idle, null, 'ar'], undefined],
  ] as const)('%s, and nothing is written back', async (_, before, session, language, now, told) => {
    const app = await startedAs(before)
    app.hearOf(session, language)
    expect([app.now(), app.kept, app.emitted.at(-1)]).toEqual([now, [], told])
  })

  it('change the language of one that tries, and nothing else', async () => {
    const app = await startedAs(null)
    app.submit()
    app.hearOf(null, 'ar')
    expect(app.now()).toEqual([authenticating, null, 'ar'])
    await at(app.logins, 0).answer(done(ana))
    expect(app.state()).toBe('signedIn')
  })

  it('edit the profile of the same person without starting again', async () => {
    const app = await startedAs(ana)
    const renamed = { ...ana, user: { ...ana.user, name: 'Anita' } }
    app.hearOf(renamed, 'en')
    expect([app.now(), app.emitted.length]).toEqual([['signedIn', renamed, 'en'], 1])
  })

  it('bring an expired one back', async () => {
    const app = await startedAs(ana)
    app.hear({ type: 'session.expired', token: 'token-a' })
    app.hearOf(null, 'ar')
    expect(app.now()).toEqual([expired, null, 'ar'])
    app.hearOf(ana, 'es')
    expect(app.now()).toEqual(['signedIn', ana, 'es'])
  })
})

describe('changes here', () => {
  it('keep an edited profile, of this person only', async () => {
    const app = await startedAs(ana)
    const renamed: Session = { ...ana, user: { ...ana.user, name: 'Anita', language: 'ar' } }
    app.actor.send({ type: 'user.updated', session: luis })
    app.actor.send({ type: 'user.updated', session: renamed })
    expect([app.now(), app.kept]).toEqual([['signedIn', renamed, 'ar'], [{ session: renamed, language: 'ar' }]])
  })

  it('keep the language, in or out, which goes along with a login', async () => {
    for (const session of [ana, null]) {
      const app = await startedAs(session)
      app.actor.send({ type: 'language.changed', language: 'ar' })
      expect([app.context().language, app.kept]).toEqual(['ar', [{ session, language: 'ar' }]])
      app.submit()
      expect(app.logins.map(({ input }) => input.language)).toEqual(session ? [] : ['ar'])
    }
  })
})

describe('an account that is about to be deleted', () => {
  const refusal = { type: 'forbidden', code: 'ACCOUNT_LEAVING', deleteAt: '2026-03-15T09:00:00.000Z' } as const
  const leaving = { signedOut: 'leaving' }
  const keep = { type: 'deletion.undone', ...typed } as const

  async function refused() {
    const app = await startedAs(null)
    app.actor.send(keep)
    app.submit()
    app.actor.send(keep)
    await at(app.logins, 0).answer(refusal)
    return app
  }

  it('is kept by who says so after the refusal, not before', shows('privacy.keep'), async () => {
    const app = await refused()
    expect([app.state(), app.failure(), app.logins.length]).toEqual([leaving, refusal, 1])
    app.actor.send(keep)
    app.submit()
    expect([app.state(), app.failure(), app.logins.length]).toEqual([{ signedOut: 'keeping' }, null, 2])
    expect(at(app.logins, 1).input).toEqual({ ...typed, language: 'en', keepsAccount: true })
    await at(app.logins, 1).answer(done(ana))
    expect([app.now(), app.kept.at(-1)]).toEqual([['signedIn', ana, 'es'], { session: ana, language: 'es' }])
  })

  it('is not kept by logging in again', shows('privacy.keep'), async () => {
    const app = await refused()
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
      app.actor.send({ type: 'deletion.begun', deleteAt: refusal.deleteAt })
      expect([app.now(), app.context().deleteAt]).toEqual([[{ signedOut: 'left' }, null, 'es'], refusal.deleteAt])
      expect([app.kept, app.revocations.length]).toEqual([[{ session: null, language: 'es' }], 0])
      expect(app.emitted.at(-1)).toEqual({ type: 'session.ended', why: 'left' })
      app.submit()
      expect(app.context().deleteAt).toBeNull()
    },
  )
})
