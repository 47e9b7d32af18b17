import { afterAll, expect, test } from 'vitest'
import { mailUnread } from '../../../server/messages/service-unread-mail.ts'
import { composeMail } from '../../../server/notifications/compose-mail.ts'
import { testApp, MINUTE } from '../support/app.ts'
import { mailsOf } from '../support/mails.ts'
import { newBid, newBusiness, newCustomer, newJob, type Person } from '../support/town-wire.ts'
import { shows } from '../../support/shows.ts'

const server = await testApp()
afterAll(server.close)
const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
const mia = await newBusiness(server, { buisness_name: 'Hill Services' })

const say = async (writer: Person, jobId: string, text: string) =>
  await writer.must('sendMessage', { jobId, text, ...(writer === ana && { businessId: luis.id }) })
const seen = async (reader: Person, jobId: string, upTo: number) =>
  await reader.must('markMessagesSeen', { jobId, businessId: luis.id, upTo })
/** What the bell says about messages. */
const noticesOf = async (reader: Person) => {
  const { notifications } = await reader.must('listGroupedNotifications', { limit: 50 })
  return notifications.filter(({ businessId }) => businessId !== null)
}
const lettersTo = async (reader: Person) =>
  (await mailsOf(server, reader.email)).filter(({ kind }) => kind === 'message_received')

test('job, bid and thread count what is unread', shows('talk.unread'), async () => {
  const jobId = await newJob(server, ana)
  await newBid(luis, jobId)
  for (const text of ['One', 'Two', 'Three']) await say(luis, jobId, text)
  await mia.must('sendMessage', { jobId, text: 'Also here' })
  const counts = async () => {
    const { jobs } = await ana.must('listCustomerJobs', { limit: 50 })
    const { job } = await ana.must('getCustomerJob', { jobid: jobId })
    const { Data } = await ana.must('listBids', { jobId })
    const { threads } = await ana.must('listThreads', { jobId, limit: 50 })
    const own = jobs.find(({ id }) => id === jobId)?.unreadMessages
    return [own, job.unreadMessages, Data.map((bid) => bid.unreadMessages), threads.map(({ unread }) => unread)]
  }
  expect(await counts()).toEqual([4, 4, [3], [1, 3]])
  await seen(ana, jobId, 2)
  expect(await counts()).toEqual([2, 2, [1], [1, 1]])
  await say(ana, jobId, 'Four')
  const ofLuis = async () => {
    const { jobs } = await luis.must('listBusinessJobs', { limit: 50 })
    const { job } = await luis.must('getBusinessJob', { jobid: jobId })
    return [jobs.find(({ id }) => id === jobId)?.unreadMessages, job.unreadMessages]
  }
  expect(await ofLuis()).toEqual([1, 1])
  await seen(luis, jobId, 4)
  expect(await ofLuis()).toEqual([0, 0])
})

test('the bell has one notice a thread until it is read', shows('talk.unread'), async () => {
  const jobId = await newJob(server, ana)
  const before = (await ana.must('listCustomerNotifications', { limit: 1 })).unread
  for (const text of ['One', 'Two']) await say(luis, jobId, text)
  await mia.must('sendMessage', { jobId, text: 'Also here' })
  const { unread, notifications } = await ana.must('listCustomerNotifications', { limit: 20 })
  expect(unread - before).toBe(2)
  expect(notifications.slice(0, 2).map((notice) => [notice.message, notice.jobId, notice.businessId])).toEqual([
    ['Hill Services wrote to you about “Leaking kitchen tap”.', jobId, mia.id],
    ['Ortega Plumbing wrote to you about “Leaking kitchen tap”.', jobId, luis.id],
  ])
  await seen(ana, jobId, 1)
  expect((await ana.must('listCustomerNotifications', { limit: 1 })).unread - before).toBe(2)
  await seen(ana, jobId, 2)
  expect((await ana.must('listCustomerNotifications', { limit: 1 })).unread - before).toBe(1)
  await say(luis, jobId, 'Three')
  const own = (await noticesOf(ana)).filter((notice) => notice.jobId === jobId && notice.businessId === luis.id)
  expect(own.map(({ message, count, unread: waiting }) => [message, count, waiting])).toEqual([
    ['Ortega Plumbing wrote to you again about “Leaking kitchen tap”.', 2, 1],
  ])
  // Opening the job reads the news of it, but not what somebody wrote.
  const unreadOfJob = async () =>
    (await ana.must('listGroupedNotifications', { limit: 50 })).notifications
      .filter((notice) => notice.jobId === jobId && notice.unread > 0)
      .map(({ businessId }) => businessId)
  await newBid(mia, jobId)
  expect(await unreadOfJob()).toEqual([null, luis.id, mia.id])
  await ana.must('markNotificationsRead', { jobId })
  expect(await unreadOfJob()).toEqual([luis.id, mia.id])
  await say(ana, jobId, 'Yes')
  expect((await noticesOf(luis))[0]).toMatchObject({
    message: 'The customer wrote to you about “Leaking kitchen tap”.',
    jobId,
    businessId: luis.id,
  })
})

test('a thread that is unread for ten minutes is mailed, once until it is read', shows('talk.mail'), async () => {
  const jobId = await newJob(server, ana)
  const second = await testApp({ database: server.database })
  /** Two servers at the same time. */
  const run = async () => {
    second.clock.now = server.clock.now
    await Promise.all([mailUnread(server.deps), mailUnread(second.deps), mailUnread(server.deps)])
  }
  server.pass(60 * MINUTE)
  await run()
  const before = (await lettersTo(ana)).length
  const mailed = async () => (await lettersTo(ana)).length - before
  await say(luis, jobId, 'One')
  server.pass(9 * MINUTE)
  await run()
  await say(luis, jobId, 'Two')
  expect(await mailed()).toBe(0)
  server.pass(1 * MINUTE)
  await run()
  await run()
  expect(await mailed()).toBe(1)
  server.pass(60 * MINUTE)
  await say(luis, jobId, 'Three')
  await seen(ana, jobId, 1)
  server.pass(60 * MINUTE)
  await run()
  expect(await mailed()).toBe(1)

  const letter = (await lettersTo(ana)).at(-1)
  expect(letter?.params).toMatchObject({
    business: 'Ortega Plumbing',
    link: `http://localhost:3000/messages?job=${jobId}&business=${luis.id}`,
  })
  const composed = composeMail({
    isProven: true,
    kind: 'message_received',
    language: 'en',
    params: letter?.params ?? {},
  })
  expect([composed?.subject, composed?.text]).toEqual([
    'New message about “Leaking kitchen tap”',
    expect.stringContaining('Ortega Plumbing wrote to you about “Leaking kitchen tap”.'),
  ])
  expect(composed?.html).toContain('Read and reply')

  // Read, and written again: that is another one.
  await seen(ana, jobId, 3)
  await say(luis, jobId, 'Four')
  server.pass(11 * MINUTE)
  await run()
  expect(await mailed()).toBe(2)

  // Muted, it comes no more; unmuted, what was waiting then stays unsaid.
  await seen(ana, jobId, 4)
  await ana.must('editMailSettings', { unwanted: ['message_received'] })
  await say(luis, jobId, 'Five')
  server.pass(11 * MINUTE)
  await run()
  await ana.must('editMailSettings', { unwanted: [] })
  await run()
  expect(await mailed()).toBe(2)
  await second.close()
})

test('a server that dies while it mails has mailed nothing, and the next one does', shows('talk.mail'), async () => {
  const jobId = await newJob(server, ana)
  await say(luis, jobId, 'One')
  server.pass(11 * MINUTE)
  const before = (await lettersTo(ana)).length
  // A letter that PostgreSQL does not take, after its thread was marked as mailed.
  const settings = { ...server.deps.settings, publicUrl: '\0' }
  await expect(mailUnread({ ...server.deps, settings })).rejects.toThrow('unsupported Unicode escape sequence')
  expect((await lettersTo(ana)).length).toBe(before)
  await mailUnread(server.deps)
  expect((await lettersTo(ana)).length).toBe(before + 1)
})
