import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, DAY } from '../support/app.ts'
import { clientOf, type Client } from '../support/client.ts'
import { logIn, newBid, newBusiness, newCustomer, newJob, uploaded, type Person } from '../support/town-wire.ts'
import { shows } from '../../support/shows.ts'

const SECRET = 'The key is under the mat.'
const server = await testApp()
afterAll(server.close)
const { admin } = server
const [ana, eva] = [await newCustomer(server), await newCustomer(server)]
const [luis, mia] = [await newBusiness(server), await newBusiness(server)]
const far = await newBusiness(server, { city: ['Dallas'] })

const CALLS = {
  listMessages: {},
  sendMessage: { text: 'Let me in' },
  markMessagesSeen: { upTo: 1 },
  reportMessage: { number: 1, reason: 'I want to read this.' },
} as const
const calls = Object.keys(CALLS).filter((call): call is keyof typeof CALLS => Object.hasOwn(CALLS, call))

/** What each call about the thread of a business answers: its code, or "ok"; never a word of what was written there. */
async function asks(client: Client, jobId: string, businessId?: string): Promise<string[]> {
  const answers = []
  for (const call of calls) {
    const answer = await client.call(call, { jobId, ...(businessId && { businessId }), ...CALLS[call] })
    expect(JSON.stringify(answer)).not.toContain(SECRET)
    answers.push(answer.ok ? 'ok' : answer.failure.code)
  }
  return answers
}
const each = (code: string) => calls.map(() => code)
const closedFor = async (reader: Person, jobId: string, businessId: string) => {
  const { thread } = await reader.must('listMessages', { jobId, businessId, limit: 1 })
  const { threads } = await reader.must('listThreads', { jobId, limit: 50 })
  const listed = threads.find((one) => one.businessId === businessId)
  if (listed !== undefined) expect([listed.closed, listed.writable]).toEqual([thread.closed, thread.writable])
  const answer = await reader.call('sendMessage', { jobId, businessId, text: 'Hello?' })
  // What is said before is what happens then.
  expect(answer.ok ? null : answer.failure.code).toBe(thread.closed)
  expect(thread.writable).toBe(thread.closed === null)
  return thread.closed
}

let jobId: string
beforeAll(async () => {
  jobId = await newJob(server, ana)
  await newBid(mia, jobId)
  await luis.must('sendMessage', { jobId, text: SECRET, pics_url: [await uploaded(server)] })
  await ana.must('sendMessage', { jobId, businessId: luis.id, text: SECRET })
})

test('nobody but its two sides gets a word of a thread', shows('talk.two-sides'), async () => {
  const strangers = async () => {
    expect(await asks(eva, jobId, luis.id)).toEqual(each('NOT_YOURS'))
    expect(await asks(mia, jobId, luis.id)).toEqual(each('ID_MISMATCH'))
    expect(await asks(far, jobId, luis.id)).toEqual(each('ID_MISMATCH'))
    expect(await asks(far, jobId)).toEqual(each('OUTSIDE_YOUR_AREA'))
    expect(await asks(clientOf(server.app), jobId, luis.id)).toEqual(each('UNAUTHORIZED'))
    for (const stranger of [eva, mia, far]) {
      expect(JSON.stringify(await stranger.must('listThreads', { jobId, limit: 50 }))).not.toContain(SECRET)
    }
  }
  await strangers()
  // Mia has a thread of its own, which nobody has begun.
  expect(await mia.must('listMessages', { jobId, limit: 30 })).toMatchObject({ messages: [], thread: { unread: 0 } })

  await newBid(luis, jobId)
  await ana.must('acceptBid', { jobId, companyId: luis.id })
  await strangers()
  expect(await asks(mia, jobId)).toEqual(['ok', 'JOB_ALREADY_ASSIGNED', 'ok', 'MESSAGE_NOT_FOUND'])
  expect(await asks(ana, jobId, far.id)).toEqual(each('THREAD_NOT_FOUND'))
  expect(await asks(ana, jobId, eva.id)).toEqual(each('THREAD_NOT_FOUND'))
  expect(await asks(ana, eva.id, luis.id)).toEqual(each('JOB_NOT_FOUND'))
})

test('a blocked business reads nothing of a thread', shows('talk.two-sides'), async () => {
  const nina = await newBusiness(server)
  const asked = await newJob(server, ana)
  const won = await newJob(server, ana)
  await newBid(nina, won)
  for (const id of [asked, won]) await nina.must('sendMessage', { jobId: id, text: SECRET })
  await ana.must('acceptBid', { jobId: won, companyId: nina.id })
  expect(await admin('accounts', 'block', nina.email)).toMatchObject({ status: 0 })
  expect(await asks(nina, won)).toEqual(each('UNAUTHORIZED'))
  expect(await asks(ana, asked, nina.id)).toEqual(each('THREAD_NOT_FOUND'))
  const { threads } = await ana.must('listThreads', { jobId: asked, limit: 50 })
  expect(threads).toEqual([])
  expect((await ana.must('getCustomerJob', { jobid: asked })).job.unreadMessages).toBe(0)
  expect(await closedFor(ana, won, nina.id)).toBe('PARTNER_GONE')
  expect((await ana.must('listMessages', { jobId: won, businessId: nina.id, limit: 5 })).messages).toHaveLength(1)
  expect(await admin('accounts', 'unblock', nina.email)).toMatchObject({ status: 0 })
  const back = await logIn(server.app, nina.email)
  expect(await closedFor(back, asked, nina.id)).toBe(null)
})

test('a thread begins with a business that sees the job', shows('talk.begins'), async () => {
  const fresh = await newJob(server, ana)
  expect(await ana.refused('sendMessage', { jobId: fresh, businessId: luis.id, text: 'Hello' })).toMatchObject({
    code: 'THREAD_NOT_FOUND',
  })
  const bidId = await newBid(luis, fresh)
  expect(await closedFor(ana, fresh, luis.id)).toBe(null)
  await mia.must('sendMessage', { jobId: fresh, text: 'I ask without a bid' })
  expect(await closedFor(ana, fresh, mia.id)).toBe(null)
  expect(bidId).not.toBe('')
})

test('over the life of a job it is open, then the assigned one’s, then only read', shows('talk.closed'), async () => {
  const begun = server.clock.now
  const life = await newJob(server, ana)
  for (const business of [luis, mia]) {
    await newBid(business, life)
    await business.must('sendMessage', { jobId: life, text: 'Hello' })
  }
  const closed = async () => {
    const seen = []
    for (const business of [luis, mia]) {
      seen.push(await closedFor(ana, life, business.id), await closedFor(business, life, business.id))
    }
    return seen
  }
  const lost = 'JOB_ALREADY_ASSIGNED'
  expect(await closed()).toEqual([null, null, null, null])
  await ana.must('acceptBid', { jobId: life, companyId: mia.id })
  expect(await closed()).toEqual([lost, lost, null, null])
  await mia.must('endAssignment', { jobId: life, reason: 'My van has broken down.' })
  expect(await closed()).toEqual([null, null, null, null])
  await ana.must('acceptBid', { jobId: life, companyId: luis.id })
  expect(await closed()).toEqual([null, null, lost, lost])
  await luis.must('completeJob', { jobid: life })
  server.clock.now = new Date(begun.getTime() + 29.9 * DAY)
  expect(await closed()).toEqual([null, null, lost, lost])
  server.clock.now = new Date(begun.getTime() + 30.1 * DAY)
  const [back, luisBack] = [await logIn(server.app, ana.email), await logIn(server.app, luis.email)]
  expect([await closedFor(back, life, luis.id), await closedFor(luisBack, life, luis.id)]).toEqual([
    'TALK_OVER',
    'TALK_OVER',
  ])
  expect((await luisBack.must('listMessages', { jobId: life, limit: 50 })).messages.length).toBeGreaterThan(2)
  server.clock.now = begun
})

test('a business asks about 50 jobs a day that it has not bid on', shows('talk.begins'), async () => {
  const eager = await newBusiness(server)
  const wanted = await newCustomer(server)
  const [last = '', ...others] = await Promise.all(Array.from({ length: 52 }, () => newJob(server, wanted)))
  for (const jobId of others.slice(1)) await eager.must('sendMessage', { jobId, text: 'Still free?' })
  expect(await eager.refused('sendMessage', { jobId: last, text: 'Still free?' })).toMatchObject({
    code: 'TOO_MANY_REQUESTS',
  })
  const [begun = ''] = others.slice(1)
  await eager.must('sendMessage', { jobId: begun, text: 'I could come today.' })
  await newBid(eager, last)
  await eager.must('sendMessage', { jobId: last, text: 'Here is my bid.' })
})

test('an account sends 30 messages a minute', shows('talk.once'), async () => {
  const strict = await testApp({ database: server.database, rateLimitMultiplier: 1 })
  const busy = clientOf(strict.app, (await newBusiness(server)).token)
  const open = await newJob(server, ana)
  for (let number = 1; number <= 30; number += 1) await busy.must('sendMessage', { jobId: open, text: 'Again' })
  expect(await busy.refused('sendMessage', { jobId: open, text: 'Again' })).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  strict.pass(61_000)
  await busy.must('sendMessage', { jobId: open, text: 'A minute later' })
  await strict.close()
})
