import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { createLive, type LiveEvent, type StreamFrom } from '../../machines/live.ts'
import type { Failure } from '../../machines/outcome.ts'

type Item = { readonly id: string }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A live feed whose streams are opened and ended by hand. */
function start() {
  const opened: StreamFrom[] = []
  const told: unknown[] = []
  const pauses: unknown[] = []
  let closed = 0
  const machine = createLive<Item>().provide({
    actors: {
      stream: fromCallback<LiveEvent<Item>, StreamFrom>(({ input }) => {
        opened.push(input)
        return () => void (closed += 1)
      }),
    },
  })
  const actor = createActor(machine, {
    input: {
      pauseBefore: (attempt, retryAfter) => {
        pauses.push([attempt, retryAfter])
        return 1000
      },
    },
  })
  actor.on('*', (event) => void told.push(event))
  actor.start()
  const send = (...events: readonly LiveEvent<Item>[]): void => events.forEach((event) => actor.send(event))
  const look = () => {
    const { value } = actor.getSnapshot()
    return typeof value === 'string' ? value : value.streaming
  }
  const failure = () => actor.getSnapshot().context.failure
  return { send, look, opened, told, pauses, failure, closed: () => closed }
}

const returned = { type: 'reader.returned' } as const
const left = { type: 'reader.left' } as const
const open = { type: 'stream.opened' } as const
const heard = (id: string, unread: number | null, missed = false): LiveEvent<Item> => ({
  type: 'stream.heard',
  items: [{ id }],
  unread,
  lastId: id,
  missed,
})
const counted = (unread: number, missed: boolean): LiveEvent<Item> => ({
  type: 'stream.heard',
  items: [],
  unread,
  lastId: null,
  missed,
})
const ended = (failure: Failure | null = null): LiveEvent<Item> => ({ type: 'stream.ended', failure })

describe('live news', () => {
  it('begin when somebody looks, and tell what comes', () => {
    const live = start()
    expect([live.look(), live.opened]).toEqual(['paused', []])
    live.send(returned)
    expect(live.look()).toEqual('connecting')
    live.send(open, counted(2, true), heard('a', 3), heard('b', null))
    expect(live.look()).toEqual('live')
    expect(live.opened).toEqual([{ lastId: null }])
    expect(live.told).toEqual([
      { type: 'live.heard', items: [], unread: 2 },
      { type: 'live.resumed' },
      { type: 'live.heard', items: [{ id: 'a' }], unread: 3 },
      { type: 'live.heard', items: [{ id: 'b' }], unread: null },
    ])
  })

  it('come back after the last one heard, a little later', () => {
    const live = start()
    live.send(returned, open, heard('a', 1, true), ended({ type: 'offline' }))
    expect(live.look()).toEqual('waiting')
    vi.advanceTimersByTime(999)
    expect(live.opened.length).toBe(1)
    vi.advanceTimersByTime(1)
    expect([live.look(), live.opened]).toEqual(['connecting', [{ lastId: null }, { lastId: 'a' }]])
    live.send(open, heard('b', 2))
    expect(live.told).toEqual([
      { type: 'live.heard', items: [{ id: 'a' }], unread: 1 },
      { type: 'live.resumed' },
      { type: 'live.heard', items: [{ id: 'b' }], unread: 2 },
    ])
  })

  it('say that anything may have happened where something may have been missed', () => {
    const live = start()
    live.send(returned, open, counted(0, true), counted(1, false), ended())
    vi.advanceTimersByTime(1000)
    live.send(open, heard('a', 2, true))
    expect(live.told).toEqual([
      { type: 'live.heard', items: [], unread: 0 },
      { type: 'live.resumed' },
      { type: 'live.heard', items: [], unread: 1 },
      { type: 'live.heard', items: [{ id: 'a' }], unread: 2 },
      { type: 'live.resumed' },
    ])
  })

  it('wait longer with every attempt in vain, and as long as the server asks for', () => {
    const live = start()
    live.send(returned, ended({ type: 'serverFailed' }))
    vi.advanceTimersByTime(1000)
    live.send(ended({ type: 'tooMany', code: 'TOO_MANY_REQUESTS', retryAfter: 60 }))
    vi.advanceTimersByTime(1000)
    live.send(open, heard('a', 1), ended())
    expect(live.pauses).toEqual([
      [0, null],
      [1, 60],
      [0, null],
    ])
  })

  it('begin to count attempts anew for whoever comes back', () => {
    const live = start()
    live.send(returned, ended({ type: 'offline' }))
    vi.advanceTimersByTime(1000)
    live.send(ended({ type: 'offline' }), left, returned, ended({ type: 'offline' }))
    expect(live.pauses).toEqual([
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
    expect(live.opened).toEqual([{ lastId: null }, { lastId: 'a' }])
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
    expect([live.look(), live.opened.length, live.failure()]).toEqual(['refused', 1, failure])
    live.send(left, returned)
    expect([live.look(), live.failure()]).toEqual(['connecting', null])
  })
})
