import { afterAll, expect, test } from 'vitest'
import { newId } from '../../../server/platform/ids.ts'
import { testApp } from '../support/app.ts'
import { untilOneWaits } from '../support/locks.ts'
import { assignedJob, newBid, newBusiness, newCustomer, newJob } from '../support/town-wire.ts'

const DAY = 24 * 60 * 60 * 1000
const proposalStatement = 'I can come on Tuesday.'

const server = await testApp()
afterAll(server.close)
const ana = await newCustomer(server)
const luis = await newBusiness(server)

test('whoever bids again is shown the bid that is there', async () => {
  const jobId = await newJob(server, ana)
  const bid = { jobId, proposalStatement, amount: 120.1 }
  await luis.must('placeBid', bid)
  const { bidDetails } = await luis.must('getBusinessJob', { jobid: jobId })
  const refused = await luis.refused('placeBid', { ...bid, amount: 99 })
  expect(refused).toMatchObject({ status: 409, code: 'ALREADY_BID', ownBid: { ...bidDetails, amount: 120.1 } })
})

test('a bid is placed, shown to both sides and edited', async () => {
  const jobId = await newJob(server, ana)
  const bid = { jobId, userId: ana.id, businessId: luis.id, proposalStatement, amount: 120.1 }
  const { bidId, ...placed } = await luis.must('placeBid', bid)
  expect(placed).toEqual({ Success: true, message: 'Bid submitted successfully' })
  const createdAt = server.clock.now.toISOString()
  server.clock.now = new Date(server.clock.now.getTime() + 60_000)
  const edit = { bidId, businessId: luis.id, proposalStatement: 'Or on Monday.', amount: 9_999_999.99 }
  expect(await luis.must('updateBid', edit)).toEqual({ Success: true, message: 'Bid updated successfully' })
  const updatedAt = server.clock.now.toISOString()
  const shown = {
    bidId,
    amount: 9_999_999.99,
    proposalStatement: 'Or on Monday.',
    createdAt,
    updatedAt,
    state: 'standing',
    declined: null,
  }
  expect(await luis.must('getBusinessJob', { jobid: jobId })).toMatchObject({
    bidDetails: shown,
    bidAmount: 9_999_999.99,
    job: { bidApplied: true, hasBidded: true, bidsCount: 1 },
  })
  expect((await ana.must('listBids', { userId: ana.id, jobId })).Data).toEqual([
    {
      ...shown,
      unreadMessages: 0,
      jobId,
      businessId: luis.id,
      buisness_name: 'Ortega Plumbing',
      logo_url: { url: null },
      rating: null,
      ratingsCount: 0,
      licenseCheckedOn: null,
      insuranceCheckedOn: null,
      jobsCompleted: 0,
      steppedDown: 0,
      isLicense: 0,
      isInsurance: 0,
    },
  ])
})

test('amounts come back as they were sent, to the cent', async () => {
  for (const amount of [0.01, 0.29, 1.1, 19.99, 100, 100.5, 4_503_599.63, 9_999_999.99]) {
    const jobId = await newJob(server, ana, { budget: amount })
    await newBid(luis, jobId, amount)
    const { job, bidAmount } = await luis.must('getBusinessJob', { jobid: jobId })
    expect([job.budget, bidAmount]).toEqual([amount, amount])
    const edited = (await luis.must('getBusinessJob', { jobid: jobId })).bidDetails?.bidId ?? ''
    await luis.must('updateBid', { bidId: edited, proposalStatement, amount })
    await ana.must('acceptBid', { jobId, companyId: luis.id, amount })
  }
})

test('a bid whose job is purged while it is edited is not there any more', async () => {
  const { db } = server.deps
  const jobId = await newJob(server, ana)
  const bidId = await newBid(luis, jobId)
  const { edit } = await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('jobs').where('id', '=', jobId).execute()
    const editing = luis.refused('updateBid', { bidId, proposalStatement, amount: 1 })
    // It has found the bid and waits for the job.
    await untilOneWaits(db)
    return { edit: editing }
  })
  expect(await edit).toMatchObject({ status: 404, code: 'BID_NOT_FOUND' })
})

test('only the bidder edits a bid, and only one that there is', async () => {
  const mia = await newBusiness(server)
  const jobId = await newJob(server, ana)
  const bidId = await newBid(luis, jobId)
  const edit = { bidId, proposalStatement, amount: 1 }
  expect(await mia.refused('updateBid', edit)).toMatchObject({ status: 403, code: 'NOT_YOURS' })
  // Neither with a bid of her own on the same job.
  await newBid(mia, jobId)
  expect(await mia.refused('updateBid', edit)).toMatchObject({ status: 403, code: 'NOT_YOURS' })
  expect(await mia.refused('updateBid', { ...edit, businessId: luis.id })).toMatchObject({ code: 'ID_MISMATCH' })
  expect(await luis.refused('updateBid', { ...edit, bidId: newId(new Date()) })).toMatchObject({
    status: 404,
    code: 'BID_NOT_FOUND',
  })
})

test('a bid that names another customer than the one of the job is refused', async () => {
  const eva = await newCustomer(server)
  const bid = { jobId: await newJob(server, ana), userId: eva.id, proposalStatement, amount: 100 }
  expect(await luis.refused('placeBid', bid)).toMatchObject({ status: 403, code: 'ID_MISMATCH' })
})

test.each([
  ['another city', { city: ['Dallas'] }],
  ['another trade', { category: ['Roofing'] }],
  ['another state', { state: 'California', city: ['Los Angeles'] }],
])('a business of %s neither sees the job nor bids on it', async (_, change) => {
  const stranger = await newBusiness(server, change)
  const jobId = await newJob(server, ana)
  const expected = { status: 403, code: 'OUTSIDE_YOUR_AREA' }
  expect(await stranger.refused('placeBid', { jobId, proposalStatement, amount: 100 })).toMatchObject(expected)
  expect(await stranger.refused('getBusinessJob', { jobid: jobId })).toMatchObject(expected)
})

test('a bid that was edited since it was seen is not accepted, and comes back as it is now', async () => {
  const jobId = await newJob(server, ana)
  const bidId = await newBid(luis, jobId, 100)
  await luis.must('updateBid', { bidId, proposalStatement: 'More work than I thought.', amount: 140 })
  const refusal = await ana.refused('acceptBid', { jobId, companyId: luis.id, amount: 100 })
  expect(refusal).toMatchObject({ status: 409, code: 'BID_CHANGED' })
  expect(refusal.bid).toMatchObject({ bidId, amount: 140, proposalStatement: 'More work than I thought.' })
  await ana.must('acceptBid', { jobId, companyId: luis.id, amount: 140 })
})

test('bidding needs a running subscription; finishing what was won does not', async () => {
  const mia = await newBusiness(server)
  const [won, next] = [await assignedJob(server, ana, mia), await newJob(server, ana)]
  const ends = { starts_at: new Date(0), ends_at: new Date(server.clock.now.getTime() - DAY) }
  await server.deps.db.updateTable('subscriptions').set(ends).where('business_id', '=', mia.id).execute()
  expect(await mia.must('getBusinessJob', { jobid: next })).toMatchObject({
    biddingBar: 'SUBSCRIPTION_INACTIVE',
    renewalContact: 'help@example.com',
  })
  expect(await luis.must('getBusinessJob', { jobid: next })).not.toHaveProperty('renewalContact')
  expect(await mia.refused('placeBid', { jobId: next, proposalStatement, amount: 100 })).toMatchObject({
    status: 403,
    code: 'SUBSCRIPTION_INACTIVE',
    Message: 'Your membership has ended. Renew it to bid on jobs.',
  })
  await mia.must('completeJob', { jobid: won })
})
