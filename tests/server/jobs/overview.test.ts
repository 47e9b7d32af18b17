import { afterAll, expect, test } from 'vitest'
import { shows } from '../../support/shows.ts'
import { endCycles, startYear } from '../../../server/membership/service.ts'
import { DAY, MINUTE, testApp } from '../support/app.ts'
import { completedJob, logIn, newBid, newBusiness, newCustomer, newJob, type Person } from '../support/town-wire.ts'

const server = await testApp()
afterAll(server.close)

type ListCall = 'listCustomerJobs' | 'listBusinessJobs'

/** The counts by what they count, and what waits of which job. */
async function overviewOf(person: Person, call: ListCall) {
  const { overview } = await person.must(call, { overview: true })
  if (overview === null) throw new Error('no overview')
  return {
    counts: Object.fromEntries(overview.counts.map(({ shows: what, count }) => [what, count])),
    waiting: overview.waiting.map(({ id, waits, newBids }) => ({ id, waits, newBids })),
  }
}

const waiting = async (person: Person, call: ListCall = 'listCustomerJobs') => (await overviewOf(person, call)).waiting

const listed = async (business: Person, query: object): Promise<string[]> =>
  (await business.must('listBusinessJobs', query)).jobs.map(({ id }) => id)

test('the chips of a business count what they list, each job under one of them', shows('rule.list-chips'), async () => {
  const place = { city: ['Laredo'] }
  const [ana, luis, mia] = [
    await newCustomer(server),
    await newBusiness(server, place),
    await newBusiness(server, place),
  ]
  const post = async () => newJob(server, ana, { city: 'Laredo' })
  const [won, done, lost, bid] = [await post(), await post(), await post(), await post()]
  const [withdrawn, declined, free] = [await post(), await post(), await post()]
  for (const job of [won, done, lost, bid, declined]) await newBid(luis, job)
  const bidId = await newBid(luis, withdrawn)
  await luis.must('withdrawBid', { bidId })
  await newBid(mia, lost)
  for (const [job, { id }] of [
    [won, luis],
    [done, luis],
    [lost, mia],
  ] as const)
    await ana.must('acceptBid', { jobId: job, companyId: id })
  await luis.must('completeJob', { jobid: done })
  await ana.must('declineBid', { jobId: declined, companyId: luis.id })
  const { counts } = await overviewOf(luis, 'listBusinessJobs')
  expect(counts).toEqual({ all: 7, findWork: 2, myBids: 3, won: 1, done: 1 })
  for (const [view, jobs] of [
    [undefined, [free, declined, withdrawn, bid, lost, done, won]],
    ['findWork', [free, withdrawn]],
    ['myBids', [declined, bid, lost]],
    ['won', [won]],
    ['done', [done]],
  ] as const)
    expect(await listed(luis, { ...(view && { view }) })).toEqual(jobs)
  // What narrows the list narrows its counts.
  const narrow = { state: 'Texas', category: ['Roofing'] }
  const { overview } = await luis.must('listBusinessJobs', { overview: true, ...narrow })
  expect(overview?.counts.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0])
  expect(await listed(luis, { view: 'won', ...narrow })).toEqual([])
})

test('counting stops at a hundred', shows('rule.list-chips'), async () => {
  const ana = await newCustomer(server)
  const model = await newJob(server, ana)
  const { db } = server.deps
  const row = await db.selectFrom('jobs').selectAll().where('id', '=', model).executeTakeFirstOrThrow()
  const { urgency: _urgency, is_rated: _isRated, ...columns } = row
  const copies = Array.from({ length: 120 }, () => ({ ...columns, id: crypto.randomUUID() }))
  await db.insertInto('jobs').values(copies).execute()
  const { counts } = await overviewOf(ana, 'listCustomerJobs')
  expect(counts).toEqual({ all: 100, open: 100, inprogress: 0, toRate: 0, completed: 0, expired: 0 })
})

test('new bids wait for the customer until they look at the job', shows('rule.waits-first'), async () => {
  const [ana, luis, mia] = [await newCustomer(server), await newBusiness(server), await newBusiness(server)]
  const [first, second] = [await newJob(server, ana), await newJob(server, ana)]
  await newBid(luis, first)
  const bidId = await newBid(mia, first)
  await newBid(mia, second)
  expect(await waiting(ana)).toEqual([
    { id: second, waits: ['newBids'], newBids: 1 },
    { id: first, waits: ['newBids'], newBids: 2 },
  ])
  // What waits for the customer is nobody else's to know.
  const { job: seen } = await luis.must('getBusinessJob', { jobid: first })
  expect([seen.waits, seen.newBids]).toEqual([[], 0])

  const { job } = await ana.must('getCustomerJob', { jobid: first })
  expect([job.waits, job.newBids]).toEqual([['newBids'], 2])
  expect(await waiting(ana)).toEqual([{ id: second, waits: ['newBids'], newBids: 1 }])
  // Placed again, it is new.
  await mia.must('withdrawBid', { bidId })
  await newBid(mia, first)
  expect(await waiting(ana)).toContainEqual({ id: first, waits: ['newBids'], newBids: 1 })
  // What was withdrawn or declined unseen waits no more, and neither does anything once the job is somebody's.
  await mia.must('withdrawBid', { bidId })
  expect(await waiting(ana)).toEqual([{ id: second, waits: ['newBids'], newBids: 1 }])
  await ana.must('acceptBid', { jobId: second, companyId: mia.id })
  expect(await waiting(ana)).toEqual([])
})

test('a list has counts and what waits only where they are asked for', async () => {
  const ana = await newCustomer(server)
  expect((await ana.must('listCustomerJobs', {})).overview).toBeNull()
  expect(await overviewOf(ana, 'listCustomerJobs')).toEqual({
    counts: { all: 0, open: 0, inprogress: 0, toRate: 0, completed: 0, expired: 0 },
    waiting: [],
  })
})

test('a completed job waits for its rating', shows('rule.waits-first'), async () => {
  const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
  const job = await completedJob(server, ana, luis)
  expect(await waiting(ana)).toEqual([{ id: job, waits: ['toRate'], newBids: 0 }])
  await ana.must('rateJob', { jobId: job, rating: 4 })
  expect(await waiting(ana)).toEqual([])
})

test(
  'work that was given to a business waits until it looks; what is not done, until it is',
  shows('rule.waits-first'),
  async () => {
    const [ana, luis, mia] = [await newCustomer(server), await newBusiness(server), await newBusiness(server)]
    const job = await newJob(server, ana)
    await newBid(luis, job)
    await newBid(mia, job)
    await ana.must('acceptBid', { jobId: job, companyId: luis.id })
    expect([await waiting(luis, 'listBusinessJobs'), await waiting(mia, 'listBusinessJobs')]).toEqual([
      [{ id: job, waits: ['won'], newBids: 0 }],
      [],
    ])
    await luis.must('getBusinessJob', { jobid: job })
    expect(await waiting(luis, 'listBusinessJobs')).toEqual([])
    server.pass(1000)
    await luis.must('completeJob', { jobid: job })
    await ana.must('doubtCompletion', { jobId: job, reason: 'The tap still drips.' })
    expect(await waiting(luis, 'listBusinessJobs')).toEqual([{ id: job, waits: ['notDone'], newBids: 0 }])
    await luis.must('getBusinessJob', { jobid: job })
    expect(await waiting(luis, 'listBusinessJobs')).toEqual([{ id: job, waits: ['notDone'], newBids: 0 }])
    await luis.must('completeJob', { jobid: job })
    expect(await waiting(luis, 'listBusinessJobs')).toEqual([])
  },
)

test(
  'an invitation waits until the business bids or declines, or the job is gone',
  shows('rule.waits-first'),
  async () => {
    const ana = await newCustomer(server)
    const [luis, mia, eva] = [await newBusiness(server), await newBusiness(server), await newBusiness(server)]
    const job = await newJob(server, ana)
    const all = async () => await Promise.all([luis, mia, eva].map((one) => waiting(one, 'listBusinessJobs')))
    for (const business of [luis, mia, eva]) await ana.must('inviteBusiness', { jobId: job, business: business.id })
    await mia.must('declineInvitation', { jobId: job, reason: 'busy' })
    const waits = [{ id: job, waits: ['invited'], newBids: 0 }]
    expect(await all()).toEqual([waits, [], waits])
    const bidId = await newBid(luis, job)
    expect(await all()).toEqual([[], [], waits])
    // Who took a bid back has given an answer.
    await luis.must('withdrawBid', { bidId })
    await ana.must('deleteJob', { jobid: job })
    expect(await all()).toEqual([[], [], []])
  },
)

test('unread messages wait for either side until they are seen', shows('rule.waits-first'), async () => {
  const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
  const job = await newJob(server, ana)
  await luis.must('sendMessage', { jobId: job, text: 'Is there a lift?' })
  const unread = { id: job, waits: ['unreadMessages'], newBids: 0 }
  expect(await waiting(ana)).toEqual([unread])
  expect(await waiting(luis, 'listBusinessJobs')).toEqual([])
  await newBid(luis, job)
  expect(await waiting(ana)).toEqual([{ id: job, waits: ['unreadMessages', 'newBids'], newBids: 1 }])
  await ana.must('markMessagesSeen', { jobId: job, businessId: luis.id, upTo: 1 })
  await ana.must('sendMessage', { jobId: job, businessId: luis.id, text: 'No.' })
  expect(await waiting(luis, 'listBusinessJobs')).toEqual([unread])
  await ana.must('deleteJob', { jobid: job })
  expect(await waiting(luis, 'listBusinessJobs')).toEqual([])
})

test('a membership waits from 30 days before its end on', shows('rule.waits-membership'), async () => {
  const due = async (person: Person) => (await person.must('listBusinessJobs', { overview: true })).overview
  const luis = await newBusiness(server)
  const { now } = server.clock
  // The free month is one of 30 days.
  expect((await due(luis))?.membershipEndsAt).toBe(new Date(now.getTime() + 30 * DAY).toISOString())
  // Nothing waits where it would lead nowhere, or where nobody needs a membership.
  for (const settings of [{ operatorContact: undefined }, { biddingRequiresSubscription: false }]) {
    const other = await testApp({ database: server.database, settings })
    expect(await due(await logIn(other.app, luis.email))).not.toHaveProperty('membershipEndsAt')
    await other.close()
  }

  await startYear(server.deps.db, luis.id, now)
  expect(await due(luis)).not.toHaveProperty('membershipEndsAt')
  await endCycles(server.deps.db, luis.id, new Date(now.getTime() + MINUTE))
  await server.later(DAY, async () => {
    expect((await due(luis))?.membershipEndsAt).toBe(new Date(now.getTime() + MINUTE).toISOString())
  })
  const { overview } = await (await newCustomer(server)).must('listCustomerJobs', { overview: true })
  expect(overview).not.toHaveProperty('membershipEndsAt')
})
