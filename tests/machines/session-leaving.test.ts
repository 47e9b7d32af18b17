import { describe, expect, it } from 'vitest'
import { done, type Failure } from '../../machines/outcome.ts'
import { shows } from '../support/shows.ts'
import { at } from './controlled.ts'
import { ana, startedAs, typed } from './session-harness.ts'

const idle = { signedOut: 'idle' }

describe('an account that is about to be deleted', () => {
  const refusal = { type: 'forbidden', code: 'ACCOUNT_LEAVING', deleteAt: '2026-03-15T09:00:00.000Z' } as const
  const leaving = { signedOut: 'leaving' }
  const keep = { type: 'deletion.undone', ...typed } as const

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
    expect([app.state(), app.session(), app.kept.at(-1)]).toEqual(['signedIn', ana, { session: ana, language: 'es' }])
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
      app.actor.send({ type: 'deletion.begun', deleteAt: refusal.deleteAt })
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
