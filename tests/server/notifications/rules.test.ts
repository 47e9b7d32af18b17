import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { deliveryOf } from '../../../server/events/content.ts'
import { insertNotificationRows } from '../../../server/notifications/repository.ts'
import { markRead } from '../../../server/notifications/service.ts'
import { shows } from '../../support/shows.ts'
import type { Body } from '../../support/contract.ts'
import { HOUR, testApp } from '../support/app.ts'
import { openEvents } from '../support/events.ts'
import { kindsMailedTo, mailsOf } from '../support/mails.ts'
import { newBid, newBusiness, newCustomer, newJob, uploaded, type Person } from '../support/town-wire.ts'

const server = await testApp()
const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
await vi.waitUntil(() => server.deps.streams.isUp(), 30_000)
afterAll(server.close)
const { db } = server.database

const grouped = (person: Person, body: Partial<Body<'listGroupedNotifications'>> = {}) =>
  person.must('listGroupedNotifications', { limit: 20, ...body })
const rowsOf = async (person: Person) =>
  (await grouped(person)).notifications.map(({ message, count, unread }) => [message, count, unread])

type Topic = NonNullable<Body<'listGroupedNotifications'>['about']>
type List = 'listCustomerNotifications' | 'listBusinessNotifications'
const said = async (person: Person, call: List, jobId: string) =>
  (await person.must(call, { limit: 20 })).notifications
    .filter((one) => one.jobId === jobId)
    .map(({ message }) => message)

test('each side is notified of the events of a job, newest first', async () => {
  const [ana, luis, mia] = [await newCustomer(server), await newBusiness(server), await newBusiness(server)]
  const jobId = await newJob(server, ana)
  const bidId = await newBid(luis, jobId, 1200.5)
  await newBid(mia, jobId, 99)
  await luis.must('updateBid', { bidId, proposalStatement: 'Or Monday.', amount: 1100 })
  await ana.must('updateJob', { jobId, title: 'Leaking tap', details: 'Worse.' })
  await ana.must('acceptBid', { jobId, companyId: luis.id })
  await luis.must('completeJob', { jobid: jobId })
  await ana.must('rateJob', { jobId, rating: 4 })
  expect(await said(ana, 'listCustomerNotifications', jobId)).toEqual([
    'Ortega Plumbing marked “Leaking tap” as completed.',
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

test('only businesses of its place and trade hear of a new job, and only its bidders that it was deleted', async () => {
  const ana = await newCustomer(server)
  const near = await newBusiness(server, { city: ['Houston'], category: ['Roofing', 'Painting'] })
  const silent = await newBusiness(server, { city: ['Houston'], category: ['Roofing'] })
  const far = await newBusiness(server, { city: ['Plano'], category: ['Roofing'] })
  const other = await newBusiness(server, { city: ['Houston'], category: ['Plumbing'] })
  const jobId = await newJob(server, ana, { city: 'Houston', category: 'Roofing' })
  await newBid(near, jobId)
  await ana.must('deleteJob', { jobid: jobId })
  const posted = 'New job in Houston: “Leaking kitchen tap”.'
  const heard = await Promise.all(
    [near, silent, far, other].map((one) => said(one, 'listBusinessNotifications', jobId)),
  )
  expect(heard).toEqual([['The customer deleted the job “Leaking kitchen tap”.', posted], [posted], [], []])
})

test(
  'new jobs form groups by trade and city, bids and edits by their job',
  shows('rule.notifications-grouped'),
  async () => {
    const ana = await newCustomer(server)
    const place = { city: ['Laredo'], category: ['Roofing', 'Painting'] }
    const [luis, mia] = [await newBusiness(server, place), await newBusiness(server, place)]
    for (const business of [luis, mia]) await business.must('editBusiness', { city: ['Laredo', 'Dallas'] })
    const first = await newJob(server, ana, { city: 'Laredo', category: 'Roofing' })
    await newJob(server, ana, { city: 'Laredo', category: 'Painting' })
    const second = await newJob(server, ana, { city: 'Dallas', category: 'Roofing', title: 'Loose tile' })
    await newJob(server, ana, { city: 'Laredo', category: 'Roofing' })
    expect(await rowsOf(luis)).toEqual([
      ['2 new jobs in Roofing, Laredo.', 2, 2],
      ['New job in Dallas: “Loose tile”.', 1, 1],
      ['New job in Laredo: “Leaking kitchen tap”.', 1, 1],
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
    expect((await grouped(ana)).notifications.map(({ jobId }) => jobId)).toEqual([first, second, first])
  },
)

test('a group takes more in while it is unread or on its first day', shows('rule.notifications-grouped'), async () => {
  const ana = await newCustomer(server)
  const luis = await newBusiness(server, { city: ['Laredo'], category: ['Moving'] })
  const post = () => newJob(server, ana, { city: 'Laredo', category: 'Moving' })
  const counts = async () => (await rowsOf(luis)).map(([, count, unread]) => [count, unread])
  await post()
  server.pass(30 * HOUR)
  await post()
  expect(await counts()).toEqual([[2, 2]])
  await luis.must('markNotificationsRead', {})
  await post()
  expect(await counts()).toEqual([
    [1, 1],
    [2, 0],
  ])
  await luis.must('markNotificationsRead', {})
  server.pass(23 * HOUR)
  await post()
  expect(await counts()).toEqual([
    [2, 1],
    [2, 0],
  ])
})

test('older groups come by cursor, each once, whatever comes meanwhile', async () => {
  const luis = await newBusiness(server)
  const jobId = await newJob(server, await newCustomer(server), { city: 'Dallas' })
  const tell = async (title: string) =>
    await insertNotificationRows(
      db,
      [luis.id],
      deliveryOf(jobId, { kind: 'job_deleted', params: { title } }, server.clock.now),
    )
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

test(
  'notifications of one topic come alone, by cursors that are good for that topic',
  shows('rule.notifications-topic'),
  async () => {
    const [ana, luis, mia] = [await newCustomer(server), await newBusiness(server), await newBusiness(server)]
    const [tapId, wallId] = [await newJob(server, ana), await newJob(server, ana, { title: 'Wall' })]
    await newBid(luis, tapId, 100)
    await newBid(mia, tapId, 90)
    await luis.must('sendMessage', { jobId: tapId, text: 'Is there a lift?' })
    await newBid(luis, wallId, 80)
    await ana.must('acceptBid', { jobId: wallId, companyId: luis.id })
    await luis.must('completeJob', { jobid: wallId })
    const about = async (topic: Topic, more: object = {}) => await grouped(ana, { about: topic, ...more })
    const kinds = async (topic: Topic) =>
      (await about(topic)).notifications.map(({ kind, count }) => `${kind} ${count}`)
    expect(await kinds('bids')).toEqual(['bid_placed 1', 'bid_placed 2'])
    expect(await kinds('messages')).toEqual(['message_received 1'])
    expect(await kinds('jobs')).toEqual(['job_completed 1'])
    expect(await kinds('account')).toEqual([])
    // How many are unread is of all.
    expect((await about('account')).unread).toBe(5)

    const first = await about('bids', { limit: 1 })
    const cursor = first.nextCursor ?? ''
    const rest = await about('bids', { limit: 1, cursor })
    expect([rest.notifications.map(({ count }) => count), rest.nextCursor]).toEqual([[2], null])
    for (const other of [{ about: 'jobs' }, {}])
      expect(await ana.refused('listGroupedNotifications', { limit: 1, cursor, ...other })).toMatchObject({
        code: 'CURSOR_INVALID',
      })
    expect(await ana.refused('listGroupedNotifications', { limit: 1, about: 'weather' })).toMatchObject({
      errors: [{ field: 'about', code: 'INVALID_VALUE' }],
    })
  },
)

test(
  'opening a group or a job marks its notifications as read in every tab',
  shows('rule.acted-upon-is-read'),
  async () => {
    const ana = await newCustomer(server)
    const luis = await newBusiness(server, { city: ['Lubbock'] })
    const jobs = []
    for (const title of ['One', 'Two', 'Three']) jobs.push(await newJob(server, ana, { city: 'Lubbock', title }))
    const [jobId = ''] = jobs
    await newBid(luis, jobId)
    await ana.must('acceptBid', { jobId, companyId: luis.id })
    const otherTab = await openEvents(address, luis.token ?? '', {})
    expect((await otherTab.next('unread')).data).toMatchObject({ unread: 4 })
    await luis.must('markNotificationsRead', { jobId })
    expect((await otherTab.next('unread')).data).toMatchObject({ unread: 2 })
    const { notifications } = await grouped(luis)
    expect(notifications.map(({ count, unread }) => [count, unread])).toEqual([
      [1, 0],
      [3, 2],
    ])
    const group = notifications[1]?.id ?? ''
    await ana.must('markNotificationsRead', { group })
    expect((await grouped(luis)).unread).toBe(2)
    await luis.must('markNotificationsRead', { group })
    expect((await otherTab.next('unread')).data).toMatchObject({ unread: 0 })
    const read = db.selectFrom('notifications').select('read_at').where('account_id', '=', luis.id)
    expect(new Set((await read.execute()).map(({ read_at: at }) => at?.getTime()))).toEqual(
      new Set([server.clock.now.getTime()]),
    )
    otherTab.close()
  },
)

test('emails about an account link to the business details and can all be stopped, and edits are not emailed', async () => {
  const papers = [await uploaded(server, { kind: 'document' })]
  const [ana, luis] = [await newCustomer(server), await newBusiness(server, { documents_urls: papers, isLicense: 1 })]
  const jobId = await newJob(server, ana)
  const bidId = await newBid(luis, jobId)
  await luis.must('updateBid', { bidId, proposalStatement: 'Or Monday.', amount: 99 })
  await luis.must('sendMessage', { jobId, text: 'Is there a lift?' })
  expect(await kindsMailedTo(server, ana)).toEqual(['bid_placed'])
  expect(await server.admin('licence', 'check', luis.email)).toMatchObject({ status: 0 })
  const [letter] = (await mailsOf(server, luis.email)).filter(({ kind }) => kind === 'license_checked')
  expect(letter?.params['unsubscribe']).toMatch(/^http:\/\/localhost:3000\/unsubscribe\/all\/[\da-f-]{36}$/)
  expect(letter?.params['link']).toBe('http://localhost:3000/profile-business-details')
})

test(
  'the page that stops mails speaks the language of the account, and refuses links that were never sent',
  shows('rule.unsubscribe'),
  async () => {
    const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
    await newBid(luis, await newJob(server, ana))
    const [letter] = (await mailsOf(server, ana.email)).filter(({ kind }) => kind === 'bid_placed')
    const link = String(letter?.params['unsubscribe']).replace('http://localhost:3000', '')
    await ana.must('editCustomer', { language: 'ar' })
    expect((await server.app.inject({ method: 'GET', url: link })).body).toContain('<html lang="ar" dir="rtl">')
    for (const wrong of [
      link.replace(/[^/]+$/, 'x'),
      link.replace(/[^/]+$/, (token) => `${token}0`),
      link.replace(/[^/]+$/, '019c0000-0000-4000-8000-000000000001'),
      link.replace('bid_placed', 'password_reset'),
    ]) {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const answer = await server.app.inject({
        method: 'POST',
        url: wrong,
        headers,
        payload: 'List-Unsubscribe=One-Click',
      })
      expect([answer.statusCode, answer.body.includes('This link does not work')]).toEqual([404, true])
    }
    const { data } = await ana.must('getMailSettings', undefined)
    expect([data.email_notifications, data.kinds.every(({ mailed }) => mailed)]).toEqual([true, true])
    // What is not given stays as it was.
    await ana.must('editMailSettings', { unwanted: ['bid_placed'] })
    await ana.must('editMailSettings', { email_notifications: false })
    await ana.must('forgotPassword', { email: ana.email })
    const stored = await sql`select mail_enabled, muted_mails from accounts where id = ${ana.id}`.execute(db)
    expect(stored.rows).toEqual([{ mail_enabled: false, muted_mails: ['bid_placed'] }])
    const reset = (await mailsOf(server, ana.email)).filter(({ kind }) => kind === 'password_reset')
    expect(reset.map(({ params }) => params['unsubscribe'])).toEqual([undefined])
  },
)

test('a process that marks notifications as read wakes the others', async () => {
  const ana = await newCustomer(server)
  const bidder = await newBusiness(server)
  await newBid(bidder, await newJob(server, ana))
  const wake = vi.fn<() => void>()
  const caller = { id: ana.id, role: 'customer', tokenHash: Buffer.alloc(32), key: null, language: 'en' } as const
  const all = { upTo: undefined, jobId: undefined, groupId: undefined }
  await markRead({ ...server.deps, wake }, caller, all)
  expect([(await grouped(ana)).unread, wake.mock.calls.length]).toEqual([0, 1])
})
