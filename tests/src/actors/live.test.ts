import { describe, expect, it } from 'vitest'
import type { VisibilityWatcher } from '../../../src/actors/environment.ts'
import { pauseBefore } from '../../../src/actors/live-feed.ts'
import { liveOf } from '../../../src/actors/live.ts'
import type { Notification } from '../../../src/services/types.ts'
import { newsItem } from '../services/samples.ts'
import { business, customer, keptFor, memory, stage } from './stage.ts'

const unread = (count: number) => `event: unread\ndata: {"unread":${count}}\n\n`
const event = `event: notification\nid: news-2\ndata: ${JSON.stringify(newsItem)}\n\n`

/** A stream that says something, and then stays open until it is cut off. */
function stream(text: string, onCut: () => void = () => {}): Response {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(text)),
    cancel: onCut,
  })
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
}

function controlledPresence() {
  const listeners: Parameters<VisibilityWatcher>[0][] = []
  const presence: VisibilityWatcher = (listener) => {
    listeners.push(listener)
    listener(true)
    return () => void listeners.splice(listeners.indexOf(listener), 1)
  }
  const tell = (isHere: boolean): void => listeners.forEach((listener) => listener(isHere))
  return { presence, leave: () => tell(false), come: () => tell(true) }
}

describe('live news', () => {
  it('count and tell what comes, for all who listen, over one stream', async () => {
    const { environment, server } = await stage({ session: customer }, stream(unread(2) + event + unread(3)))
    const live = liveOf(environment)
    const heard: (readonly Notification[])[] = []
    live.onNotifications((items) => void heard.push(items))
    live.onUnread(() => {})
    await expect.poll(live.unread).toBe(3)
    // With the first message comes a hint to look again: what happened before it was told to nobody.
    expect(heard).toEqual([[newsItem], []])
    expect(server.seen.length).toBe(1)
  })

  it('rest while nobody looks, and go on after the last one heard', async () => {
    let cuts = 0
    const { presence, leave, come } = controlledPresence()
    const cut = () => void (cuts += 1)
    const { environment, server } = await stage({ session: customer, presence }, stream(event, cut), stream(unread(7)))
    const live = liveOf(environment)
    const heard: unknown[] = []
    live.onNotifications((items) => void heard.push(items))
    await expect.poll(() => heard.length).toBe(2)
    leave()
    await expect.poll(() => cuts).toBe(1)
    come()
    await expect.poll(live.unread).toBe(7)
    expect(server.seen.map(({ headers }) => headers['last-event-id'])).toEqual([undefined, 'news-2'])
  })

  it('are loaded again where the server does not know the last one heard any more', async () => {
    const reset = 'event: reset\nid:\ndata: {}\n\n'
    const { presence, leave, come } = controlledPresence()
    const { environment } = await stage({ session: customer, presence }, stream(event), stream(reset + unread(5)))
    const live = liveOf(environment)
    const heard: unknown[] = []
    live.onNotifications((items) => void heard.push(items))
    await expect.poll(() => heard.length).toBe(2)
    leave()
    come()
    await expect.poll(() => heard.slice(2)).toEqual([[]])
  })

  it('end with the session, and begin anew with the next', async () => {
    let cuts = 0
    const storage = memory({ bidfair: keptFor(customer) })
    const { environment, events, server } = await stage(
      { session: customer, storage },
      stream(unread(4), () => void (cuts += 1)),
      stream(unread(1)),
    )
    const live = liveOf(environment)
    live.onUnread(() => {})
    await expect.poll(live.unread).toBe(4)
    const elsewhere = (kept: string): void => {
      storage.setItem('bidfair', kept)
      events.dispatchEvent(Object.assign(new Event('storage'), { key: 'bidfair' }))
    }
    elsewhere('{}')
    await expect.poll(() => cuts).toBe(1)
    expect(live.unread()).toBe(0)
    elsewhere(keptFor(business))
    await expect.poll(live.unread).toBe(1)
    expect(server.seen.map(({ headers }) => headers['authorization'])).toEqual([
      'Bearer token-ana',
      'Bearer token-luis',
    ])
  })

  it('are asked for by nobody who is out', async () => {
    const { environment, server } = await stage({})
    liveOf(environment).onUnread(() => {})
    await import('../../../src/actors/live-feed.ts')
    expect(server.seen).toEqual([])
  })

  it('say what came last, as long as somebody listens', async () => {
    const { environment } = await stage({ session: customer }, stream(event))
    const live = liveOf(environment)
    expect(live.said()).toBe('')
    const stop = live.onSaid(() => {})
    await expect.poll(live.said).toBe(newsItem.message)
    stop()
    expect(live.said()).toBe('')
  })
})

it('attempts come further and further apart, never all at once', () => {
  const ranges = [0, 1, 2, 5, 6, 50].map((attempt) => {
    const pauses = Array.from({ length: 200 }, () => pauseBefore(attempt, null))
    return [Math.min(...pauses) >= Math.min(30_000, 500 * 2 ** attempt) / 2, Math.max(...pauses) <= 30_000]
  })
  expect(ranges).toEqual(ranges.map(() => [true, true]))
  expect(pauseBefore(0, 60)).toBe(60_000)
})
