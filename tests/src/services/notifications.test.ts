import { expect, it } from 'vitest'
import { listNotifications, markNotificationsRead } from '../../../src/services/notifications.ts'
import { fakeServer, json, run } from './fake-server.ts'
import { newsGroup } from './samples.ts'

it('a page of notifications comes in our words', async () => {
  const server = fakeServer(json({ Success: true, notifications: [newsGroup], nextCursor: 'next', unread: 3 }))
  expect(await run(listNotifications({ group: null, after: 'before', limit: 20 }), server.settings)).toEqual({
    items: [newsGroup],
    next: 'next',
  })
  expect(server.seen.map(({ path, body }) => [path, body])).toEqual([
    ['/v1/get-notification/grouped', { limit: 20, cursor: 'before' }],
  ])
})

it('those of a job are marked as read, with a second attempt', async () => {
  const server = fakeServer('unreachable', json({ Success: true, Message: 'Read' }))
  expect(await run(markNotificationsRead({ jobId: 'job-1' }), server.settings)).toEqual({ message: 'Read' })
  expect(server.seen.map(({ path, body }) => [path, body])).toEqual([
    ['/v1/mark-notifications-read', { jobId: 'job-1' }],
    ['/v1/mark-notifications-read', { jobId: 'job-1' }],
  ])
})
