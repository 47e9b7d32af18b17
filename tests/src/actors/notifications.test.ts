import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import type { Environment } from '../../../src/actors/environment.ts'
import { liveOf } from '../../../src/actors/live.ts'
import { notificationsMachine } from '../../../src/actors/notifications.ts'
import { json } from '../services/fake-server.ts'
import { wireNotification } from '../services/wire-news.ts'
import { customer, stage } from './stage.ts'

const list = (unread: number) =>
  json({
    responseStatus: true,
    message: 'Notifications',
    notifications: [{ ...wireNotification, isRead: unread === 0 }],
    unread,
  })
const read = () => json({ Success: true, Message: 'Read' })
const stream = () =>
  new Response('event: unread\ndata: {"unread":4}\n\n', { headers: { 'Content-Type': 'text/event-stream' } })

async function shown(environment: Environment) {
  const news = createActor(notificationsMachine(environment), { input: { request: null } }).start()
  await waitFor(news, (state) => state.matches('ready'))
  return news
}

describe('the list of notifications', () => {
  it('has read what it shows, and keeps it marked as long as it is looked at', async () => {
    const { environment, server } = await stage({ session: customer }, list(1), read(), list(0))
    const news = await shown(environment)
    await expect.poll(() => server.seen.length).toBe(2)
    news.send({ type: 'details.refreshed' })
    const { context } = await waitFor(news, (state) => state.matches('ready'))
    expect(context.value).toEqual({
      items: [{ ...wireNotification, isRead: true, isMarked: true }],
      unread: 0,
      added: 0,
    })
    expect(server.seen.map(({ path, body }) => [path, body])).toEqual([
      ['/v1/get-notification/customer', { limit: 20 }],
      ['/v1/mark-notifications-read', { upTo: wireNotification.id }],
      ['/v1/get-notification/customer', { limit: 20 }],
    ])
  })

  it('has read nothing while nobody looks', async () => {
    const { environment, server } = await stage({ session: customer, presence: () => () => {} }, list(1), list(1))
    const news = await shown(environment)
    news.send({ type: 'details.refreshed' })
    await waitFor(news, (state) => state.matches('ready'))
    expect(server.seen.map(({ path }) => path)).toEqual([
      '/v1/get-notification/customer',
      '/v1/get-notification/customer',
    ])
  })

  it('leaves nothing for the bell to count', async () => {
    const { environment } = await stage({ session: customer }, stream(), list(1), read())
    const live = liveOf(environment)
    live.onUnread(() => {})
    await expect.poll(live.unread).toBe(4)
    await shown(environment)
    await expect.poll(live.unread).toBe(0)
  })
})
