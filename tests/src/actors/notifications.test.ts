import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import type { Environment, VisibilityWatcher } from '../../../src/actors/environment.ts'
import { markReadSilently } from '../../../src/actors/mark-read.ts'
import { notificationsInput, notificationsMachine } from '../../../src/actors/notifications.ts'
import { json } from '../services/fake-server.ts'
import { newsGroup, newsItem } from '../services/samples.ts'
import { customer, stage, business, keptFor, memory } from './stage.ts'
import { pauseBefore } from '../../../src/actors/live-feed.ts'
import { liveOf } from '../../../src/actors/live.ts'

const page = (nextCursor: string | null) => json({ Success: true, notifications: [newsGroup], nextCursor, unread: 3 })
const read = () => json({ Success: true, Message: 'Read' })

async function shown(environment: Environment, group: string | null) {
  const list = createActor(notificationsMachine(environment), { input: notificationsInput(group, null) }).start()
  await waitFor(list, (state) => state.matches('shown'))
  return list
}

describe('the list of notifications', () => {
  it('grows by pages, and to look at it is not yet to have read it', async () => {
    const { environment, server } = await stage({ session: customer }, page('next'), page(null))
    const list = await shown(environment, null)
    list.send({ type: 'page.wanted' })
    const { context } = await waitFor(list, (state) => state.matches({ shown: 'end' }))
    expect(context.items).toEqual([newsGroup])
    expect(server.seen.map(({ path, body }) => [path, body])).toEqual([
      ['/v1/get-notification/grouped', { limit: 20 }],
      ['/v1/get-notification/grouped', { limit: 20, cursor: 'next' }],
    ])
  })

  it('has read a group that somebody looks into', async () => {
    const { environment, server } = await stage({ session: customer }, page(null), read())
    await shown(environment, 'group-1')
    await expect.poll(() => server.seen.length).toBe(2)
    expect(server.seen.map(({ path, body }) => [path, body])).toEqual([
      ['/v1/get-notification/grouped', { limit: 20, group: 'group-1' }],
      ['/v1/mark-notifications-read', { group: 'group-1' }],
    ])
  })

  it('has read nothing while nobody looks', async () => {
    const { environment, server } = await stage({ session: customer, presence: () => () => {} }, page(null))
    await shown(environment, 'group-1')
    markReadSilently(environment, { jobId: 'job-1' })
    expect(server.seen.map(({ path }) => path)).toEqual(['/v1/get-notification/grouped'])
  })
})

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
