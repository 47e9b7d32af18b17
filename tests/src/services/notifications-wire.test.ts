import { expect, it } from 'vitest'
import { listNotifications, markNotificationsRead } from '../../../src/services/notifications.ts'
import { fakeServer, json, run } from './fake-server.ts'
import { newsItem, wireNotification } from './wire-news.ts'

const answer = () =>
  json({ responseStatus: true, notifications: [wireNotification], message: 'Notifications', unread: 3 })

it.each([
  ['customer', '/v1/get-notification/customer'],
  ['business', '/v1/get-notification/buisness'],
] as const)('the newest 20 of a %s come in our words', async (role, path) => {
  const server = fakeServer(answer())
  expect(await run(listNotifications(role), server.settings)).toEqual({ items: [newsItem], unread: 3 })
  expect(server.seen.map((seen) => [seen.path, seen.body])).toEqual([[path, { limit: 20 }]])
})

it('this and all older ones are marked as read, with a second attempt', async () => {
  const server = fakeServer('unreachable', json({ Success: true, Message: 'Read' }))
  expect(await run(markNotificationsRead('news-2'), server.settings)).toBe(undefined)
  expect(server.seen.map(({ path, body }) => [path, body])).toEqual([
    ['/v1/mark-notifications-read', { upTo: 'news-2' }],
    ['/v1/mark-notifications-read', { upTo: 'news-2' }],
  ])
})
