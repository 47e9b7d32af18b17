import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { done, type Failure, type Outcome } from '../../machines/outcome.ts'
import { createThread, type ThreadPage, type ThreadRequest } from '../../machines/thread.ts'
import { at, controlled } from './controlled.ts'

type Message = { readonly number: number; readonly isReported: boolean }
type Info = { readonly seen: number }

const message = (number: number): Message => ({ number, isReported: false })
const page = (numbers: readonly number[], next: string | null = null, seen = 0) =>
  done<ThreadPage<Message, Info>>({ info: { seen }, messages: numbers.map(message), next })

function start() {
  const { logic, calls } = controlled<Outcome<ThreadPage<Message, Info>>, ThreadRequest>()
  const machine = createThread<Message, Info>().provide({ actors: { load: logic } })
  const actor = createActor(machine).start()
  const context = () => actor.getSnapshot().context
  return {
    actor,
    asked: () => calls.map(({ input }) => input),
    answer: (outcome: Outcome<ThreadPage<Message, Info>>) => at(calls, calls.length - 1).answer(outcome),
    numbers: () => [...context().messages, ...context().ahead].map(({ number }) => number),
    state: () => {
      const { value } = actor.getSnapshot()
      return typeof value === 'string' ? value : value.shown
    },
    context,
  }
}

/** A thread whose newest messages are shown. */
async function started(...[numbers, next]: Parameters<typeof page>) {
  const thread = start()
  await thread.answer(page(numbers, next))
  return thread
}

describe('the newest messages', () => {
  it('are shown, with the way to older ones', async () => {
    const thread = start()
    expect([thread.state(), thread.asked()]).toEqual(['loading', [{ type: 'newest' }]])
    await thread.answer(page([8, 9], 'before-8', 7))
    expect([thread.state(), thread.numbers(), thread.context().info]).toEqual(['ready', [8, 9], { seen: 7 }])
  })

  it.each<[Failure, string]>([
    [{ type: 'forbidden', code: 'NOT_YOURS' }, 'gone'],
    [{ type: 'notFound', code: 'NOT_FOUND' }, 'gone'],
    [{ type: 'invalid', code: 'VALIDATION_FAILED', errors: [] }, 'gone'],
    [{ type: 'offline' }, 'failed'],
  ])('%o: %s', async (failure, state) => {
    const thread = start()
    await thread.answer(failure)
    expect([thread.state(), thread.context().failure]).toEqual([state, failure])
  })

  it('are loaded again on another try', async () => {
    const thread = start()
    await thread.answer({ type: 'offline' })
    thread.actor.send({ type: 'thread.refreshed' })
    await thread.answer(page([1]))
    expect([thread.state(), thread.numbers(), thread.context().failure]).toEqual(['ready', [1], null])
  })

  it('are followed by what comes while they load', async () => {
    const thread = start()
    thread.actor.send({ type: 'thread.refreshed' })
    await thread.answer(page([1]))
    expect([thread.state(), thread.asked().at(-1)]).toEqual(['catchingUp', { type: 'newer', after: 1 }])
  })
})

describe('catching up', () => {
  it('goes on until nothing newer is left, so that whoever was away for long misses none', async () => {
    const thread = await started([3, 4])
    thread.actor.send({ type: 'thread.refreshed' })
    await thread.answer(page([5, 6], 'after-6'))
    await thread.answer(page([7, 8], 'after-8'))
    await thread.answer(page([9]))
    expect([thread.state(), thread.numbers()]).toEqual(['ready', [3, 4, 5, 6, 7, 8, 9]])
    expect(thread.asked().slice(1)).toEqual([4, 6, 8].map((after) => ({ type: 'newer', after })))
  })

  it('asks once more for what is hinted at while it asks', async () => {
    const thread = await started([1])
    thread.actor.send({ type: 'thread.refreshed' })
    thread.actor.send({ type: 'thread.refreshed' })
    thread.actor.send({ type: 'thread.refreshed' })
    expect(thread.asked().length).toBe(2)
    await thread.answer(page([]))
    expect([thread.state(), thread.asked().length]).toEqual(['catchingUp', 3])
    await thread.answer(page([2]))
    expect([thread.state(), thread.numbers()]).toEqual(['ready', [1, 2]])
  })

  it('keeps what is shown when it fails, and is tried again', async () => {
    const thread = await started([1], 'before-1')
    thread.actor.send({ type: 'thread.refreshed' })
    await thread.answer({ type: 'timedOut' })
    expect([thread.state(), thread.numbers(), thread.context().failure]).toEqual([
      'catchUpFailed',
      [1],
      { type: 'timedOut' },
    ])
    thread.actor.send({ type: 'thread.refreshed' })
    await thread.answer(page([2]))
    expect([thread.state(), thread.numbers(), thread.context().failure]).toEqual(['ready', [1, 2], null])
  })

  it('fails as before where there are no older messages to ask for', async () => {
    const thread = await started([1])
    thread.actor.send({ type: 'thread.refreshed' })
    await thread.answer({ type: 'offline' })
    thread.actor.send({ type: 'older.wanted' })
    expect([thread.state(), thread.asked().length]).toEqual(['catchUpFailed', 2])
  })

  it('is not forgotten over older messages once it has failed', async () => {
    const thread = await started([2], 'before-2')
    thread.actor.send({ type: 'thread.refreshed' })
    await thread.answer({ type: 'offline' })
    thread.actor.send({ type: 'older.wanted' })
    await thread.answer(page([1]))
    expect([thread.state(), thread.asked().at(-1)]).toEqual(['catchingUp', { type: 'newer', after: 2 }])
  })
})

describe('older messages', () => {
  it('come by cursor, in the order of their numbers, until the first', async () => {
    const thread = await started([5, 6], 'before-5')
    thread.actor.send({ type: 'older.wanted' })
    thread.actor.send({ type: 'older.wanted' })
    expect(thread.asked().slice(1)).toEqual([{ type: 'older', cursor: 'before-5' }])
    await thread.answer(page([3, 4], 'before-3'))
    thread.actor.send({ type: 'older.wanted' })
    await thread.answer(page([1, 2]))
    thread.actor.send({ type: 'older.wanted' })
    expect([thread.state(), thread.numbers(), thread.asked().length]).toEqual(['ready', [1, 2, 3, 4, 5, 6], 3])
  })

  it('fail, and are tried again from the same place', async () => {
    const thread = await started([2], 'before-2')
    thread.actor.send({ type: 'older.wanted' })
    await thread.answer({ type: 'offline' })
    expect([thread.state(), thread.context().failure]).toEqual(['olderFailed', { type: 'offline' }])
    thread.actor.send({ type: 'older.wanted' })
    expect(thread.asked().slice(1)).toEqual([1, 2].map(() => ({ type: 'older', cursor: 'before-2' })))
    await thread.answer(page([1]))
    expect([thread.state(), thread.numbers(), thread.context().failure]).toEqual(['ready', [1, 2], null])
  })

  it('and newer ones that come up meanwhile are asked for one after the other', async () => {
    const thread = await started([2], 'before-2')
    thread.actor.send({ type: 'older.wanted' })
    thread.actor.send({ type: 'thread.refreshed' })
    await thread.answer({ type: 'offline' })
    expect([thread.state(), thread.asked().at(-1)]).toEqual(['catchingUp', { type: 'newer', after: 2 }])
    thread.actor.send({ type: 'older.wanted' })
    await thread.answer(page([3]))
    expect([thread.state(), thread.asked().at(-1)]).toEqual(['loadingOlder', { type: 'older', cursor: 'before-2' }])
    await thread.answer(page([1]))
    expect([thread.state(), thread.numbers()]).toEqual(['ready', [1, 2, 3]])
  })
})

describe('an own message', () => {
  it('that follows is shown at once, and asks for nothing', async () => {
    const thread = await started([1])
    thread.actor.send({ type: 'message.delivered', message: message(2) })
    thread.actor.send({ type: 'message.delivered', message: message(2) })
    expect([thread.state(), thread.numbers(), thread.asked().length]).toEqual(['ready', [1, 2], 1])
  })

  it('beyond a gap stays at the end, until the missed ones are there', async () => {
    const thread = await started([1])
    thread.actor.send({ type: 'message.delivered', message: message(4) })
    expect([thread.state(), thread.numbers()]).toEqual(['catchingUp', [1, 4]])
    expect(thread.asked().at(-1)).toEqual({ type: 'newer', after: 1 })
    thread.actor.send({ type: 'message.delivered', message: message(5) })
    await thread.answer(page([2, 3]))
    await thread.answer(page([]))
    expect([thread.state(), thread.numbers(), thread.context().ahead]).toEqual(['ready', [1, 2, 3, 4, 5], []])
  })
})

it('marks what was reported', async () => {
  const thread = await started([1, 2])
  thread.actor.send({ type: 'message.reported', number: 2 })
  expect(thread.context().messages.map(({ isReported }) => isReported)).toEqual([false, true])
})
