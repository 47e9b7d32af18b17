import { describe, expect, it } from 'vitest'
import { done, type Failure } from '../../machines/outcome.ts'
import { at } from './controlled.ts'
import { ana, luis, nobody, start, startedAs, typed, type Session } from './session-harness.ts'

const idle = { signedOut: 'idle' }
const expired = { signedOut: 'expired' }
const authenticating = { signedOut: 'authenticating' }
describe('restoring', () => {
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
