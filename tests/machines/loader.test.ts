import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { createDetails, type LoadInput } from '../../machines/loader.ts'
import { done, type Failure, type Outcome } from '../../machines/outcome.ts'
import { at, controlled, started } from './support.ts'

function start(known: string | null = null) {
  const { logic, calls } = controlled<Outcome<string>, LoadInput<string, string>>()
  const machine = createDetails<string, string>().provide({ actors: { load: logic } })
  const details = started(createActor(machine, { input: { request: 'one', known } }))
  return { ...details, calls, look: () => [details.state(), details.context().value] }
}

/** Details that were shown, and are being looked at again. */
async function refreshing() {
  const details = start()
  await at(details.calls, 0).answer(done('old'))
  details.actor.send({ type: 'details.refreshed' })
  expect(details.look()).toEqual(['refreshing', 'old'])
  return details
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
    expect([details.look(), details.context().failure]).toEqual([['ready', 'value'], null])
  })

  it.each<[Outcome<string>, string, string, 'details.retried' | 'details.refreshed']>([
    [done('new'), 'ready', 'new', 'details.refreshed'],
    [{ type: 'offline' }, 'refreshFailed', 'old', 'details.refreshed'],
    [{ type: 'offline' }, 'refreshFailed', 'old', 'details.retried'],
    [missing, 'missing', 'old', 'details.refreshed'],
    [forbidden, 'forbidden', 'old', 'details.refreshed'],
  ])('refreshes with the old value in view: %o leads to %s with %s, and on when it is %4$s', async (...row) => {
    const [outcome, state, value, type] = row
    const details = await refreshing()
    await at(details.calls, 1).answer(outcome)
    expect(details.look()).toEqual([state, value])
    details.actor.send({ type })
    expect(at(details.calls, 2).input).toEqual({ request: 'one', shown: value })
    await at(details.calls, 2).answer(done('newest'))
    expect(details.look()).toEqual(['ready', 'newest'])
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

  it('asks again where they changed while they were loaded, and never shows a late answer', async () => {
    const details = start()
    details.actor.send({ type: 'details.refreshed' })
    expect([details.look(), details.calls.length]).toEqual([['loading', null], 2])
    await at(details.calls, 1).answer(done('new'))
    await at(details.calls, 0).answer(done('late'))
    expect(details.look()).toEqual(['ready', 'new'])

    const again = await refreshing()
    again.actor.send({ type: 'details.refreshed' })
    await at(again.calls, 2).answer(done('newest'))
    await at(again.calls, 1).answer(done('late'))
    expect(again.look()).toEqual(['ready', 'newest'])
    expect(again.calls.map(({ signal }) => signal.aborted)).toEqual([false, true, false])
  })
})
