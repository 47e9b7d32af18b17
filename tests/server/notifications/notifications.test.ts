import { afterAll, expect, test } from 'vitest'
import { testApp } from '../support/app.ts'
import { assignedJob, newBid, newBusiness, newCustomer, newJob, type Person } from '../support/town-wire.ts'
import { shows } from '../../support/shows.ts'

const server = await testApp()
afterAll(server.close)

const readBy = async (
  person: Person,
  call: 'listCustomerNotifications' | 'listBusinessNotifications',
  language = 'en',
) => await person.must(call, { userid: person.id, limit: 20 }, { 'accept-language': language })

const said = async (person: Person, call: 'listCustomerNotifications' | 'listBusinessNotifications', jobId: string) =>
  (await readBy(person, call)).notifications.filter((one) => one.jobId === jobId).map(({ message }) => message)

test('everybody is told what happens to a job, newest first', async () => {
  const ana = await newCustomer(server)
  const luis = await newBusiness(server)
  const mia = await newBusiness(server)
  const jobId = await newJob(server, ana)
  const bidId = await newBid(luis, jobId, 1200.5)
  await newBid(mia, jobId, 99)
  await luis.must('updateBid', { bidId, proposalStatement: 'Or Monday.', amount: 1100 })
  await ana.must('updateJob', { jobId, title: 'Leaking tap', details: 'Worse.' })
  await ana.must('acceptBid', { jobId, companyId: luis.id })
  await luis.must('completeJob', { jobid: jobId })
  await ana.must('rateJob', { jobId, rating: 4 })

  expect(await said(ana, 'listCustomerNotifications', jobId)).toEqual([
    'Ortega Plumbing marked “Leaking tap” as completed. Rate their work.',
    'Ortega Plumbing changed their bid on “Leaking kitchen tap” to $1,100.',
    'Ortega Plumbing bid $99 on “Leaking kitchen tap”.',
    'Ortega Plumbing bid $1,200.50 on “Leaking kitchen tap”.',
  ])
  expect(await said(luis, 'listBusinessNotifications', jobId)).toEqual([
    'You received 4 out of 5 stars for “Leaking tap”.',
    'Your bid on “Leaking tap” was accepted. The job is yours.',
    'The customer changed the job “Leaking tap”.',
    'New job in Austin: “Leaking kitchen tap”.',
  ])
  expect(await said(mia, 'listBusinessNotifications', jobId)).toEqual([
    'The customer chose another business for “Leaking tap”.',
    'The customer changed the job “Leaking tap”.',
    'New job in Austin: “Leaking kitchen tap”.',
  ])
})

test('bidders are told that a job was deleted', async () => {
  const ana = await newCustomer(server)
  const luis = await newBusiness(server, { city: ['Dallas'] })
  const jobId = await newJob(server, ana, { city: 'Dallas' })
  await newBid(luis, jobId)
  await ana.must('deleteJob', { jobid: jobId })
  expect(await said(luis, 'listBusinessNotifications', jobId)).toEqual([
    'The customer deleted the job “Leaking kitchen tap”.',
    'New job in Dallas: “Leaking kitchen tap”.',
  ])
})

test('only businesses of its place and trade hear of a new job', async () => {
  const ana = await newCustomer(server)
  const near = await newBusiness(server, { city: ['Houston'], category: ['Roofing', 'Painting'] })
  const far = await newBusiness(server, { city: ['Plano'], category: ['Roofing'] })
  const other = await newBusiness(server, { city: ['Houston'], category: ['Plumbing'] })
  const jobId = await newJob(server, ana, { city: 'Houston', category: 'Roofing' })
  for (const [person, heard] of [
    [near, 1],
    [far, 0],
    [other, 0],
  ] as const) {
    expect(await said(person, 'listBusinessNotifications', jobId)).toHaveLength(heard)
  }
})

test('the words are in the language of the reader', async () => {
  const ana = await newCustomer(server)
  const luis = await newBusiness(server, { city: ['Laredo'] })
  const jobId = await newJob(server, ana, { city: 'Laredo' })
  await newBid(luis, jobId, 1234.5)
  const spanish = await readBy(ana, 'listCustomerNotifications', 'es')
  expect(spanish.message).toBe('Notificaciones')
  expect(spanish.notifications[0]?.message).toBe('Ortega Plumbing ofertó $1.234,50 por «Leaking kitchen tap».')
  const arabic = await readBy(luis, 'listBusinessNotifications', 'ar')
  expect(arabic.notifications[0]?.message).toBe('عمل جديد في \u2068Laredo\u2069: «\u2068Leaking kitchen tap\u2069».')
})

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
