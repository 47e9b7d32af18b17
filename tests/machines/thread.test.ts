import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { done, type Failure, type Outcome } from '../../machines/outcome.ts'
import { createThread, type ThreadPage, type ThreadRequest } from '../../machines/thread.ts'
import { at, controlled, started } from './support.ts'

type Message = { readonly number: number; readonly isReported: boolean }
type Info = { readonly seen: number }

const message = (number: number): Message => ({ number, isReported: false })
const page = (numbers: readonly number[], next: string | null = null, seen = 0) =>
  done<ThreadPage<Message, Info>>({ info: { seen }, messages: numbers.map(message), next })

function start() {
  const { logic, calls } = controlled<Outcome<ThreadPage<Message, Info>>, ThreadRequest>()
  const machine = createThread<Message, Info>().provide({ actors: { load: logic } })
  const thread = started(createActor(machine))
  const { send } = thread.actor
  return {
    ...thread,
    asked: () => calls.map(({ input }) => input),
    answer: (outcome: Outcome<ThreadPage<Message, Info>>) => at(calls, -1).answer(outcome),
    /** Where it is, what it shows, and why it failed. */
    look: () => {
      const { messages, ahead, failure } = thread.context()
      const value = thread.state()
      const numbers = [...messages, ...ahead].map(({ number }) => number)
      return [typeof value === 'string' ? value : value.shown, numbers, failure]
    },
    refresh: () => send({ type: 'thread.refreshed' }),
    want: () => send({ type: 'older.wanted' }),
    deliver: (number: number) => send({ type: 'message.delivered', message: message(number) }),
  }
}

/** A thread whose newest messages are shown. */
async function shown(...[numbers, next]: Parameters<typeof page>) {
  const thread = start()
  await thread.answer(page(numbers, next))
  return thread
}

const offline = { type: 'offline' } as const
const newer = (after: number) => ({ type: 'newer', after })
const older = { type: 'older', cursor: 'before-2' }

describe('the newest messages', () => {
  it('are shown, with the way to older ones', async () => {
    const thread = start()
    expect([thread.look(), thread.asked()]).toEqual([['loading', [], null], [{ type: 'newest' }]])
    await thread.answer(page([8, 9], 'before-8', 7))
    expect([thread.look(), thread.context().info]).toEqual([['ready', [8, 9], null], { seen: 7 }])
  })

  it.each<[Failure, string]>([
    [{ type: 'forbidden', code: 'NOT_YOURS' }, 'gone'],
    [{ type: 'notFound', code: 'NOT_FOUND' }, 'gone'],
    [{ type: 'invalid', code: 'VALIDATION_FAILED', errors: [] }, 'gone'],
    [offline, 'failed'],
  ])('%o: %s', async (failure, state) => {
    const thread = start()
    await thread.answer(failure)
    expect(thread.look()).toEqual([state, [], failure])
  })

  it('are loaded again on another try', async () => {
    const thread = start()
    await thread.answer(offline)
    thread.refresh()
    await thread.answer(page([1]))
    expect(thread.look()).toEqual(['ready', [1], null])
  })

  it('are followed by what comes while they load', async () => {
    const thread = start()
    thread.refresh()
    await thread.answer(page([1]))
    expect([thread.look()[0], thread.asked().at(-1)]).toEqual(['catchingUp', newer(1)])
  })
})

describe('catching up', () => {
  it('goes on until nothing newer is left, so that who was away for long misses none', async () => {
    const thread = await shown([3, 4])
    thread.refresh()
    await thread.answer(page([5, 6], 'after-6'))
    await thread.answer(page([7, 8], 'after-8'))
    await thread.answer(page([9]))
    expect(thread.look()).toEqual(['ready', [3, 4, 5, 6, 7, 8, 9], null])
    expect(thread.asked().slice(1)).toEqual([4, 6, 8].map(newer))
  })

  it('asks once more for what is hinted at while it asks', async () => {
    const thread = await shown([1])
    for (let times = 0; times < 3; times += 1) thread.refresh()
    expect(thread.asked().length).toBe(2)
    await thread.answer(page([]))
    expect([thread.look()[0], thread.asked().length]).toEqual(['catchingUp', 3])
    await thread.answer(page([2]))
    expect(thread.look()).toEqual(['ready', [1, 2], null])
  })

  it('keeps what is shown when it fails, with no older messages to ask for, and is tried again', async () => {
    const thread = await shown([1])
    thread.refresh()
    await thread.answer(offline)
    thread.want()
    expect([thread.look(), thread.asked().length]).toEqual([['catchUpFailed', [1], offline], 2])
    thread.refresh()
    await thread.answer(page([2]))
    expect(thread.look()).toEqual(['ready', [1, 2], null])
  })

  it('is not forgotten over older messages once it has failed', async () => {
    const thread = await shown([2], 'before-2')
    thread.refresh()
    await thread.answer(offline)
    thread.want()
    await thread.answer(page([1]))
    expect([thread.look()[0], thread.asked().at(-1)]).toEqual(['catchingUp', newer(2)])
  })
})

describe('older messages', () => {
  it('come by cursor, in the order of their numbers, until the first', async () => {
    const thread = await shown([3, 4], 'before-3')
    thread.want()
    thread.want()
    expect(thread.asked().slice(1)).toEqual([{ type: 'older', cursor: 'before-3' }])
    await thread.answer(page([2], 'before-2'))
    thread.want()
    await thread.answer(page([1]))
    thread.want()
    expect([thread.look(), thread.asked().length]).toEqual([['ready', [1, 2, 3, 4], null], 3])
  })

  it('fail, and are tried again from the same place', async () => {
    const thread = await shown([2], 'before-2')
    thread.want()
    await thread.answer(offline)
    expect(thread.look()).toEqual(['olderFailed', [2], offline])
    thread.want()
    expect(thread.asked().slice(1)).toEqual([older, older])
    await thread.answer(page([1]))
    expect(thread.look()).toEqual(['ready', [1, 2], null])
  })

  it('and newer ones that come up meanwhile are asked for one after the other', async () => {
    const thread = await shown([2], 'before-2')
    thread.want()
    thread.refresh()
    await thread.answer(offline)
    expect([thread.look()[0], thread.asked().at(-1)]).toEqual(['catchingUp', newer(2)])
    thread.want()
    await thread.answer(page([3]))
    expect([thread.look()[0], thread.asked().at(-1)]).toEqual(['loadingOlder', older])
    await thread.answer(page([1]))
    expect(thread.look()).toEqual(['ready', [1, 2, 3], null])
  })
})

describe('an own message', () => {
  it('that follows is shown at once, and asks for nothing', async () => {
    const thread = await shown([1])
    thread.deliver(2)
    thread.deliver(2)
    expect([thread.look(), thread.asked().length]).toEqual([['ready', [1, 2], null], 1])
  })

  it('beyond a gap stays at the end, until the missed ones are there', async () => {
    const thread = await shown([1])
    thread.deliver(4)
    expect([thread.look(), thread.asked().at(-1)]).toEqual([['catchingUp', [1, 4], null], newer(1)])
    thread.deliver(5)
    await thread.answer(page([2, 3]))
    await thread.answer(page([]))
    expect([thread.look(), thread.context().ahead]).toEqual([['ready', [1, 2, 3, 4, 5], null], []])
  })
})

it('marks what was reported', async () => {
  const thread = await shown([1, 2])
  thread.actor.send({ type: 'message.reported', number: 2 })
  expect(thread.context().messages.map(({ isReported }) => isReported)).toEqual([false, true])
})
