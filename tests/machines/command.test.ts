import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import {
  createCommand,
  type CommandEmitted,
  type CommandInput,
  type CommandRequest,
  type RefreshIntent,
} from '../../machines/command.ts'
import { done, type Outcome } from '../../machines/outcome.ts'
import { at, controlled } from './controlled.ts'
import { passing, refusing } from './failure-samples.ts'
import { counted, saved, type Saved } from './form-harness.ts'

type Intent = { readonly amount: number }

const changed = { type: 'conflict', code: 'BID_CHANGED', fresh: 99 } as const

/** The fresh amount, where the server tells one. */
const refreshIntent: RefreshIntent<Intent> = (_, failure) =>
  failure.type === 'conflict' && typeof failure.fresh === 'number' ? { amount: failure.fresh } : null

/** A command whose calls are answered by hand. */
function startCommand(input: Partial<CommandInput<Intent>> = {}) {
  const save = controlled<Outcome<Saved>, CommandRequest<Intent>>()
  const actor = createActor(createCommand<Intent, Saved>().provide({ actors: { save: save.logic } }), {
    input: { intent: { amount: 120 }, refreshIntent, newKey: counted(), ...input },
  })
  const emitted: CommandEmitted<Saved>[] = []
  actor.on('*', (event) => void emitted.push(event))
  actor.start()
  return {
    emitted,
    sent: () => save.calls.map(({ input: { intent, key } }) => [intent.amount, key]),
    answer: (answer: Outcome<Saved>) => at(save.calls, -1).answer(answer),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    ask: (amount: number) => actor.send({ type: 'command.asked', intent: { amount } }),
    confirm: () => actor.send({ type: 'command.confirmed' }),
    cancel: () => actor.send({ type: 'command.cancelled' }),
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
    expect([button.state(), button.context().intent]).toEqual([{ asked: 'plain' }, { amount: 7 }])
    expect(button.sent()).toEqual([])
  })

  it('is about something else when it is asked anew', () => {
    const command = startCommand()
    command.ask(7)
    command.confirm()
    expect(command.sent()).toEqual([[7, 'key-1']])
  })

  it('is over when it is cancelled', () => {
    const command = startCommand()
    command.cancel()
    expect([command.state(), command.context().intent]).toEqual(['idle', null])
    command.confirm()
    expect(command.sent()).toEqual([])
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

  it('is asked anew once it is done, under another key', async () => {
    const command = await answeredWith(done(saved))
    command.ask(7)
    expect([command.state(), command.context().saved]).toEqual([{ asked: 'plain' }, null])
    command.confirm()
    expect(command.sent()).toEqual([
      [120, 'key-1'],
      [7, 'key-2'],
    ])
  })
})

describe('a failure that may pass', () => {
  it.each(passing)('by %o is said, and tried again with the same key', async (failure) => {
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

  it.each<[string, (command: ReturnType<typeof startCommand>) => void]>([
    ['asked anew', (command) => command.ask(120)],
    ['cancelled and asked again', (command) => (command.cancel(), command.ask(120))],
  ])('is forgotten with its key when it is %s', async (_, act) => {
    const command = await answeredWith({ type: 'timedOut' })
    act(command)
    expect([command.state(), command.context().failure]).toEqual([{ asked: 'plain' }, null])
    command.confirm()
    expect(command.sent()).toEqual([
      [120, 'key-1'],
      [120, 'key-2'],
    ])
  })
})

describe('a refusal', () => {
  it.each(refusing)('by %o ends it', async (failure) => {
    const command = await answeredWith(failure)
    expect([command.state(), command.context().failure]).toEqual(['refused', failure])
    expect(command.emitted).toEqual([{ type: 'command.refused', failure }])
    command.confirm()
    command.cancel()
    expect([command.state(), command.sent().length]).toEqual(['refused', 1])
  })

  it('is forgotten with its key when it is asked anew', async () => {
    const command = await answeredWith({ type: 'forbidden', code: 'NOT_YOURS' })
    command.ask(120)
    expect([command.state(), command.context().failure]).toEqual([{ asked: 'plain' }, null])
    command.confirm()
    expect(command.sent().map(([, key]) => key)).toEqual(['key-1', 'key-2'])
  })
})

describe('what is another by now', () => {
  it('is asked about, and agreed to as it is, under another key', async () => {
    const command = await answeredWith(changed)
    expect([command.state(), command.context().intent]).toEqual([{ asked: 'changed' }, { amount: 99 }])
    expect([command.emitted, command.context().failure]).toEqual([[{ type: 'command.changed' }], null])
    command.confirm()
    expect(command.sent()).toEqual([
      [120, 'key-1'],
      [99, 'key-2'],
    ])
    await command.answer({ ...changed, fresh: 80 })
    expect([command.state(), command.context().intent]).toEqual([{ asked: 'changed' }, { amount: 80 }])
  })
})
