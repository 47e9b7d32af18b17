import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import type { Environment } from '../../../src/actors/environment.ts'
import { markReadSilently } from '../../../src/actors/mark-read.ts'
import { notificationsInput, notificationsMachine } from '../../../src/actors/notifications.ts'
import { json } from '../services/fake-server.ts'
import { newsGroup } from '../services/samples.ts'
import { customer, stage } from './stage.ts'

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
