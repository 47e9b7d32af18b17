import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { createCommand, type CommandInput, type CommandRequest, type RefreshIntent } from '../../machines/command.ts'
import { done, type Outcome } from '../../machines/outcome.ts'
import { saved, type Saved } from './form-harness.ts'
import { at, controlled, counted, passing, refusing, started } from './support.ts'

type Intent = { readonly amount: number }

const changed = { type: 'conflict', code: 'BID_CHANGED', fresh: 99 } as const

/** The fresh amount, where the server tells one. */
const refreshIntent: RefreshIntent<Intent> = (_, failure) =>
  failure.type === 'conflict' && typeof failure.fresh === 'number' ? { amount: failure.fresh } : null

/** A command whose calls are answered by hand. */
function startCommand(input: Partial<CommandInput<Intent>> = {}) {
  const save = controlled<Outcome<Saved>, CommandRequest<Intent>>()
  const machine = createCommand<Intent, Saved>().provide({ actors: { save: save.logic } })
  const start = { intent: { amount: 120 }, refreshIntent, newKey: counted(), ...input }
  const command = started(createActor(machine, { input: start }))
  const { send } = command.actor
  return {
    ...command,
    sent: () => save.calls.map(({ input: { intent, key } }) => [intent.amount, key]),
    answer: (answer: Outcome<Saved>) => at(save.calls, -1).answer(answer),
    ask: (amount: number) => send({ type: 'command.asked', intent: { amount } }),
    confirm: () => send({ type: 'command.confirmed' }),
    cancel: () => send({ type: 'command.cancelled' }),
  }
}

/** A command that was agreed to and answered. */
async function answeredWith(answer: Outcome<Saved>) {
  const command = startCommand()
  command.confirm()
  await command.answer(answer)
  return command
}

describe('asking', () => {
  it('is done at once where there is something to ask, and else waits', () => {
    const [dialog, button] = [startCommand(), startCommand({ intent: null })]
    expect([dialog.state(), button.state()]).toEqual([{ asked: 'plain' }, 'idle'])
    button.confirm()
    button.cancel()
    expect([button.state(), button.sent()]).toEqual(['idle', []])
    button.ask(7)
    expect([button.state(), button.context().intent, button.sent()]).toEqual([{ asked: 'plain' }, { amount: 7 }, []])
  })

  it('is about something else when it is asked again, and over when it is cancelled', () => {
    const command = startCommand()
    command.cancel()
    expect([command.state(), command.context().intent]).toEqual(['idle', null])
    command.confirm()
    expect(command.sent()).toEqual([])
    command.ask(120)
    command.ask(7)
    command.confirm()
    expect(command.sent()).toEqual([[7, 'key-1']])
  })
})

describe('sending', () => {
  it('is done once, whatever is pressed meanwhile', async () => {
    const command = startCommand()
    command.confirm()
    command.confirm()
    command.cancel()
    command.ask(7)
    expect([command.state(), command.sent()]).toEqual(['sending', [[120, 'key-1']]])
    await command.answer(done(saved))
    expect([command.state(), command.context().saved]).toEqual(['done', saved])
    expect(command.emitted).toEqual([{ type: 'command.done', saved }])
    command.confirm()
    command.cancel()
    expect([command.state(), command.sent().length]).toEqual(['done', 1])
  })

  it.each(passing)('fails by %o, and is tried again with the same key', async (failure) => {
    const command = await answeredWith(failure)
    expect([command.state(), command.context().failure]).toEqual([{ asked: 'failed' }, failure])
    expect(command.emitted).toEqual([{ type: 'command.failed', failure }])
    command.confirm()
    expect(command.context().failure).toBeNull()
    await command.answer({ type: 'offline' })
    command.confirm()
    expect(command.sent().map(([, key]) => key)).toEqual(['key-1', 'key-1', 'key-1'])
    await command.answer(done(saved))
    expect(command.state()).toBe('done')
  })

  it.each(refusing)('is ended by %o', async (failure) => {
    const command = await answeredWith(failure)
    expect([command.state(), command.context().failure]).toEqual(['refused', failure])
    expect(command.emitted).toEqual([{ type: 'command.refused', failure }])
    command.confirm()
    command.cancel()
    expect([command.state(), command.sent().length]).toEqual(['refused', 1])
  })

  it.each<[string, Outcome<Saved>]>([
    ['it is done', done(saved)],
    ['it was refused', { type: 'forbidden', code: 'NOT_YOURS' }],
    ['it failed', { type: 'timedOut' }],
  ])('takes another key once %s and it is asked again', async (_, answer) => {
    const command = await answeredWith(answer)
    command.ask(7)
    const { saved: left, failure } = command.context()
    expect([command.state(), left, failure]).toEqual([{ asked: 'plain' }, null, null])
    command.confirm()
    expect(command.sent().at(-1)).toEqual([7, 'key-2'])
  })

  it('is forgotten with its key and its failure when it is cancelled', async () => {
    const command = await answeredWith({ type: 'timedOut' })
    command.cancel()
    command.ask(120)
    expect([command.state(), command.context().failure]).toEqual([{ asked: 'plain' }, null])
    command.confirm()
    expect(command.sent().at(-1)).toEqual([120, 'key-2'])
  })

  it('asks about what is another by now, and agrees to it as it is, under another key', async () => {
    const command = await answeredWith(changed)
    expect([command.state(), command.context().intent]).toEqual([{ asked: 'changed' }, { amount: 99 }])
    expect([command.emitted, command.context().failure]).toEqual([[{ type: 'command.changed' }], null])
    command.confirm()
    expect(command.sent().at(-1)).toEqual([99, 'key-2'])
    await command.answer({ ...changed, fresh: 80 })
    expect([command.state(), command.context().intent]).toEqual([{ asked: 'changed' }, { amount: 80 }])
  })
})
