import { setTimeout as pass } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Windows } from '../../../src/actors/environment.ts'
import { liveOf } from '../../../src/actors/live.ts'
import type { Session } from '../../../src/services/types.ts'
import { shows } from '../../support/shows.ts'
import { newsItem } from '../services/samples.ts'
import { business, customer, stage } from './stage.ts'

/** Locks and channels are those of Node, which keep to the same standards; time is the test's. */
const real: Windows = { navigator, BroadcastChannel }

const leaving: (() => void)[] = []

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }))
afterEach(() => {
  leaving.splice(0).forEach((leave) => leave())
  vi.useRealTimers()
})

const notification = (id: string) => `event: notification\nid: ${id}\ndata: ${JSON.stringify({ ...newsItem, id })}\n\n`
const unread = (count: number) => `event: unread\ndata: {"unread":${count}}\n\n`

/** What others hear of a window, until it is frozen. */
function freezable() {
  let isFrozen = false
  class Channel extends BroadcastChannel {
    override postMessage(message: unknown): void {
      const post = super.postMessage.bind(this)
      if (!isFrozen) post(message)
    }
  }
  const windows: Windows = { navigator, BroadcastChannel: Channel }
  return { windows, freeze: () => void (isFrozen = true), thaw: () => void (isFrozen = false) }
}

/** A window of a browser, before a server that tells it what it is to say. */
async function open(session: Session, windows: Windows | null = real) {
  const asked: Request[] = []
  let say = (_text: string): void => {}
  let isReading = false
  let isHere = true
  const listeners = new Set<(here: boolean) => void>()
  const { environment } = await stage({
    session,
    windows,
    presence: (tell) => {
      listeners.add(tell)
      tell(isHere)
      return () => void listeners.delete(tell)
    },
    fetch: (request) => {
      asked.push(request)
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          isReading = true
          say = (text) => controller.enqueue(new TextEncoder().encode(text))
        },
        cancel: () => void (isReading = false),
      })
      return Promise.resolve(new Response(body, { headers: { 'Content-Type': 'text/event-stream' } }))
    },
  })
  const live = liveOf(environment)
  const heard: (readonly string[])[] = []
  const threads: (string | null)[] = []
  const stops = [
    live.onNotifications((items) => void heard.push(items.map(({ id }) => id))),
    live.onUnread(() => {}),
    live.onThreadEvent((news) => void threads.push(news?.jobId ?? null)),
  ]
  const be = (here: boolean): void => {
    isHere = here
    listeners.forEach((tell) => tell(here))
  }
  leaving.push(() => {
    be(false)
    stops.forEach((stop) => stop())
  })
  return {
    heard,
    threads,
    unread: live.unread,
    say: (text: string) => say(text),
    hide: () => be(false),
    show: () => be(true),
    isReading: () => isReading,
    /** What its streams were to go on after. */
    asked: () => asked.map(({ headers }) => headers.get('Last-Event-ID')),
  }
}

type Opened = Awaited<ReturnType<typeof open>>

const PATIENT = { timeout: 10_000 }

async function reads(window: Opened): Promise<void> {
  await expect.poll(window.isReading, PATIENT).toBe(true)
}

async function hears(window: Opened, ...ids: readonly string[]): Promise<void> {
  await expect.poll(() => window.heard, PATIENT).toContainEqual(ids)
}

/** So many windows of a customer's browser: the first reads the stream, and all have heard of a notification. */
async function openAll(first: Windows, ...others: readonly Windows[]) {
  const leader = await open(customer, first)
  await reads(leader)
  leader.say(notification('a') + unread(1))
  const followers: Opened[] = []
  for (const windows of others) {
    const follower = await open(customer, windows)
    await expect.poll(follower.unread, PATIENT).toBe(1)
    followers.push(follower)
  }
  return { leader, followers }
}

it(
  'where the window that reads is closed or hidden, the next one goes on after the last that it heard of',
  shows('rule.one-stream'),
  async () => {
    const { leader, followers } = await openAll(real, real)
    const [next] = followers
    if (!next) throw new Error('Nobody follows')
    leader.say(notification('b'))
    await hears(next, 'b')
    leader.hide()
    await reads(next)
    await expect.poll(leader.isReading, PATIENT).toBe(false)
    expect(next.asked()).toEqual(['b'])
    next.say(notification('c') + unread(2))
    await hears(next, 'c')
    // Nothing twice, and what is told once of threads may have been missed.
    expect([next.heard, next.threads]).toEqual([
      [[], ['b'], ['c']],
      [null, null],
    ])
    // Who comes back follows, and has missed one.
    leader.show()
    await expect.poll(leader.unread, PATIENT).toBe(2)
    expect(leader.heard.slice(-1)).toEqual([[]])
    next.hide()
    await reads(leader)
    expect(leader.asked()).toEqual([null, 'c'])
  },
)

it('who comes back to where the others are loads nothing again', async () => {
  const { followers } = await openAll(real, real)
  const [follower] = followers
  if (!follower) throw new Error('Nobody follows')
  const before = follower.heard.length
  follower.hide()
  follower.show()
  await expect.poll(() => follower.threads.length, PATIENT).toBe(2)
  await pass(50)
  expect([follower.heard.length, follower.asked()]).toEqual([before, []])
})

it('what the next one tells again is heard once', shows('rule.one-stream'), async () => {
  const follower = await open(customer)
  await reads(follower)
  follower.hide()
  // Another window, by hand: it took over before it heard of what the last one told this one.
  const channel = new BroadcastChannel(`bidfair-stream-2 ${customer.user.id} ${customer.user.language}`)
  const post = channel.postMessage.bind(channel)
  leaving.push(() => channel.close())
  const items = ['a', 'b', 'c'].map((id) => ({ ...newsItem, id }))
  const tell = (after: string | null, from: number, to: number) =>
    post({ type: 'heard', after, items: items.slice(from, to), unread: { items: to, messages: 0 }, missed: false })
  await navigator.locks.request(channel.name, async () => {
    follower.show()
    tell(null, 0, 2)
    await hears(follower, 'a', 'b')
    tell('a', 1, 3)
    await hears(follower, 'c')
  })
  expect(follower.heard).toEqual([['a', 'b'], [], ['c']])
})

it('all load again where the server does not know the last one any more', async () => {
  const { leader, followers } = await openAll(real, real)
  const [next] = followers
  if (!next) throw new Error('Nobody follows')
  const third = await open(customer)
  await expect.poll(third.unread, PATIENT).toBe(1)
  leader.hide()
  await reads(next)
  const before = third.heard.length
  next.say(`event: reset\nid:\ndata: {}\n\n${unread(0)}`)
  await expect.poll(third.unread, PATIENT).toBe(0)
  expect(third.heard.slice(before)).toEqual([[]])
})

it('a window that is frozen loses the stream, and follows once it thaws', shows('rule.one-stream'), async () => {
  const frozen = freezable()
  const { leader, followers } = await openAll(frozen.windows, real)
  const [next] = followers
  if (!next) throw new Error('Nobody follows')
  // One that has nothing to tell keeps it.
  for (let times = 0; times < 4; times += 1) {
    leader.say(':\n\n')
    await vi.advanceTimersByTimeAsync(20_000)
    // What windows tell each other takes its own time.
    await pass(50)
  }
  expect([leader.isReading(), next.isReading()]).toEqual([true, false])
  frozen.freeze()
  await vi.advanceTimersByTimeAsync(70_000)
  await reads(next)
  expect(next.asked()).toEqual(['a'])
  next.say(unread(1))
  frozen.thaw()
  await expect.poll(leader.isReading, PATIENT).toBe(false)
  next.say(notification('b') + unread(2))
  await hears(leader, 'b')
  next.hide()
  await expect.poll(leader.asked, PATIENT).toEqual([null, 'b'])
})

it('windows of others have a stream of their own, and so has each where the browser shares nothing', async () => {
  const locked = vi.fn<() => Promise<never>>(() => Promise.reject(new DOMException('No storage', 'SecurityError')))
  const all = [
    await open(customer),
    await open(business),
    await open(customer, null),
    await open(customer, { navigator: {}, BroadcastChannel }),
    await open(customer, { navigator: { locks: { request: locked } }, BroadcastChannel }),
  ]
  for (const each of all) await reads(each)
  for (const each of all) {
    each.say(unread(2))
    await expect.poll(each.unread, PATIENT).toBe(2)
  }
  expect(locked).toHaveBeenCalledOnce()
})
