import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { createLive, type LiveEvent, type StreamFrom } from '../../machines/live.ts'
import type { Failure } from '../../machines/outcome.ts'
import { started } from './support.ts'

type Item = { readonly id: string }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A live feed whose streams the test opens and ends. */
function start() {
  const opened: (string | null)[] = []
  const pauses: unknown[] = []
  let closed = 0
  const stream = fromCallback<LiveEvent<Item>, StreamFrom>(({ input }) => {
    opened.push(input.lastId)
    return () => void (closed += 1)
  })
  const pauseBefore = (...asked: [attempt: number, retryAfter: number | null]) => {
    pauses.push(asked)
    return 1000
  }
  const live = started(createActor(createLive<Item>().provide({ actors: { stream } }), { input: { pauseBefore } }))
  return {
    ...live,
    send: (...events: readonly LiveEvent<Item>[]): void => events.forEach((event) => live.actor.send(event)),
    look: () => {
      const value = live.state()
      return typeof value === 'string' ? value : value.streaming
    },
    opened,
    pauses,
    closed: () => closed,
  }
}

const returned = { type: 'reader.returned' } as const
const left = { type: 'reader.left' } as const
const open = { type: 'stream.opened' } as const
const heard = (id: string | null, unread: number | null, missed = false): LiveEvent<Item> => ({
  type: 'stream.heard',
  items: id === null ? [] : [{ id }],
  unread: unread === null ? null : { items: unread, messages: 0 },
  lastId: id,
  missed,
})
const ended = (failure: Failure | null = null): LiveEvent<Item> => ({ type: 'stream.ended', failure })
const told = (id: string | null, unread: number | null) => ({
  type: 'live.heard',
  items: id === null ? [] : [{ id }],
  unread: unread === null ? null : { items: unread, messages: 0 },
})
const resumed = { type: 'live.resumed' }

describe('live news', () => {
  it('begin when somebody looks, and tell what comes', () => {
    const live = start()
    expect([live.look(), live.opened]).toEqual(['paused', []])
    live.send(returned)
    expect(live.look()).toEqual('connecting')
    live.send(open, heard(null, 2, true), heard('a', 3), heard('b', null))
    expect([live.look(), live.opened]).toEqual(['live', [null]])
    expect(live.emitted).toEqual([told(null, 2), resumed, told('a', 3), told('b', null)])
  })

  it('come back after the last one heard, a little later', () => {
    const live = start()
    live.send(returned, open, heard('a', 1, true), ended({ type: 'offline' }))
    expect(live.look()).toEqual('waiting')
    vi.advanceTimersByTime(999)
    expect(live.opened.length).toBe(1)
    vi.advanceTimersByTime(1)
    expect([live.look(), live.opened]).toEqual(['connecting', [null, 'a']])
    live.send(open, heard('b', 2))
    expect(live.emitted).toEqual([told('a', 1), resumed, told('b', 2)])
  })

  it('say that anything may have happened where something may have been missed', () => {
    const live = start()
    live.send(returned, open, heard(null, 0, true), heard(null, 1), ended())
    vi.advanceTimersByTime(1000)
    live.send(open, heard('a', 2, true))
    expect(live.emitted).toEqual([told(null, 0), resumed, told(null, 1), told('a', 2), resumed])
  })

  it('wait longer with every failed attempt, as long as the server asks for, and count again for who comes back', () => {
    const live = start()
    live.send(returned, ended({ type: 'serverFailed' }))
    vi.advanceTimersByTime(1000)
    live.send(ended({ type: 'tooMany', code: 'TOO_MANY_REQUESTS', retryAfter: 60 }))
    vi.advanceTimersByTime(1000)
    live.send(open, heard('a', 1), ended())
    vi.advanceTimersByTime(1000)
    live.send(ended({ type: 'offline' }), left, returned, ended({ type: 'offline' }))
    expect(live.pauses).toEqual([
      [0, null],
      [1, 60],
      [0, null],
      [1, null],
      [0, null],
    ])
  })

  it('rest while nobody looks, and come back at once', () => {
    const live = start()
    live.send(returned, open, heard('a', 1), left)
    expect([live.look(), live.closed()]).toEqual(['paused', 1])
    live.send(returned)
    expect(live.opened).toEqual([null, 'a'])
    live.send(ended(), left)
    vi.advanceTimersByTime(5000)
    expect([live.look(), live.opened.length]).toEqual(['paused', 2])
  })

  it.each<Failure>([
    { type: 'unauthorized', code: 'UNAUTHORIZED' },
    { type: 'forbidden', code: 'ACCOUNT_BLOCKED' },
    { type: 'notFound', code: 'NOT_FOUND' },
    { type: 'forbidden', code: null, message: 'No.' },
  ])('do not insist where they are refused: %o', (failure) => {
    const live = start()
    live.send(returned, ended(failure))
    vi.advanceTimersByTime(60_000)
    expect([live.look(), live.opened.length, live.context().failure]).toEqual(['refused', 1, failure])
    live.send(left, returned)
    expect([live.look(), live.context().failure]).toEqual(['connecting', null])
  })
})
