import { afterAll, expect, test, vi } from 'vitest'
import type { Body } from '../../support/contract.ts'
import { deliveryOf } from '../../../server/events/content.ts'
import { insertNotificationRows } from '../../../server/notifications/repository.ts'
import { newId } from '../../../server/platform/ids.ts'
import { testApp, HOUR } from '../support/app.ts'
import { assignedJob, newBid, newBusiness, newCustomer, newJob, uploaded, type Person } from '../support/town-wire.ts'
import { shows } from '../../support/shows.ts'

const server = await testApp()

await vi.waitUntil(() => server.deps.streams.isUp(), 30_000)

afterAll(server.close)

const grouped = (person: Person, body: Partial<Body<'listGroupedNotifications'>> = {}, language = 'en') =>
  person.must('listGroupedNotifications', { limit: 20, ...body }, { 'accept-language': language })

/** What each row says, of how many, and how many of these are unread. */
const rowsOf = async (...call: Parameters<typeof grouped>) =>
  (await grouped(...call)).notifications.map(({ message, count, unread }) => [message, count, unread])

test('notifications of a kind form a group', shows('rule.notifications-grouped'), async () => {
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
})

test('notifications that come at once are each in one group, and none is lost', async () => {
  const ana = await newCustomer(server)
  const place = { city: ['Plano'], category: ['Moving'] }
  const [luis, mia] = [await newBusiness(server, place), await newBusiness(server, place)]
  await newJob(server, ana, { city: 'Plano', category: 'Moving' })
  await luis.must('markNotificationsRead', {})
  server.pass(25 * HOUR)
  await Promise.all(Array.from({ length: 12 }, () => newJob(server, ana, { city: 'Plano', category: 'Moving' })))
  expect(await rowsOf(luis)).toEqual([
    ['12 new jobs in Moving, Plano.', 12, 12],
    ['New job in Plano: “Leaking kitchen tap”.', 1, 0],
  ])
  expect(await rowsOf(mia)).toEqual([['13 new jobs in Moving, Plano.', 13, 13]])
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

const readBy = async (
  person: Person,
  call: 'listCustomerNotifications' | 'listBusinessNotifications',
  language = 'en',
) => await person.must(call, { userid: person.id, limit: 20 }, { 'accept-language': language })

test('the newest 20 are shown, and unread ones are counted and marked', shows('constant.notifications'), async () => {
  const ana = await newCustomer(server)
  const luis = await newBusiness(server)
  const bidId = await newBid(luis, await newJob(server, ana))
  for (let turn = 0; turn < 21; turn += 1) {
    await luis.must('updateBid', { bidId, proposalStatement: `Offer ${turn}`, amount: 100 + turn })
  }
  const { notifications, unread, responseStatus } = await readBy(ana, 'listCustomerNotifications')
  expect([notifications.length, unread, responseStatus]).toEqual([20, 22, true])
  expect(notifications[0]).toMatchObject({ isRead: false, createdAt: server.clock.now.toISOString() })
  const few = await ana.must('listCustomerNotifications', { limit: 3 })
  expect(few.notifications).toEqual(notifications.slice(0, 3))

  const third = notifications[2]?.id ?? ''
  expect(await ana.must('markNotificationsRead', { upTo: third })).toEqual({
    Success: true,
    Message: 'Notifications marked as read',
  })
  const after = await readBy(ana, 'listCustomerNotifications')
  expect([after.unread, after.notifications.map(({ isRead }) => isRead).slice(0, 4)]).toEqual([
    2,
    [false, false, true, true],
  ])
  await ana.must('markNotificationsRead', {})
  expect((await readBy(ana, 'listCustomerNotifications')).unread).toBe(0)
})

test('nobody reads or marks the notifications of another', async () => {
  const ana = await newCustomer(server)
  const luis = await newBusiness(server)
  await assignedJob(server, ana, luis)
  expect(await luis.refused('listBusinessNotifications', { userid: ana.id })).toMatchObject({ code: 'ID_MISMATCH' })
  expect(await luis.refused('listCustomerNotifications', {})).toMatchObject({ code: 'ROLE_NOT_ALLOWED' })
  await luis.must('markNotificationsRead', {})
  expect((await readBy(ana, 'listCustomerNotifications')).unread).toBe(1)
})

test('a row shows the business that a bid is from, else the job, and nothing that is gone', async () => {
  const { db } = server.database
  const [tap, logo] = [await uploaded(server), await uploaded(server)]
  const [ana, mia] = [await newCustomer(server), await newBusiness(server)]
  const luis = await newBusiness(server, { logo_url: [logo] })
  const jobId = await newJob(server, ana, { pics_url: [tap] })
  const shown = async (person: Person) =>
    (await grouped(person)).notifications.map(({ kind, picture }) => [kind, picture])
  await newBid(luis, jobId)
  expect(await shown(ana)).toEqual([['bid_placed', logo]])
  await newBid(mia, jobId)
  expect(await shown(ana)).toEqual([['bid_placed', tap]])
  const {
    notifications: [group],
  } = await grouped(ana)
  const single = await grouped(ana, { group: group?.id ?? '' })
  expect(single.notifications.map(({ picture }) => picture)).toEqual([tap, logo])
  expect((await shown(luis)).at(-1)).toEqual(['job_matching', tap])
  await db.deleteFrom('job_pictures').where('job_id', '=', jobId).execute()
  expect((await shown(luis)).at(-1)).toEqual(['job_matching', null])
})

test('a row of several bids has the lowest that stands, and one of a message how it begins', async () => {
  const [ana, luis, mia] = [await newCustomer(server), await newBusiness(server), await newBusiness(server)]
  const jobId = await newJob(server, ana)
  const rows = async (person: Person) =>
    (await grouped(person)).notifications
      .filter((one) => one.jobId === jobId && ['bid_placed', 'message_received'].includes(one.kind))
      .map(({ kind, lowestBid, lastWords }) => [kind, lowestBid, lastWords])
  await newBid(luis, jobId, 320.5)
  // Of one alone the words say it.
  expect(await rows(ana)).toEqual([['bid_placed', null, null]])
  const bidId = await newBid(mia, jobId, 300)
  expect(await rows(ana)).toEqual([['bid_placed', 300, null]])
  await mia.must('withdrawBid', { bidId })
  expect(await rows(ana)).toEqual([['bid_placed', 320.5, null]])
  const words = 'Is there a lift? '.repeat(20).trim()
  await luis.must('sendMessage', { jobId, text: words })
  expect(await rows(ana)).toEqual([
    ['message_received', null, words.slice(0, 140)],
    ['bid_placed', 320.5, null],
  ])
  // Once it is answered, the last words are the reader's own.
  await ana.must('sendMessage', { jobId, businessId: luis.id, text: 'Yes' })
  expect((await rows(ana))[0]).toEqual(['message_received', null, null])
  expect((await rows(luis))[0]).toEqual(['message_received', null, 'Yes'])
  await ana.must('deleteJob', { jobid: jobId })
  expect(await rows(ana)).toEqual([
    ['message_received', null, null],
    ['bid_placed', null, null],
  ])
})

test('a row is pending while what it asks for can be done, whether or not it was read', async () => {
  const [ana, luis, mia] = [await newCustomer(server), await newBusiness(server), await newBusiness(server)]
  const jobId = await newJob(server, ana)
  const pending = async (person: Person) =>
    (await grouped(person)).notifications.filter((one) => one.pending).map(({ kind, count }) => [kind, count])
  const bidId = await newBid(luis, jobId)
  await newBid(mia, jobId)
  await luis.must('sendMessage', { jobId, text: 'Is there a lift?' })
  await ana.must('markNotificationsRead', {})
  expect(await pending(ana)).toEqual([
    ['message_received', 1],
    ['bid_placed', 2],
  ])

  await ana.must('sendMessage', { jobId, businessId: luis.id, text: 'There is.' })
  expect([await pending(ana), await pending(luis)]).toEqual([[['bid_placed', 2]], [['message_received', 1]]])

  await luis.must('withdrawBid', { bidId })
  const { notifications } = await grouped(ana)
  const bids = notifications.find(({ kind }) => kind === 'bid_placed')
  const single = (await grouped(ana, { group: bids?.id ?? '' })).notifications
  expect([bids?.pending, single.map((one) => one.pending)]).toEqual([true, [true, false]])

  await ana.must('acceptBid', { jobId, companyId: mia.id })
  expect(await pending(ana)).toEqual([])
  await mia.must('completeJob', { jobid: jobId })
  expect(await pending(ana)).toEqual([['job_completed', 1]])
  await ana.must('doubtCompletion', { jobId, reason: 'The tap still drips.' })
  await mia.must('markNotificationsRead', {})
  expect([await pending(ana), await pending(mia)]).toEqual([[], [['completion_doubted', 1]]])
  await mia.must('completeJob', { jobid: jobId })
  expect(await pending(mia)).toEqual([])
  await ana.must('rateJob', { jobId, rating: 5 })
  expect([await pending(ana), await pending(luis)]).toEqual([[], []])
})
