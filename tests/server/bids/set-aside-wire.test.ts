import { afterAll, expect, test } from 'vitest'
import { runTask } from '../support/background.ts'
import { operatorOf } from '../support/admin.ts'
import { testApp } from '../support/app.ts'
import { kindsMailedTo, newsOf } from '../support/mails.ts'
import { completedJob, newBid, newBusiness, newCustomer, newJob, PASSWORD, type Person } from '../support/town-wire.ts'
import { shows } from '../../support/shows.ts'

const DAY = 24 * 60 * 60 * 1000
const proposalStatement = 'I can come on Tuesday.'

const server = await testApp()
afterAll(server.close)
const admin = operatorOf({ DATABASE_URL: server.database.url, DATA_DIR: '/nowhere' }, () => server.clock.now)
const ana = await newCustomer(server)
const [luis, mia] = [await newBusiness(server), await newBusiness(server, { buisness_name: 'Hill Services' })]

/** What a business is shown of its own bid, and what a client of the published API makes of it. */
const ownBid = async (business: Person, jobId: string) => {
  const { job, bidDetails, bidAmount, withdrawnBid } = await business.must('getBusinessJob', { jobid: jobId })
  const { bidApplied, hasBidded, bidOutcome } = job
  return { bidApplied, hasBidded, bidOutcome, bidAmount, bidDetails, withdrawnBid }
}
const counted = async (jobId: string) => {
  const { jobs } = await ana.must('listCustomerJobs', { limit: 50 })
  const { job } = await ana.must('getCustomerJob', { jobid: jobId })
  return [jobs.find(({ id }) => id === jobId)?.bidsCount, job.bidsCount]
}
const bidsOn = async (jobId: string) =>
  (await ana.must('listBids', { jobId })).Data.map(({ bidId, state, declined }) => ({ bidId, state, declined }))
const toldTo = async (person: Person) => {
  const [newest] = await newsOf(person, person === ana ? 'Customer' : 'Business')
  return [newest, (await kindsMailedTo(server, person)).at(-1)]
}

test('what was withdrawn is as if it had never been, and may be placed anew', shows('bid.withdrawn'), async () => {
  const jobId = await newJob(server, ana)
  const bidId = await newBid(luis, jobId, 100)
  await luis.must('updateBid', { bidId, proposalStatement, amount: 90 })
  expect(await luis.must('withdrawBid', { bidId, businessId: luis.id })).toEqual({
    Success: true,
    message: 'Bid withdrawn',
  })
  expect([await bidsOn(jobId), await counted(jobId)]).toEqual([[], [0, 0]])
  expect(await ownBid(luis, jobId)).toMatchObject({
    bidApplied: false,
    hasBidded: false,
    bidOutcome: 'withdrawn',
    bidAmount: null,
    bidDetails: null,
    withdrawnBid: { bidId, amount: 90, state: 'withdrawn', declined: null },
  })
  expect(await toldTo(ana)).toEqual(['Ortega Plumbing withdrew their bid on “Leaking kitchen tap”.', 'bid_withdrawn'])
  for (const call of ['acceptBid', 'declineBid', 'reconsiderBid'] as const) {
    expect(await ana.refused(call, { jobId, companyId: luis.id })).toMatchObject({ status: 409, code: 'BID_WITHDRAWN' })
  }

  server.clock.now = new Date(server.clock.now.getTime() + 60_000)
  const again = { jobId, proposalStatement: 'Or on Monday.', amount: 80 }
  expect(await luis.must('placeBid', again)).toMatchObject({ bidId })
  const placedAt = server.clock.now.toISOString()
  expect(await ownBid(luis, jobId)).toMatchObject({
    bidApplied: true,
    bidOutcome: 'sent',
    bidAmount: 80,
    bidDetails: { proposalStatement: 'Or on Monday.', createdAt: placedAt, updatedAt: placedAt, state: 'standing' },
    withdrawnBid: null,
  })
  expect(await counted(jobId)).toEqual([1, 1])
  await ana.must('acceptBid', { jobId, companyId: luis.id, amount: 80 })
  expect(await luis.refused('withdrawBid', { bidId })).toMatchObject({ status: 409, code: 'JOB_ALREADY_ASSIGNED' })
})

test('what was declined stands aside with its reason until it is reconsidered', shows('bid.declined'), async () => {
  const jobId = await newJob(server, ana)
  const bidId = await newBid(luis, jobId, 100)
  const decline = {
    userId: ana.id,
    jobId,
    companyId: luis.id,
    amount: 100,
    reason: 'time',
    comment: 'Too late.',
  } as const
  expect(await ana.must('declineBid', decline)).toEqual({ Success: true, Message: 'Bid declined' })
  const declined = { reason: 'time', comment: 'Too late.', declinedAt: server.clock.now.toISOString() }
  expect([await bidsOn(jobId), await counted(jobId)]).toEqual([[{ bidId, state: 'declined', declined }], [0, 0]])
  expect(await ownBid(luis, jobId)).toMatchObject({
    bidApplied: true,
    bidOutcome: 'declined',
    bidDetails: { state: 'declined', declined },
    withdrawnBid: null,
  })
  expect(await toldTo(luis)).toEqual([
    'The customer declined your bid on “Leaking kitchen tap”. The time does not suit them.',
    'bid_declined',
  ])
  // Neither withdrawing nor bidding anew gets round it.
  const refusals = [
    await luis.refused('updateBid', { bidId, proposalStatement, amount: 1 }),
    await luis.refused('withdrawBid', { bidId }),
    await luis.refused('placeBid', { jobId, proposalStatement, amount: 1 }),
    await ana.refused('acceptBid', { jobId, companyId: luis.id }),
  ]
  expect(refusals.map(({ status, code }) => [status, code])).toEqual(refusals.map(() => [409, 'BID_DECLINED']))

  expect(await ana.must('reconsiderBid', { jobId, companyId: luis.id })).toEqual({
    Success: true,
    Message: 'Bid reconsidered',
  })
  expect(await bidsOn(jobId)).toEqual([{ bidId, state: 'standing', declined: null }])
  expect(await toldTo(luis)).toEqual([
    'The customer reconsidered your bid on “Leaking kitchen tap”. It is active again.',
    'bid_reconsidered',
  ])
  expect(await ana.refused('reconsiderBid', { jobId, companyId: luis.id })).toMatchObject({ code: 'BID_NOT_DECLINED' })
})

test('a bid that was edited since it was seen is not declined, and comes back as it is now', async () => {
  const jobId = await newJob(server, ana)
  const bidId = await newBid(luis, jobId, 100)
  await luis.must('updateBid', { bidId, proposalStatement, amount: 60 })
  const refusal = await ana.refused('declineBid', { jobId, companyId: luis.id, amount: 100, reason: 'price' })
  expect(refusal).toMatchObject({ status: 409, code: 'BID_CHANGED', bid: { bidId, amount: 60 } })
})

test.each([
  [{ reason: 'noReason' }, 'INVALID_VALUE'],
  [{ comment: 'x'.repeat(301) }, 'TEXT_TOO_LONG'],
])('a reason is one of four, and words are 300 signs at most', async (wrong, code) => {
  const jobId = await newJob(server, ana)
  await newBid(luis, jobId)
  const answer = await ana.refused('declineBid', { jobId, companyId: luis.id, ...wrong })
  expect(answer).toMatchObject({ status: 422, errors: [{ field: Object.keys(wrong)[0], code }] })
})

test(
  'only bids that stand hear what becomes of their job, and each says what became of it',
  shows('bid.outcome'),
  async () => {
    const rosa = await newBusiness(server)
    const jobId = await newJob(server, ana)
    const bidId = await newBid(rosa, jobId)
    for (const business of [luis, mia]) await newBid(business, jobId)
    await ana.must('declineBid', { jobId, companyId: mia.id })
    await rosa.must('withdrawBid', { bidId })
    await ana.must('acceptBid', { jobId, companyId: luis.id })
    const outcomes = await Promise.all([luis, mia, rosa].map(async (one) => (await ownBid(one, jobId)).bidOutcome))
    expect(outcomes).toEqual(['won', 'declined', 'withdrawn'])
    expect((await toldTo(mia))[0]).toBe('The customer declined your bid on “Leaking kitchen tap”.')
    expect((await toldTo(rosa))[0]).toContain('New job')

    expect((await admin('jobs', 'reopen', jobId)).status).toBe(0)
    expect((await bidsOn(jobId)).map(({ state }) => state).toSorted()).toEqual(['declined', 'standing'])
    await ana.must('reconsiderBid', { jobId, companyId: mia.id })
    await ana.must('acceptBid', { jobId, companyId: mia.id })
  },
)

test('nobody fills the mailbox of another with a bid that goes to and fro', async () => {
  const jobId = await newJob(server, ana)
  const bidId = await newBid(luis, jobId, 100)
  for (let round = 0; round < 5; round += 1) {
    await luis.must('withdrawBid', { bidId })
    await newBid(luis, jobId, 100)
  }
  await ana.must('declineBid', { jobId, companyId: luis.id })
  const tooMany = { status: 429, code: 'TOO_MANY_REQUESTS' }
  expect(await ana.refused('reconsiderBid', { jobId, companyId: luis.id })).toMatchObject(tooMany)
  expect(await bidsOn(jobId)).toMatchObject([{ bidId, state: 'declined' }])
  server.clock.now = new Date(server.clock.now.getTime() + DAY + 1)
  await ana.must('reconsiderBid', { jobId, companyId: luis.id })
})

test('an area that was left takes no bid anew', async () => {
  const rosa = await newBusiness(server)
  const jobId = await newJob(server, ana)
  const bidId = await newBid(rosa, jobId)
  await rosa.must('editBusiness', { city: ['Dallas'] })
  await rosa.must('withdrawBid', { bidId })
  const again = { jobId, proposalStatement, amount: 80 }
  expect(await rosa.refused('placeBid', again)).toMatchObject({ status: 403, code: 'OUTSIDE_YOUR_AREA' })
  expect((await ownBid(rosa, jobId)).bidOutcome).toBe('withdrawn')
})

test('several bids that were withdrawn from a job are told as one', async () => {
  const eva = await newCustomer(server)
  const jobId = await newJob(server, eva)
  for (const business of [luis, mia]) await business.must('withdrawBid', { bidId: await newBid(business, jobId) })
  const { notifications } = await eva.must('listGroupedNotifications', { limit: 1 })
  expect(notifications.map(({ message, count }) => [message, count])).toEqual([
    ['2 bids on “Leaking kitchen tap” were withdrawn.', 2],
  ])
})

test('an operator sees what each bid is, and counts those that stand', async () => {
  const jobId = await newJob(server, ana)
  await newBid(luis, jobId, 100)
  await newBid(mia, jobId, 120)
  await ana.must('declineBid', { jobId, companyId: mia.id })
  expect(JSON.parse((await admin('jobs', 'show', jobId, '--json')).said)).toMatchObject({
    bids: [
      { business: 'Ortega Plumbing', state: 'standing' },
      { business: 'Hill Services', state: 'declined' },
    ],
  })
})

test('the words of a customer who is gone are gone, too', shows('privacy.deleted'), async () => {
  const eva = await newCustomer(server)
  const rosa = await newBusiness(server)
  const jobId = await newJob(server, eva)
  for (const business of [luis, rosa]) await newBid(business, jobId)
  await eva.must('declineBid', { jobId, companyId: luis.id, reason: 'foundOther', comment: 'Eva found her cousin.' })
  await eva.must('acceptBid', { jobId, companyId: rosa.id })
  await rosa.must('completeJob', { jobid: jobId })
  await eva.must('deleteAccount', { password: PASSWORD })
  const present = server.clock.now
  server.clock.now = new Date(present.getTime() + 15 * DAY)
  await runTask(server, 'delete accounts')
  server.clock.now = present
  const { bidDetails } = await ownBid(luis, jobId)
  expect(bidDetails?.declined).toMatchObject({ reason: 'foundOther', comment: null })
})

test('the database takes no accepted bid that does not stand, and no reason for one that is not declined', async () => {
  const { db } = server.database
  const jobId = await completedJob(server, ana, luis)
  const setBid = (change: object) => db.updateTable('bids').set(change).where('job_id', '=', jobId).execute()
  const now = server.clock.now
  await expect(setBid({ state: 'withdrawn', set_aside_at: now })).rejects.toMatchObject({
    constraint: 'jobs_accepted_bid',
  })
  await expect(setBid({ decline_reason: 'price' })).rejects.toMatchObject({ constraint: 'bids_declined' })
  await expect(setBid({ set_aside_at: now })).rejects.toMatchObject({ constraint: 'bids_set_aside' })
})
