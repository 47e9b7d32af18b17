import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { markSeen } from '../../../server/messages/service.ts'
import { mailUnread } from '../../../server/messages/service-unread-mail.ts'
import { shows } from '../../support/shows.ts'
import { testApp, DAY, MINUTE } from '../support/app.ts'
import { mailsOf, wordsOf } from '../support/mails.ts'
import { logIn, newBid, newBusiness, newCustomer, newJob, plainLink, uploaded } from '../support/town-wire.ts'
import type { Person } from '../support/town-wire.ts'

const server = await testApp()
afterAll(server.close)
const ana = await newCustomer(server)
const [luis, mia] = [await newBusiness(server), await newBusiness(server, { buisness_name: 'Hill Services' })]
let start = server.clock.now
const reason = 'They want my card number.'

let jobId: string
beforeEach(async () => {
  // Later than whatever was before, so that what is newer has the greater id.
  start = new Date(start.getTime() + MINUTE)
  server.clock.now = start
  jobId = await newJob(server, ana)
})

/** Why a reader cannot write in the thread of a business, as the thread says it and as a try to write does. */
async function closedFor(reader: Person, { id: businessId }: Person, id = jobId) {
  const { thread } = await reader.must('listMessages', { jobId: id, businessId, limit: 1 })
  const answer = await reader.call('sendMessage', { jobId: id, businessId, text: 'Hello?' })
  expect(answer.ok ? null : answer.failure.code).toBe(thread.closed)
  return thread.closed
}

test('a message sent again with its key is one', shows('talk.once'), async () => {
  const body = { jobId, text: 'Once', pics_url: [await uploaded(server), await uploaded(server)] }
  const key = { 'idempotency-key': 'message-one' }
  const sent = await Promise.all([1, 2, 3].map(async () => await luis.must('sendMessage', body, key)))
  expect(new Set(sent.map(({ message }) => JSON.stringify(message))).size).toBe(1)
  expect(sent[0]?.message).toMatchObject({ number: 1, text: 'Once', createdAt: start.toISOString() })
  const page = await ana.must('listMessages', { jobId, businessId: luis.id, limit: 30 })
  expect(page.messages.map(({ text, pics_url }) => [text, pics_url.map(plainLink)])).toEqual([['Once', body.pics_url]])
  expect(await luis.refused('sendMessage', { ...body, text: 'Other' }, key)).toMatchObject({
    code: 'IDEMPOTENCY_KEY_REUSED',
  })
})

test('a message needs a text, a business and pictures of its own, else nothing is written', async () => {
  const text = 'Hello'
  const links = await Promise.all(Array.from({ length: 6 }, () => uploaded(server)))
  const wrong: [object, string, string][] = [
    [{ text: ' \n ' }, 'text', 'MESSAGE_REQUIRED'],
    [{ text: 'a'.repeat(2001) }, 'text', 'TEXT_TOO_LONG'],
    [{ text, pics_url: links }, 'pics_url', 'MAX_PICTURES'],
    [{ text, pics_url: [await uploaded(server, { ownerId: luis.id })] }, 'pics_url', 'FILE_UNKNOWN'],
    [{ text, pics_url: [await uploaded(server, { kind: 'document' })] }, 'pics_url', 'FILE_UNKNOWN'],
  ]
  await newBid(luis, jobId)
  for (const [change, field, code] of wrong) {
    expect(await ana.refused('sendMessage', { jobId, businessId: luis.id, ...change })).toMatchObject({
      status: 422,
      errors: [{ field, code }],
    })
  }
  const { messages, thread } = await ana.must('listMessages', { jobId, businessId: luis.id, limit: 30 })
  expect([messages, thread.lastNumber]).toEqual([[], 0])
  const calls = {
    listMessages: {},
    sendMessage: { text },
    markMessagesSeen: { upTo: 1 },
    reportMessage: { number: 1, reason },
  }
  for (const call of ['listMessages', 'sendMessage', 'markMessagesSeen', 'reportMessage'] as const) {
    expect(await ana.refused(call, { jobId, ...calls[call] })).toMatchObject({
      status: 422,
      code: 'BUSINESS_REQUIRED',
      errors: [{ field: 'businessId', code: 'BUSINESS_REQUIRED' }],
    })
  }
})

test(
  'a customer begins no thread with a business that withdrew its bid, but goes on with one',
  shows('talk.begins'),
  async () => {
    const silent = await newJob(server, ana)
    await luis.must('sendMessage', { jobId, text: 'Hello' })
    for (const id of [jobId, silent]) await luis.must('withdrawBid', { bidId: await newBid(luis, id) })
    expect(await closedFor(ana, luis)).toBe(null)
    expect(await closedFor(ana, luis, silent)).toBe('BID_WITHDRAWN')
    expect(await closedFor(luis, luis, silent)).toBe(null)
    expect(await closedFor(ana, luis, silent)).toBe(null)
    await newBid(mia, silent)
    await ana.must('declineBid', { jobId: silent, companyId: mia.id })
    expect(await closedFor(ana, mia, silent)).toBe(null)
    expect(await closedFor(mia, mia, silent)).toBe(null)
  },
)

test(
  'a thread of a deleted or expired job is read, not written, and strangers learn nothing',
  shows('talk.closed'),
  async () => {
    const expired = await newJob(server, ana)
    for (const id of [jobId, expired]) await luis.must('sendMessage', { jobId: id, text: 'Hello' })
    await ana.must('deleteJob', { jobid: jobId })
    for (const reader of [ana, luis]) {
      expect(await closedFor(reader, luis)).toBe('JOB_WAS_DELETED')
      const { thread, messages } = await reader.must('listMessages', { jobId, businessId: luis.id, limit: 5 })
      expect([thread.jobStatus, messages.length]).toEqual(['deleted', 1])
    }
    for (const call of ['listMessages', 'sendMessage'] as const) {
      const text = call === 'sendMessage' ? { text: 'Hello' } : {}
      expect(await mia.refused(call, { jobId, ...text })).toMatchObject({ status: 404, code: 'JOB_NOT_FOUND' })
    }
    server.clock.now = new Date(start.getTime() + 29 * DAY)
    const late = [await logIn(server.app, ana.email), await logIn(server.app, luis.email)]
    server.clock.now = new Date(start.getTime() + 31 * DAY)
    for (const reader of late) expect(await closedFor(reader, luis, expired)).toBe('JOB_EXPIRED')
  },
)

test('threads are listed by their newest message, for one job or all, page by page', async () => {
  await newBid(mia, jobId)
  await luis.must('sendMessage', { jobId, text: 'First' })
  await ana.must('sendMessage', { jobId, businessId: mia.id, text: 'Second' })
  const list = async (reader: Person, more: object = {}) => {
    const { threads, nextCursor } = await reader.must('listThreads', { jobId, limit: 20, ...more })
    return [threads.map(({ businessId, lastMessage }) => [businessId, lastMessage?.text]), nextCursor]
  }
  const [first, second] = [
    [luis.id, 'First'],
    [mia.id, 'Second'],
  ]
  expect(await list(ana)).toEqual([[second, first], null])
  await luis.must('sendMessage', { jobId, text: 'Third' })
  const third = [luis.id, 'Third']
  expect(await list(ana)).toEqual([[third, second], null])
  const [shown, cursor] = await list(ana, { limit: 1 })
  expect(shown).toEqual([third])
  expect(await list(ana, { limit: 1, cursor })).toEqual([[second], null])
  expect(await list(mia)).toEqual([[second], null])
  const other = await newJob(server, ana)
  await luis.must('sendMessage', { jobId: other, text: 'Elsewhere' })
  const { threads } = await luis.must('listThreads', { limit: 2 })
  expect(threads.map((thread) => [thread.jobId, thread.writable, thread.closed])).toEqual([
    [other, true, null],
    [jobId, true, null],
  ])
  expect(await luis.refused('listThreads', { jobId: other, limit: 1, cursor })).toMatchObject({
    code: 'CURSOR_INVALID',
  })
})

test('a thread without messages has nothing to mark as seen, report or page through', async () => {
  expect(await luis.must('markMessagesSeen', { jobId, upTo: 3 })).toMatchObject({ Success: true })
  expect(await luis.refused('reportMessage', { jobId, number: 1, reason })).toMatchObject({
    status: 404,
    code: 'MESSAGE_NOT_FOUND',
  })
  const page = await luis.must('listMessages', { jobId, limit: 5 })
  expect([page.messages, page.nextCursor, page.thread.seenByOther]).toEqual([[], null, 0])
  const begun = server.deps.db.selectFrom('threads').select('id').where('job_id', '=', jobId)
  expect(await begun.execute()).toEqual([])
})

test(
  'a message email names the other side, and is not sent about a thread that the recipient cannot open',
  shows('talk.mail'),
  async () => {
    const nina = await newBusiness(server)
    await luis.must('sendMessage', { jobId, text: 'One' })
    await ana.must('sendMessage', { jobId, businessId: luis.id, text: 'Two' })
    await nina.must('sendMessage', { jobId, text: 'Three' })
    expect(await server.admin('accounts', 'block', nina.email)).toMatchObject({ status: 0 })
    server.pass(11 * MINUTE)
    expect(await mailUnread(server.deps)).toBe(false)
    const about = async ({ email }: Person) =>
      (await mailsOf(server, email)).filter(
        ({ kind, params }) => kind === 'message_received' && String(params['link']).includes(jobId),
      )
    const [toAna, ...moreToAna] = await about(ana)
    const [toLuis, ...moreToLuis] = await about(luis)
    expect([moreToAna, moreToLuis]).toEqual([[], []])
    const common = { businessId: luis.id, link: `http://localhost:3000/messages?job=${jobId}&business=${luis.id}` }
    expect(toAna?.params).toMatchObject({ ...common, author: 'business', business: 'Ortega Plumbing' })
    expect(toLuis?.params).toMatchObject({ ...common, author: 'customer' })
    expect(toLuis?.params).not.toHaveProperty('business')
    expect(toLuis?.params['unsubscribe']).toMatch(/\/unsubscribe\/message_received\/[\da-f-]{36}$/)
    expect(wordsOf(toAna, 'en')).toContain('Ortega Plumbing wrote to you about “Leaking kitchen tap”.')
    expect(wordsOf(toLuis, 'en')).toContain('The customer wrote to you about “Leaking kitchen tap”.')
  },
)

test(
  'seeing all of a thread marks its notifications as read and wakes the other processes',
  shows('talk.unread'),
  async () => {
    for (const text of ['One', 'Two']) await luis.must('sendMessage', { jobId, text })
    const wake = vi.fn<() => void>()
    const caller = { id: ana.id, role: 'customer', tokenHash: Buffer.alloc(32), key: null, language: 'en' } as const
    const notices = server.deps.db.selectFrom('notifications').select('read_at').where('job_id', '=', jobId)
    const readAt = async () => (await notices.where('account_id', '=', ana.id).execute()).map((row) => row.read_at)
    const seen = async (upTo: number) =>
      await markSeen({ ...server.deps, wake }, caller, { jobId, businessId: luis.id }, upTo)
    await seen(1)
    expect([await readAt(), wake.mock.calls.length]).toEqual([[null], 1])
    await seen(2)
    expect([await readAt(), wake.mock.calls.length]).toEqual([[server.clock.now], 2])
  },
)
