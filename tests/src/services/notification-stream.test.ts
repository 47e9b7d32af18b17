import { describe, expect, it } from 'vitest'
import { followNotifications, type NotificationsHeard } from '../../../src/services/notification-stream.ts'
import type { ThreadNews } from '../../../src/services/types.ts'
import { fakeServer, refusal, run, type Reply } from './fake-server.ts'
import { newsItem } from './samples.ts'

const event = (id: string) => `event: notification\nid: ${id}\ndata: ${JSON.stringify({ ...newsItem, id })}\n\n`

/** A stream whose pieces are sent by hand. */
function streamed() {
  let cancelled = false
  let send = (_piece: string): void => {}
  let end = (): void => {}
  let tear = (): void => {}
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      send = (piece) => controller.enqueue(new TextEncoder().encode(piece))
      end = () => controller.close()
      tear = () => controller.error(new TypeError('network error'))
    },
    cancel: () => void (cancelled = true),
  })
  const reply = new Response(body, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } })
  return { reply, send: (piece: string) => send(piece), end: () => end(), tear: () => tear(), isCut: () => cancelled }
}

function follow(reply: Reply, { lastId = null, silence = 1000 }: { lastId?: string | null; silence?: number } = {}) {
  const server = fakeServer(reply)
  const heard: (NotificationsHeard | ThreadNews | 'open')[] = []
  const gone = new AbortController()
  const effect = followNotifications({
    lastId,
    silence,
    onOpen: () => void heard.push('open'),
    onHeard: (one) => void heard.push(one),
    onThread: (news) => void heard.push(news),
  })
  return { server, heard, gone, outcome: run(effect, server.settings, gone.signal) }
}

describe('the stream of news', () => {
  it('tells of each message and each "seen" in a thread, and of nothing that it does not know or cannot read', async () => {
    const stream = streamed()
    const { heard, outcome } = follow(stream.reply)
    const where = { jobId: 'job-1', businessId: 'business-1' }
    const data = JSON.stringify({ ...where, number: 2, by: 'customer' })
    stream.send(`event: message\ndata: ${data}\n\nevent: seen\ndata: ${data}\n\n`)
    stream.send('event: message\ndata: {"jobId":1}\n\nevent: weather\ndata: fair\n\n')
    stream.send('event: notification\ndata: {"id":1}\n\nevent: unread\ndata: {"unread":2}\n\n')
    stream.end()
    await outcome
    // Without a last one, anything may have happened before.
    expect(heard).toMatchObject(['open', where, where, { items: [], unread: { items: 2, messages: 0 }, missed: true }])
  })

  it('tells what comes, in one go what came in one go, until the server ends it', async () => {
    const stream = streamed()
    const { server, heard, outcome } = follow(stream.reply, { lastId: 'news-1' })
    stream.send(
      `retry: 2000\n\n${event('news-2')}${event('news-3')}event: unread\ndata: {"unread":5,"unreadMessages":3}\n\n`,
    )
    stream.send(':\n\n')
    stream.send('event: unread\ndata: {"unr')
    stream.end()
    expect(await outcome).toBe(undefined)
    const items = ['news-2', 'news-3'].map((id) => ({ ...newsItem, id }))
    expect(heard).toEqual(['open', { items, unread: { items: 5, messages: 3 }, missed: false }])
    const headers = { authorization: 'Bearer token-1', 'last-event-id': 'news-1', 'accept-language': 'es' }
    expect(server.seen).toMatchObject([{ path: '/v1/notifications/stream', headers }])
  })

  it('tells with what comes next that the last one is not known any more', async () => {
    const stream = streamed()
    const { heard, outcome } = follow(stream.reply, { lastId: 'news-1' })
    stream.send('event: reset\nid:\ndata: {}\n\n')
    stream.send('event: unread\ndata: {"unread":2}\n\nevent: seen\n')
    stream.send('\nevent: unread\ndata: {"unread":3}\n\n')
    stream.end()
    await outcome
    expect(heard).toEqual([
      'open',
      { items: [], unread: { items: 2, messages: 0 }, missed: true },
      { items: [], unread: { items: 3, messages: 0 }, missed: false },
    ])
  })

  it('says that it broke', async () => {
    const stream = streamed()
    const { outcome } = follow(stream.reply)
    stream.tear()
    expect(await outcome).toEqual({ type: 'offline' })
  })

  it('does not wait for ever for one that says nothing', async () => {
    const stream = streamed()
    const { outcome } = follow(stream.reply, { silence: 20 })
    expect([await outcome, stream.isCut()]).toEqual([{ type: 'timedOut' }, true])
  })

  it('hangs up when nobody listens any more', async () => {
    const stream = streamed()
    const { outcome, gone } = follow(stream.reply)
    stream.send('event: unread\ndata: {"unread":2}\n\n')
    await expect.poll(() => stream.reply.bodyUsed || stream.reply.body?.locked).toBe(true)
    gone.abort()
    expect(await outcome).toEqual({ type: 'interrupted' })
    await expect.poll(stream.isCut).toBe(true)
  })

  it('tells of a dead session', async () => {
    const { outcome, server } = follow(refusal(401, 'UNAUTHORIZED'))
    await outcome
    expect(server.expired).toEqual(['token-1'])
  })
})
