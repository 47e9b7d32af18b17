import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { MOST_FRESH } from '../../../server/notifications/repository-stream.ts'
import { deliveryOf } from '../../../server/events/content.ts'
import { insertNotificationRows } from '../../../server/notifications/repository.ts'
import { tellAll } from '../support/background.ts'
import { shows } from '../../support/shows.ts'
import { testApp, HOUR } from '../support/app.ts'
import { openEvents, type Events } from '../support/events.ts'
import { newBid, newBusiness, newCustomer, newJob, type Person } from '../support/town-wire.ts'

const opened: Events[] = []
const server = await testApp({ streams: { maxPerAccount: 3, beatEvery: 50 } })
const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
await vi.waitUntil(() => server.deps.streams.isUp(), 30_000)
afterAll(async () => {
  for (const events of opened.splice(0)) events.close()
  await server.close()
})

async function open(person: Person, headers: Record<string, string> = {}): Promise<Events> {
  const events = await openEvents(address, person.token ?? '', headers)
  opened.push(events)
  return events
}

const message = ({ data }: { data: unknown }) =>
  typeof data === 'object' && data !== null && 'message' in data ? data.message : undefined

/** A customer with a job, who listens. */
async function listening() {
  const ana = await newCustomer(server)
  const jobId = await newJob(server, ana)
  const first = await open(ana)
  await first.next('unread')
  return { ana, jobId, first }
}

/** Tells a person something, by a transaction that ends when `until` does. */
const tellDuring = async (person: Person, jobId: string, title: string, until: () => Promise<void>) => {
  const news = deliveryOf(jobId, { kind: 'job_expired', params: { title } }, server.deps.now())
  await server.database.db.transaction().execute(async (db) => {
    await insertNotificationRows(db, [person.id], news)
    await until()
  })
  await tellAll(server.deps)
}
const tellNow = (person: Person, jobId: string, title: string) => tellDuring(person, jobId, title, async () => {})

test('a stream begins with the number of unread notifications and goes on with what happens', async () => {
  const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
  const jobId = await newJob(server, ana)
  const events = await open(ana)
  expect(events.status).toBe(200)
  expect(Object.fromEntries(events.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    connection: 'close',
  })
  expect((await events.next('unread')).data).toEqual({ unread: 0, unreadMessages: 0 })
  await newBid(luis, jobId, 80)
  const event = await events.next('notification')
  const { notifications } = await ana.must('listCustomerNotifications', { limit: 20 })
  expect(event).toEqual({ type: 'notification', id: notifications[0]?.id, data: notifications[0] })
  expect((await events.next('unread')).data).toMatchObject({ unread: 1 })
  await ana.must('markNotificationsRead', {})
  expect((await events.next('unread')).data).toMatchObject({ unread: 0 })
})

test('a silent stream shows that it lives', async () => {
  const { first } = await listening()
  const rest = first.rest('notification')
  await expect.poll(() => first.beats(), { timeout: 30_000 }).toBeGreaterThan(1)
  first.close()
  await expect(rest).rejects.toThrow('abort')
})

test('a client that comes back hears exactly what it missed, in order', async () => {
  const { ana, jobId, first } = await listening()
  await tellNow(ana, jobId, 'zero')
  await tellNow(ana, jobId, 'one')
  await first.next('notification')
  const { id = '' } = await first.next('notification')
  first.close()
  for (const title of ['two', 'three', 'four']) await tellNow(ana, jobId, title)
  const second = await open(ana, { 'last-event-id': id })
  for (const title of ['two', 'three', 'four'])
    expect(message(await second.next('notification'))).toBe(`Your job “${title}” has expired.`)
  expect((await second.next('unread')).data).toMatchObject({ unread: 5 })
  await tellNow(ana, jobId, 'five')
  expect(message(await second.next('notification'))).toBe('Your job “five” has expired.')
})

test('what was written earlier but committed later is not missed, nor told twice', async () => {
  const { ana, jobId, first } = await listening()
  const { promise: until, resolve: commit } = Promise.withResolvers<void>()
  const { promise: isWritten, resolve: written } = Promise.withResolvers<void>()
  const slow = tellDuring(ana, jobId, 'slow', async () => {
    written()
    await until
  })
  await isWritten
  await tellNow(ana, jobId, 'fast')
  const fast = await first.next('notification')
  expect(message(fast)).toContain('fast')
  commit()
  await slow
  expect(message(await first.next('notification'))).toContain('slow')
  const second = await open(ana, { 'last-event-id': fast.id ?? '' })
  expect(message(await second.next('notification'))).toContain('slow')
  await tellNow(ana, jobId, 'last')
  expect(message(await second.next('notification'))).toContain('last')
  expect(message(await first.next('notification'))).toContain('last')
})

test.each([
  ['logging out', (person: Person) => person.must('logout', undefined)],
  [
    'being blocked',
    (person: Person) => server.database.db.deleteFrom('sessions').where('account_id', '=', person.id).execute(),
  ],
])('%s ends the stream', async (_, end) => {
  const { ana, first } = await listening()
  await end(ana)
  expect(await first.rest('notification')).toEqual([])
})

test('an hour is enough for one stream, and nobody has more than some', async () => {
  const ana = await newCustomer(server)
  const streams = [await open(ana), await open(ana), await open(ana)]
  const fourth = await open(ana)
  expect([fourth.status, fourth.headers.get('retry-after')]).toEqual([429, '60'])
  await server.later(HOUR, async () => {
    for (const events of streams) await events.rest('notification')
  })
  await expect.poll(async () => (await open(ana)).status, { timeout: 30_000 }).toBe(200)
})

test('no stream is open while a server cannot hear the others; a client that comes back has missed nothing', async () => {
  const { ana, jobId, first } = await listening()
  await tellNow(ana, jobId, 'before')
  const { id = '' } = await first.next('notification')
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'bidfair live' and datname = current_database()`.execute(server.database.db)
  await first.rest('notification')
  await tellNow(ana, jobId, 'meanwhile')
  await expect
    .poll(async () => (await open(ana, { 'last-event-id': id })).status, { interval: 20, timeout: 30_000 })
    .toBe(200)
  const second = opened.at(-1)
  expect(second && message(await second.next('notification'))).toContain('meanwhile')
  await tellNow(ana, jobId, 'after')
  expect(second && message(await second.next('notification'))).toContain('after')
})

test('nobody listens without a session, or to a last event that is none', async () => {
  expect((await openEvents(address, 'nobody')).status).toBe(401)
  const ana = await newCustomer(server)
  expect((await open(ana, { 'last-event-id': 'x' })).status).toBe(400)
})

test('a client that comes back after a notification that is unknown, another’s or gone has to load again', async () => {
  const maya = await newCustomer(server)
  const { ana, jobId, first } = await listening()
  await tellNow(ana, jobId, 'gone')
  const { id = '' } = await first.next('notification')
  const known = await open(ana, { 'last-event-id': id })
  await server.database.db.deleteFrom('notifications').where('id', '=', id).execute()
  await tellNow(ana, jobId, 'missed')
  expect(message(await known.next('notification'))).toContain('missed')
  const { id: others = '' } = await first.next('notification')
  first.close()
  for (const [person, lastId] of [
    [ana, id],
    [ana, crypto.randomUUID()],
    [maya, others],
  ] as const) {
    const events = await open(person, { 'last-event-id': lastId })
    expect(await events.next('reset')).toEqual({ type: 'reset', id: '', data: {} })
    expect((await events.next('unread')).data).toMatchObject({ unread: person === ana ? 1 : 0 })
    events.close()
  }
  // One that is known resets nothing.
  known.close()
  const again = await open(ana, { 'last-event-id': others })
  await again.next('unread')
  await tellNow(ana, jobId, 'last')
  await again.next('notification')
  await ana.must('logout', undefined)
  expect(await again.rest('reset')).toEqual([])
})

test('a client that missed more than is read at a time has to load again', async () => {
  const { ana, jobId, first } = await listening()
  await tellNow(ana, jobId, 'first')
  const { id = '' } = await first.next('notification')
  first.close()
  await server.database.db.transaction().execute(async (db) => {
    const news = deliveryOf(jobId, { kind: 'job_expired', params: { title: 'one of many' } }, server.deps.now())
    for (let count = 0; count < MOST_FRESH; count += 1) await insertNotificationRows(db, [ana.id], news)
  })
  const events = await open(ana, { 'last-event-id': id })
  expect((await events.next('reset')).data).toEqual({})
  expect(message(await events.next('notification'))).toContain('one of many')
})

test('an address has so many streams at a time, whatever the accounts', shows('limit.streams'), async () => {
  const strict = await testApp({ streams: { mostForAddress: 2 }, database: server.database })
  const own = await strict.app.listen({ port: 0, host: '127.0.0.1' })
  await vi.waitUntil(() => strict.deps.streams.isUp(), 30_000)
  const [first, second] = [await newCustomer(strict), await newCustomer(strict)]
  const streams = [await openEvents(own, first.token ?? ''), await openEvents(own, second.token ?? '')]
  const asked = (headers: Record<string, string>) =>
    fetch(`${own}/v1/notifications/stream`, { headers: { authorization: `Bearer ${second.token}`, ...headers } })
  const refused = await asked({})
  expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'TOO_MANY_STREAMS' }])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  const elsewhere = await asked({ 'x-forwarded-for': '198.51.100.1' })
  expect(elsewhere.status).toBe(200)
  await elsewhere.body?.cancel()
  for (const events of streams) events.close()
  await vi.waitUntil(async () => {
    const again = await asked({})
    await again.body?.cancel()
    return again.status === 200
  })
  await strict.close()
})
