import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { createDetails, type LoadInput } from '../../machines/loader.ts'
import { done, type Failure, type Outcome } from '../../machines/outcome.ts'
import { at, controlled } from './controlled.ts'

function start(known: string | null = null) {
  const { logic, calls } = controlled<Outcome<string>, LoadInput<string, string>>()
  const machine = createDetails<string, string>().provide({ actors: { load: logic } })
  const actor = createActor(machine, { input: { request: 'one', known } }).start()
  const look = () => [actor.getSnapshot().value, actor.getSnapshot().context.value]
  return { actor, calls, look }
}

const missing: Failure = { type: 'notFound', code: 'JOB_NOT_FOUND' }
const impossible: Failure = { type: 'invalid', code: 'VALIDATION_FAILED', errors: [] }
const forbidden: Failure = { type: 'forbidden', code: 'NOT_YOURS' }

describe('details', () => {
  it.each<[Outcome<string>, string, string | null]>([
    [done('value'), 'ready', 'value'],
    [missing, 'missing', null],
    [impossible, 'missing', null],
    [{ type: 'invalid', code: 'BODY_TOO_LARGE', errors: [] }, 'failed', null],
    [forbidden, 'forbidden', null],
    [{ type: 'offline' }, 'failed', null],
  ])('loads: %o', async (outcome, state, value) => {
    const details = start()
    expect(details.look()).toEqual(['loading', null])
    await at(details.calls, 0).answer(outcome)
    expect(details.look()).toEqual([state, value])
  })

  it.each<[Failure, 'details.retried' | 'details.refreshed']>([
    [forbidden, 'details.retried'],
    [{ type: 'timedOut' }, 'details.retried'],
    [missing, 'details.refreshed'],
    [forbidden, 'details.refreshed'],
    [{ type: 'timedOut' }, 'details.refreshed'],
  ])('loads again after %o when it is %s', async (failure, type) => {
    const details = start()
    await at(details.calls, 0).answer(failure)
    details.actor.send({ type })
    expect(details.look()).toEqual(['loading', null])
    await at(details.calls, 1).answer(done('value'))
    expect(details.look()).toEqual(['ready', 'value'])
    expect(details.actor.getSnapshot().context.failure).toBe(null)
  })

  it('refreshes with the old value in view', async () => {
    const details = start()
    await at(details.calls, 0).answer(done('old'))
    details.actor.send({ type: 'details.refreshed' })
    expect(details.look()).toEqual(['refreshing', 'old'])
    await at(details.calls, 1).answer(done('new'))
    expect(details.look()).toEqual(['ready', 'new'])
  })

  it.each<[Failure, string]>([
    [{ type: 'offline' }, 'refreshFailed'],
    [missing, 'missing'],
    [forbidden, 'forbidden'],
  ])('refreshes in vain: %o', async (failure, state) => {
    const details = start()
    await at(details.calls, 0).answer(done('old'))
    details.actor.send({ type: 'details.refreshed' })
    await at(details.calls, 1).answer(failure)
    expect(details.look()).toEqual([state, 'old'])
    details.actor.send({ type: 'details.refreshed' })
    expect(at(details.calls, 2).input).toEqual({ request: 'one', shown: 'old' })
    await at(details.calls, 2).answer(done('new'))
    expect(details.look()).toEqual(['ready', 'new'])
  })

  it.each<[Outcome<string>, string, string]>([
    [done('new'), 'ready', 'new'],
    [{ type: 'offline' }, 'refreshFailed', 'known'],
    [missing, 'missing', 'known'],
  ])('shows what is known at once and looks at it again: %o', async (outcome, state, value) => {
    const details = start('known')
    expect(details.look()).toEqual(['refreshing', 'known'])
    expect(at(details.calls, 0).input).toEqual({ request: 'one', shown: 'known' })
    await at(details.calls, 0).answer(outcome)
    expect(details.look()).toEqual([state, value])
  })

  it('is tried again after a refresh in vain', async () => {
    const details = start()
    await at(details.calls, 0).answer(done('old'))
    details.actor.send({ type: 'details.refreshed' })
    await at(details.calls, 1).answer({ type: 'offline' })
    details.actor.send({ type: 'details.retried' })
    expect(details.look()).toEqual(['refreshing', 'old'])
    await at(details.calls, 2).answer(done('new'))
    expect(details.look()).toEqual(['ready', 'new'])
  })

  it('is asked for anew where it changed while it was loaded', async () => {
    const details = start()
    details.actor.send({ type: 'details.refreshed' })
    expect([details.look(), details.calls.length]).toEqual([['loading', null], 2])
    await at(details.calls, 1).answer(done('new'))
    await at(details.calls, 0).answer(done('late'))
    expect(details.look()).toEqual(['ready', 'new'])
  })

  it('never shows the late answer of an older refresh', async () => {
    const details = start()
    await at(details.calls, 0).answer(done('value'))
    details.actor.send({ type: 'details.refreshed' })
    details.actor.send({ type: 'details.refreshed' })
    await at(details.calls, 2).answer(done('newest'))
    await at(details.calls, 1).answer(done('late'))
    expect(details.look()).toEqual(['ready', 'newest'])
    expect(details.calls.map(({ input, signal }) => [input, signal.aborted])).toEqual([
      [{ request: 'one', shown: null }, false],
      [{ request: 'one', shown: 'value' }, true],
      [{ request: 'one', shown: 'value' }, false],
    ])
  })
})
