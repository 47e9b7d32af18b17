import { afterAll, expect, test, vi } from 'vitest'
import type { Body } from '../../support/wire-types.ts'
import { deliveryOf } from '../../../server/events/content.ts'
import { insertNotificationRows } from '../../../server/notifications/repository.ts'
import { newId } from '../../../server/platform/ids.ts'
import { testApp } from '../support/app.ts'
import { assignedJob, newBid, newBusiness, newCustomer, newJob, type Person } from '../support/town-wire.ts'
import { openEvents } from '../support/events.ts'
import { shows } from '../../support/shows.ts'

const HOUR = 60 * 60 * 1000

const server = await testApp()
const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
await vi.waitUntil(() => server.deps.streams.isUp(), 30_000)
afterAll(server.close)

const grouped = (person: Person, body: Partial<Body<'listGroupedNotifications'>> = {}, language = 'en') =>
  person.must('listGroupedNotifications', { limit: 20, ...body }, { 'accept-language': language })

/** What each row says, of how many, and how many of these are unread. */
const rowsOf = async (...call: Parameters<typeof grouped>) =>
  (await grouped(...call)).notifications.map(({ message, count, unread }) => [message, count, unread])

/** The next is told so much later. */
const later = (hours: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + hours * HOUR)
}

test(
  'like ones are told together, and never push out what stands alone',
  shows('rule.notifications-grouped'),
  async () => {
    const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
    await assignedJob(server, ana, luis)
    const jobId = await newJob(server, ana, { title: 'Blocked drain' })
    const news = { kind: 'job_matching', params: { title: 'Tap', category: 'Plumbing', city: 'Austin' } } as const
    for (let turn = 0; turn < 148; turn += 1) {
      await insertNotificationRows(server.database.db, [luis.id], deliveryOf(jobId, news, server.clock.now))
    }
    expect(await rowsOf(luis)).toEqual([
      ['150 new jobs in Plumbing, Austin.', 150, 150],
      ['Your bid on “Leaking kitchen tap” was accepted. The job is yours.', 1, 1],
    ])
    const { notifications, unread, nextCursor } = await grouped(luis)
    expect([unread, nextCursor, notifications[0]?.jobId]).toEqual([151, null, null])
    expect((await luis.must('listBusinessNotifications', { limit: 20 })).notifications).toHaveLength(20)
    expect((await rowsOf(luis, {}, 'es'))[0]?.[0]).toBe('150 trabajos nuevos de Plomería en Austin.')
    expect((await rowsOf(luis, {}, 'ar'))[0]?.[0]).toBe('⁨150⁩ عملًا جديدًا في ⁨السباكة⁩، ⁨Austin⁩.')
  },
)

test('new jobs are together by trade and city, bids and edits by their job', async () => {
  const ana = await newCustomer(server)
  const trades = { city: ['Houston'], category: ['Roofing', 'Painting'] }
  const [luis, mia] = [await newBusiness(server, trades), await newBusiness(server, trades)]
  for (const business of [luis, mia]) await business.must('editBusiness', { city: ['Houston', 'Dallas'] })
  const first = await newJob(server, ana, { city: 'Houston', category: 'Roofing' })
  await newJob(server, ana, { city: 'Houston', category: 'Painting' })
  const second = await newJob(server, ana, { city: 'Dallas', category: 'Roofing', title: 'Loose tile' })
  await newJob(server, ana, { city: 'Houston', category: 'Roofing' })
  expect(await rowsOf(luis)).toEqual([
    ['2 new jobs in Roofing, Houston.', 2, 2],
    ['New job in Dallas: “Loose tile”.', 1, 1],
    ['New job in Houston: “Leaking kitchen tap”.', 1, 1],
  ])

  const bidId = await newBid(luis, first, 100)
  await newBid(mia, first, 90)
  await newBid(mia, second, 80)
  for (const amount of [95, 94]) await luis.must('updateBid', { bidId, proposalStatement: 'Less.', amount })
  expect(await rowsOf(ana)).toEqual([
    ['2 changes to bids on “Leaking kitchen tap”.', 2, 2],
    ['Ortega Plumbing bid $80 on “Loose tile”.', 1, 1],
    ['2 new bids on “Leaking kitchen tap”.', 2, 2],
  ])
  const { notifications } = await grouped(ana)
  expect(notifications.map(({ jobId }) => jobId)).toEqual([first, second, first])
})

test('a group takes more in while it is unread or on its first day', async () => {
  const ana = await newCustomer(server, { city: 'Laredo' })
  const luis = await newBusiness(server, { city: ['Laredo'] })
  const post = () => newJob(server, ana, { city: 'Laredo' })
  await post()
  later(30)
  await post()
  expect(await rowsOf(luis)).toEqual([['2 new jobs in Plumbing, Laredo.', 2, 2]])
  await luis.must('markNotificationsRead', {})
  await post()
  expect((await rowsOf(luis)).map(([, count, unread]) => [count, unread])).toEqual([
    [1, 1],
    [2, 0],
  ])
  await luis.must('markNotificationsRead', {})
  later(23)
  await post()
  expect((await rowsOf(luis)).map(([, count, unread]) => [count, unread])).toEqual([
    [2, 1],
    [2, 0],
  ])
})

test('however many are told at once, each is in one group and none is lost', async () => {
  const ana = await newCustomer(server)
  const place = { city: ['Plano'], category: ['Moving'] }
  const [luis, mia] = [await newBusiness(server, place), await newBusiness(server, place)]
  await newJob(server, ana, { city: 'Plano', category: 'Moving' })
  await luis.must('markNotificationsRead', {})
  later(25)
  await Promise.all(Array.from({ length: 12 }, () => newJob(server, ana, { city: 'Plano', category: 'Moving' })))
  expect(await rowsOf(luis)).toEqual([
    ['12 new jobs in Moving, Plano.', 12, 12],
    ['New job in Plano: “Leaking kitchen tap”.', 1, 0],
  ])
  expect(await rowsOf(mia)).toEqual([['13 new jobs in Moving, Plano.', 13, 13]])
})

test('older ones come by cursor, each once, whatever is told meanwhile', async () => {
  const luis = await newBusiness(server)
  const tell = (title: string) =>
    insertNotificationRows(
      server.database.db,
      [luis.id],
      deliveryOf(newJobId, { kind: 'job_deleted', params: { title } }, server.clock.now),
    )
  const newJobId = await newJob(server, await newCustomer(server, { city: 'Dallas' }), { city: 'Dallas' })
  for (let number = 1; number <= 7; number += 1) await tell(`Job ${number}`)
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await grouped(luis, { limit: 3, ...(cursor === undefined ? {} : { cursor }) })
    seen.push(...page.notifications.map(({ message }) => message.replaceAll(/\D/g, '')))
    cursor = page.nextCursor ?? undefined
    await tell('Job 99')
  } while (cursor !== undefined)
  expect(seen).toEqual(['7', '6', '5', '4', '3', '2', '1'])
  expect(await luis.refused('listGroupedNotifications', { limit: 20, cursor: 'next' })).toMatchObject({
    code: 'CURSOR_INVALID',
  })
})

test('a group is looked into by pages, by its owner alone', async () => {
  const ana = await newCustomer(server, { city: 'El Paso' })
  const place = { city: ['El Paso'] }
  const [luis, mia] = [await newBusiness(server, place), await newBusiness(server, place)]
  for (const title of ['One', 'Two', 'Three']) await newJob(server, ana, { city: 'El Paso', title })
  const [{ id: group } = { id: '' }] = (await grouped(luis)).notifications
  const page = await grouped(luis, { group, limit: 2 })
  expect(page.notifications.map(({ message }) => message)).toEqual([
    'New job in El Paso: “Three”.',
    'New job in El Paso: “Two”.',
  ])
  const rest = await grouped(luis, { group, limit: 2, cursor: page.nextCursor ?? '' })
  expect([rest.notifications.map(({ message }) => message), rest.nextCursor]).toEqual([
    ['New job in El Paso: “One”.'],
    null,
  ])
  expect((await grouped(mia, { group })).notifications).toEqual([])
  expect((await grouped(mia, { group: newId(new Date()) })).notifications).toEqual([])
})

test(
  'whoever opens a group or a job has read what is told of it, in every tab',
  shows('rule.acted-upon-is-read'),
  async () => {
    const ana = await newCustomer(server, { city: 'Lubbock' })
    const luis = await newBusiness(server, { city: ['Lubbock'] })
    const jobs = []
    for (const title of ['One', 'Two', 'Three']) jobs.push(await newJob(server, ana, { city: 'Lubbock', title }))
    await newBid(luis, jobs[0] ?? '')
    await ana.must('acceptBid', { jobId: jobs[0] ?? '', companyId: luis.id })
    const otherTab = await openEvents(address, luis.token ?? '', {})
    expect((await otherTab.next('unread')).data).toEqual({ unread: 4 })

    await luis.must('markNotificationsRead', { jobId: jobs[0] ?? '' })
    expect((await otherTab.next('unread')).data).toEqual({ unread: 2 })
    const { notifications } = await grouped(luis)
    expect(notifications.map(({ count, unread }) => [count, unread])).toEqual([
      [1, 0],
      [3, 2],
    ])
    await ana.must('markNotificationsRead', { group: notifications[1]?.id ?? '' })
    expect((await grouped(luis)).unread).toBe(2)
    await luis.must('markNotificationsRead', { group: notifications[1]?.id ?? '' })
    expect((await otherTab.next('unread')).data).toEqual({ unread: 0 })
    otherTab.close()
  },
)
