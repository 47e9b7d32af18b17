import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import {
  createOutbox,
  type Delivery,
  type OutboxEmitted,
  type OutboxInput,
  type Unsent,
} from '../../machines/outbox.ts'
import { done, type Failure, type Outcome } from '../../machines/outcome.ts'
import { at, controlled } from './controlled.ts'

type Content = { readonly text: string }
type Saved = { readonly number: number }

function start(kept: OutboxInput<Content>['kept'] = []) {
  const { logic, calls } = controlled<Outcome<Saved>, Delivery<Content>>()
  const stored: (readonly Unsent<Content>[])[] = []
  const machine = createOutbox<Content, Saved>().provide({
    actors: { deliver: logic },
    actions: { keepItems: (_, items) => void stored.push(items) },
  })
  let made = 0
  const actor = createActor(machine, { input: { newKey: () => `key-${(made += 1)}`, kept } })
  const told: OutboxEmitted<Saved>[] = []
  actor.on('*', (event) => void told.push(event))
  actor.start()
  return {
    actor,
    told,
    stored,
    asked: () => calls.map(({ input }) => [input.content.text, input.key]),
    answer: (outcome: Outcome<Saved>) => at(calls, calls.length - 1).answer(outcome),
    /** What stands there, all of which outlives the page. */
    texts: () => {
      const { items } = actor.getSnapshot().context
      expect(stored.at(-1)).toEqual(items)
      return items.map(({ content }) => content.text)
    },
    state: () => actor.getSnapshot().value,
    write: (...texts: string[]) => texts.forEach((text) => actor.send({ type: 'message.written', content: { text } })),
  }
}

const kept = (text: string, key: string | null) => ({ content: { text }, key })

const conflict: Failure = { type: 'conflict', code: 'JOB_EXPIRED' }

describe('messages on their way', () => {
  it('are sent one after the other, in the order in which they were written', async () => {
    const outbox = start()
    outbox.write('one', 'two', 'three')
    expect(outbox.asked()).toEqual([['one', expect.any(String)]])
    await outbox.answer(done({ number: 1 }))
    await outbox.answer(done({ number: 2 }))
    await outbox.answer(done({ number: 3 }))
    expect(outbox.asked().map(([text]) => text)).toEqual(['one', 'two', 'three'])
    expect(outbox.told).toEqual([1, 2, 3].map((number) => ({ type: 'message.delivered', saved: { number } })))
    expect([outbox.state(), outbox.texts()]).toEqual(['resting', []])
  })

  it('go on after a reload, with the key that they had', () => {
    const outbox = start([kept('one', 'key-of-one'), kept('two', null)])
    expect([outbox.state(), outbox.asked()]).toEqual(['sending', [['one', 'key-of-one']]])
  })

  it('are stored with each change, with the key before it is used', async () => {
    const outbox = start()
    outbox.write('one')
    expect(outbox.stored.at(-1)?.map(({ key }) => key)).toEqual([outbox.asked()[0]?.[1]])
    await outbox.answer(done({ number: 1 }))
    expect(outbox.stored.at(-1)).toEqual([])
  })
})

describe('one that fails', () => {
  it('stays in its place, and those behind it wait', async () => {
    const outbox = start()
    outbox.write('one', 'two')
    await outbox.answer({ type: 'offline' })
    outbox.write('three')
    expect([outbox.state(), outbox.texts(), outbox.asked().length]).toEqual(['failed', ['one', 'two', 'three'], 1])
    expect(outbox.actor.getSnapshot().context.items.map(({ failure }) => failure?.type)).toEqual([
      'offline',
      undefined,
      undefined,
    ])
  })

  it('is tried again with the same key, and the others follow', async () => {
    const outbox = start()
    outbox.write('one', 'two')
    await outbox.answer({ type: 'timedOut' })
    outbox.actor.send({ type: 'message.retried' })
    expect(outbox.asked()[1]).toEqual(outbox.asked()[0])
    await outbox.answer(done({ number: 1 }))
    expect(outbox.asked().at(-1)?.[0]).toBe('two')
  })

  it('makes way for the others when it is discarded', async () => {
    const outbox = start()
    outbox.write('one', 'two', 'three')
    await outbox.answer({ type: 'offline' })
    const [one, two] = outbox.actor.getSnapshot().context.items
    outbox.actor.send({ type: 'message.discarded', id: two?.id ?? '' })
    expect([outbox.state(), outbox.texts()]).toEqual(['failed', ['one', 'three']])
    outbox.actor.send({ type: 'message.discarded', id: one?.id ?? '' })
    expect([outbox.state(), outbox.asked().at(-1)?.[0]]).toEqual(['sending', 'three'])
    await outbox.answer({ type: 'offline' })
    expect([outbox.state(), outbox.texts()]).toEqual(['failed', ['three']])
    outbox.actor.send({ type: 'message.discarded', id: outbox.actor.getSnapshot().context.items[0]?.id ?? '' })
    expect([outbox.state(), outbox.texts()]).toEqual(['resting', []])
  })
})

describe('where no messages are taken any more', () => {
  it('what was written stays, and nothing is sent', async () => {
    const outbox = start()
    outbox.write('one', 'two')
    await outbox.answer(conflict)
    outbox.actor.send({ type: 'message.retried' })
    expect([outbox.state(), outbox.texts(), outbox.asked().length]).toEqual(['closed', ['one', 'two'], 1])
    expect(outbox.told).toEqual([{ type: 'outbox.closed', failure: conflict }])
  })

  it('what was written may be discarded', async () => {
    const outbox = start()
    outbox.write('one')
    await outbox.answer(conflict)
    outbox.actor.send({ type: 'message.discarded', id: outbox.actor.getSnapshot().context.items[0]?.id ?? '' })
    expect([outbox.state(), outbox.texts()]).toEqual(['closed', []])
    outbox.actor.send({ type: 'outbox.opened' })
    expect(outbox.state()).toBe('resting')
  })

  it('once they are taken again it is for the writer to send it', async () => {
    const outbox = start()
    outbox.write('one')
    await outbox.answer(conflict)
    outbox.actor.send({ type: 'outbox.opened' })
    expect([outbox.state(), outbox.asked().length]).toEqual(['failed', 1])
    outbox.actor.send({ type: 'message.retried' })
    await outbox.answer(done({ number: 1 }))
    expect([outbox.state(), outbox.texts()]).toEqual(['resting', []])
  })
})
