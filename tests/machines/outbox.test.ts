import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { createOutbox, type Delivery, type OutboxInput, type Unsent } from '../../machines/outbox.ts'
import { done, type Failure, type Outcome } from '../../machines/outcome.ts'
import { at, controlled, counted, started } from './support.ts'

type Content = { readonly text: string }
type Saved = { readonly number: number }

function start(kept: OutboxInput<Content>['kept'] = []) {
  const { logic, calls } = controlled<Outcome<Saved>, Delivery<Content>>()
  const stored: (readonly Unsent<Content>[])[] = []
  const machine = createOutbox<Content, Saved>().provide({
    actors: { deliver: logic },
    actions: { keepItems: (_, items) => void stored.push(items) },
  })
  const outbox = started(createActor(machine, { input: { newKey: counted(), kept } }))
  const { send } = outbox.actor
  return {
    ...outbox,
    stored,
    asked: () => calls.map(({ input }) => [input.content.text, input.key]),
    answer: (outcome: Outcome<Saved>) => at(calls, -1).answer(outcome),
    /** What is there, all of which outlives the page. */
    texts: () => {
      const { items } = outbox.context()
      expect(stored.at(-1)).toEqual(items)
      return items.map(({ content }) => content.text)
    },
    write: (...texts: string[]) => texts.forEach((text) => send({ type: 'message.written', content: { text } })),
    retry: () => send({ type: 'message.retried' }),
    discard: (index: number) => send({ type: 'message.discarded', id: outbox.context().items[index]?.id ?? '' }),
  }
}

/** An outbox with messages, the first of which came back so. */
async function answeredWith(outcome: Outcome<Saved>, ...texts: string[]) {
  const outbox = start()
  outbox.write(...texts)
  await outbox.answer(outcome)
  return outbox
}

const conflict: Failure = { type: 'conflict', code: 'JOB_EXPIRED' }

describe('messages on their way', () => {
  it('are sent one after the other, in the order in which they were written', async () => {
    const outbox = start()
    outbox.write('one')
    // The key is stored before it is used.
    expect(outbox.stored.at(-1)?.map(({ key }) => key)).toEqual([outbox.asked()[0]?.[1]])
    outbox.write('two', 'three')
    expect(outbox.asked().length).toBe(1)
    for (const number of [1, 2, 3]) await outbox.answer(done({ number }))
    expect(outbox.asked().map(([text]) => text)).toEqual(['one', 'two', 'three'])
    expect(outbox.emitted).toEqual([1, 2, 3].map((number) => ({ type: 'message.delivered', saved: { number } })))
    expect([outbox.state(), outbox.texts()]).toEqual(['resting', []])
  })

  it('go on after a reload, with the key that they had', () => {
    const outbox = start([
      { content: { text: 'one' }, key: 'key-of-one' },
      { content: { text: 'two' }, key: null },
    ])
    expect([outbox.state(), outbox.asked()]).toEqual(['sending', [['one', 'key-of-one']]])
  })
})

describe('one that fails', () => {
  it('stays in its place, and those behind it wait until it is tried again with the same key', async () => {
    const outbox = await answeredWith({ type: 'offline' }, 'one', 'two')
    outbox.write('three')
    expect([outbox.state(), outbox.texts(), outbox.asked().length]).toEqual(['failed', ['one', 'two', 'three'], 1])
    expect(outbox.context().items.map(({ failure }) => failure?.type)).toEqual(['offline', undefined, undefined])
    outbox.retry()
    expect(outbox.asked()[1]).toEqual(outbox.asked()[0])
    await outbox.answer(done({ number: 1 }))
    expect(outbox.asked().at(-1)?.[0]).toBe('two')
  })

  it('makes way for the others when it is discarded', async () => {
    const outbox = await answeredWith({ type: 'offline' }, 'one', 'two', 'three')
    outbox.discard(1)
    expect([outbox.state(), outbox.texts()]).toEqual(['failed', ['one', 'three']])
    outbox.discard(0)
    expect([outbox.state(), outbox.asked().at(-1)?.[0]]).toEqual(['sending', 'three'])
    await outbox.answer({ type: 'offline' })
    expect([outbox.state(), outbox.texts()]).toEqual(['failed', ['three']])
    outbox.discard(0)
    expect([outbox.state(), outbox.texts()]).toEqual(['resting', []])
  })
})

describe('where no messages are taken any more', () => {
  it('what was written stays, nothing is sent, and it may be discarded', async () => {
    const outbox = await answeredWith(conflict, 'one', 'two')
    outbox.retry()
    expect([outbox.state(), outbox.texts(), outbox.asked().length]).toEqual(['closed', ['one', 'two'], 1])
    expect(outbox.emitted).toEqual([{ type: 'outbox.closed', failure: conflict }])
    outbox.discard(0)
    outbox.discard(0)
    expect([outbox.state(), outbox.texts()]).toEqual(['closed', []])
    outbox.actor.send({ type: 'outbox.opened' })
    expect(outbox.state()).toBe('resting')
  })

  it('the writer sends it once they are taken again', async () => {
    const outbox = await answeredWith(conflict, 'one')
    outbox.actor.send({ type: 'outbox.opened' })
    expect([outbox.state(), outbox.asked().length]).toEqual(['failed', 1])
    outbox.retry()
    await outbox.answer(done({ number: 1 }))
    expect([outbox.state(), outbox.texts()]).toEqual(['resting', []])
  })
})
