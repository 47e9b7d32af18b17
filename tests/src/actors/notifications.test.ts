import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { wire } from '../../../generated/client/wire-server.ts'
import type { VisibilityWatcher } from '../../../src/actors/environment.ts'
import { pauseBefore } from '../../../src/actors/live-feed.ts'
import { liveOf } from '../../../src/actors/live.ts'
import { markReadSilently } from '../../../src/actors/mark-read.ts'
import { createSeenReporter } from '../../../src/actors/mark-read.ts'
import { notificationsInput, notificationsMachine } from '../../../src/actors/notifications.ts'
import { outboxOf } from '../../../src/actors/thread.ts'
import { answer, json } from '../services/fake-server.ts'
import { message, newsGroup, newsItem } from '../services/samples.ts'
import { business, contents, customer, keptFor, memory, stage } from './stage.ts'

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

const thread = { jobId: 'job-1', businessId: 'luis' } as const

it('nobody has read or seen anything who does not look', async () => {
  const page = json({ Success: true, notifications: [newsGroup], nextCursor: null, unread: 3 })
  const { environment, server } = await stage({ session: customer, presence: () => () => {} }, page)
  const list = createActor(notificationsMachine(environment), {
    input: notificationsInput({ group: 'group-1', about: null }, null),
  }).start()
  await waitFor(list, (state) => state.matches('shown'))
  markReadSilently(environment, { jobId: 'job-1' })
  createSeenReporter(environment, thread)(2)
  expect(server.seen.map(({ path }) => path)).toEqual(['/v1/get-notification/grouped'])
})

it('what was seen of a thread is said once, and again if the server did not get it', async () => {
  const seen = json({ Success: true, Message: 'Seen' })
  const { environment, server } = await stage({ session: customer }, json({ code: 'NOT_YOURS' }, 403), seen)
  const tell = createSeenReporter(environment, thread)
  tell(2)
  tell(2)
  await expect.poll(() => server.seen.length).toBe(1)
  const tellAgain = () => {
    tell(2)
    return server.seen.length
  }
  await expect.poll(tellAgain).toBe(2)
  tell(1)
  expect(server.seen.map(({ body }) => body)).toEqual([2, 2].map((upTo) => ({ ...thread, upTo })))
})

describe('messages on their way', () => {
  const content = { text: 'Is there a lift?', pictures: [], after: 0 }

  it('survive a reload, with the key that they were sent with', async () => {
    const tabStorage = memory()
    const refused = json({ Success: false, Message: 'Over', code: 'JOB_EXPIRED' }, 409)
    const before = await stage({ session: customer, tabStorage }, refused)
    const first = outboxOf(before.environment, thread)
    const actor = createActor(first.machine, { input: first.input }).start()
    actor.send({ type: 'message.written', content })
    await waitFor(actor, (state) => state.matches('closed'))
    expect(Object.values(contents(tabStorage))).toEqual([[expect.objectContaining({ content, key: null })]])

    const taken = answer(wire.sendMessage, { message: { ...message(1), isOwn: true } })
    const after = await stage({ session: customer, tabStorage }, taken)
    const second = outboxOf(after.environment, thread)
    expect(second.input.kept).toEqual([{ content, key: null }])
    await waitFor(createActor(second.machine, { input: second.input }).start(), (state) => state.matches('resting'))
    expect(after.server.seen.map(({ body }) => body)).toEqual([{ ...thread, text: content.text, pics_url: [] }])
    expect(contents(tabStorage)).toEqual({})
  })

  it('are not taken from what another version of the app stored', async () => {
    const key = `bidfair.draft.${customer.user.id}.outbox.job-1.luis`
    const stored = [null, {}, { content: {} }, { content: { text: 'x', pictures: [1], after: 0 } }]
    const { environment } = await stage({ session: customer, tabStorage: memory({ [key]: JSON.stringify(stored) }) })
    expect(outboxOf(environment, thread).input.kept).toEqual([])
  })
})

describe('live news', () => {
  it('rest while nobody looks, and go on after the last one heard', async () => {
    let cuts = 0
    const listeners: Parameters<VisibilityWatcher>[0][] = []
    const presence: VisibilityWatcher = (listener) => {
      listeners.push(listener)
      listener(true)
      return () => void listeners.splice(listeners.indexOf(listener), 1)
    }
    const look = (isHere: boolean): void => listeners.forEach((listener) => listener(isHere))
    const first = stream(event, () => void (cuts += 1))
    const { environment, server } = await stage({ session: customer, presence }, first, stream(unread(7)))
    const live = liveOf(environment)
    const heard: unknown[] = []
    live.onNotifications((items) => void heard.push(items))
    await expect.poll(() => heard.length).toBe(2)
    look(false)
    await expect.poll(() => cuts).toBe(1)
    look(true)
    await expect.poll(live.unread).toBe(7)
    expect(server.seen.map(({ headers }) => headers['last-event-id'])).toEqual([undefined, 'news-2'])
  })

  it('count unread messages apart from notifications', async () => {
    const counts = 'event: unread\ndata: {"unread":2,"unreadMessages":3}\n\n'
    const { environment } = await stage({ session: customer }, stream(counts))
    const live = liveOf(environment)
    let told = 0
    live.onUnreadMessages(() => void (told += 1))
    await expect.poll(live.unreadMessages).toBe(3)
    expect([live.unread(), told]).toEqual([2, 1])
  })

  it('end with the session, and begin again with the next', async () => {
    let cuts = 0
    const storage = memory({ bidfair: keptFor(customer) })
    const first = stream(unread(4), () => void (cuts += 1))
    const { environment, events, server } = await stage({ session: customer, storage }, first, stream(unread(1)))
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
    const tokens = server.seen.map(({ headers }) => headers['authorization'])
    expect(tokens).toEqual(['Bearer token-ana', 'Bearer token-luis'])
  })

  it('are counted from the first moment as they were at the last visit of the same person', async () => {
    const storage = memory({ bidfair: keptFor(customer) })
    const counts = 'event: unread\ndata: {"unread":4,"unreadMessages":2}\n\n'
    const visit = await stage({ session: customer, storage }, stream(counts))
    const live = liveOf(visit.environment)
    live.onUnread(() => {})
    await expect.poll(live.unread).toBe(4)
    const later = liveOf((await stage({ storage })).environment)
    expect([later.unread(), later.unreadMessages()]).toEqual([4, 2])
    storage.setItem('bidfair', keptFor(business))
    const { environment } = await stage({ storage })
    expect([liveOf(environment).unread(), liveOf(environment).unreadMessages()]).toEqual([0, 0])
    visit.environment.session.send({ type: 'logout.requested' })
    expect(contents(storage)).not.toHaveProperty(['bidfair.unread'])
  })

  it('are counted as the list says that was loaded last, which does not load it again', async () => {
    const page = json({ Success: true, notifications: [newsGroup], nextCursor: null, unread: 3 })
    const { environment } = await stage({ session: customer, presence: () => () => {} }, page)
    const live = liveOf(environment)
    let recounts = 0
    live.onRecount(() => void (recounts += 1))
    const input = notificationsInput({ group: null, about: null }, null)
    const list = createActor(notificationsMachine(environment), { input }).start()
    await waitFor(list, (state) => state.matches('shown'))
    expect([live.unread(), recounts]).toEqual([3, 0])
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
