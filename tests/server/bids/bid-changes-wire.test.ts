import { afterAll, expect, onTestFinished, test } from 'vitest'
import { cursorsOf } from '../../../server/platform/cursor.ts'
import { newId } from '../../../server/platform/ids.ts'
import { shows } from '../../support/shows.ts'
import { testApp, DAY, MINUTE } from '../support/app.ts'
import { kindsMailedTo, kindsToldOf, newsOf } from '../support/mails.ts'
import { assignedJob, newBid, newBusiness, newCustomer, newJob, type Person } from '../support/town-wire.ts'

const proposalStatement = 'I can come on Tuesday.'
const server = await testApp()
afterAll(server.close)

const { db } = server.database
const [ana, luis] = [await newCustomer(server), await newBusiness(server)]

const rowOf = async (bidId: string) =>
  await db.selectFrom('bids').selectAll().where('id', '=', bidId).executeTakeFirstOrThrow()

/** What a business is shown of its own bid, and what a client of the published API makes of it. */
const ownBid = async (business: Person, jobId: string) => {
  const { job, bidDetails, bidAmount, withdrawnBid } = await business.must('getBusinessJob', { jobid: jobId })
  const { bidApplied, hasBidded, bidOutcome } = job
  return { bidApplied, hasBidded, bidOutcome, bidAmount, bidDetails, withdrawnBid }
}

const toldToAna = async () => [(await newsOf(ana, 'Customer'))[0], (await kindsMailedTo(server, ana)).at(-1)]

test('a bid is placed, shown to both sides and edited', async () => {
  const jobId = await newJob(server, ana)
  const bid = { jobId, userId: ana.id, businessId: luis.id, proposalStatement, amount: 120.1 }
  const { bidId, ...placed } = await luis.must('placeBid', bid)
  expect(placed).toEqual({ Success: true, message: 'Bid submitted successfully' })
  expect(await toldToAna()).toEqual(['Ortega Plumbing bid $120.10 on “Leaking kitchen tap”.', 'bid_placed'])
  const createdAt = server.clock.now.toISOString()
  expect(await rowOf(bidId)).toMatchObject({ state: 'standing', unseen_by: ana.id, updated_at: null })
  server.pass(MINUTE)
  const edit = { bidId, businessId: luis.id, proposalStatement: 'Or on Monday.', amount: 9_999_999.99 }
  expect(await luis.must('updateBid', edit)).toEqual({ Success: true, message: 'Bid updated successfully' })
  expect((await toldToAna())[0]).toBe('Ortega Plumbing changed their bid on “Leaking kitchen tap” to $9,999,999.99.')
  const updatedAt = server.clock.now.toISOString()
  const said = { bidId, amount: 9_999_999.99, proposalStatement: 'Or on Monday.', createdAt, updatedAt }
  const shown = { ...said, state: 'standing', declined: null, canStart: null }
  expect(await luis.must('getBusinessJob', { jobid: jobId })).toMatchObject({
    bidDetails: shown,
    bidAmount: 9_999_999.99,
    job: { bidApplied: true, hasBidded: true, bidsCount: 1 },
  })
  const record = { rating: null, ratingsCount: 0, jobsCompleted: 0, steppedDown: 0 }
  const marks = { isLicense: 0, isInsurance: 0, licenseCheckedOn: null, insuranceCheckedOn: null }
  const named = { jobId, businessId: luis.id, buisness_name: 'Ortega Plumbing', logo_url: { url: null } }
  expect((await ana.must('listBids', { userId: ana.id, jobId })).Data).toEqual([
    { ...shown, ...named, ...record, ...marks, unreadMessages: 0 },
  ])
})

test('a business that bids again is shown the bid that is there', async () => {
  const jobId = await newJob(server, ana)
  const bid = { jobId, proposalStatement, amount: 120.1 }
  await luis.must('placeBid', bid)
  const { bidDetails } = await luis.must('getBusinessJob', { jobid: jobId })
  const refused = await luis.refused('placeBid', { ...bid, amount: 99 })
  expect(refused).toMatchObject({ status: 409, code: 'ALREADY_BID', ownBid: { ...bidDetails, amount: 120.1 } })
  expect(await kindsToldOf(server, ana, jobId)).toEqual(['bid_placed'])
  // Where the business has left the area since, it still hears of its bid.
  const rosa = await newBusiness(server)
  await newBid(rosa, jobId)
  await rosa.must('editBusiness', { city: ['Dallas'] })
  expect(await rosa.refused('placeBid', bid)).toMatchObject({ code: 'ALREADY_BID' })
  expect((await ownBid(rosa, jobId)).bidOutcome).toBe('sent')
})

test('only the bidder changes a bid, and only one that there is', async () => {
  const mia = await newBusiness(server)
  const jobId = await newJob(server, ana)
  const bidId = await newBid(luis, jobId)
  // Neither with a bid of her own on the same job.
  await newBid(mia, jobId)
  const edit = { bidId, proposalStatement, amount: 1 }
  expect(await mia.refused('updateBid', edit)).toMatchObject({ status: 403, code: 'NOT_YOURS' })
  expect(await mia.refused('withdrawBid', { bidId })).toMatchObject({ status: 403, code: 'NOT_YOURS' })
  expect(await mia.refused('updateBid', { ...edit, businessId: luis.id })).toMatchObject({ code: 'ID_MISMATCH' })
  expect(await rowOf(bidId)).toMatchObject({ state: 'standing', amount: '120.50', updated_at: null })
  const missing = newId(server.clock.now)
  for (const refusal of [
    await luis.refused('updateBid', { ...edit, bidId: missing }),
    await luis.refused('withdrawBid', { bidId: missing }),
    await ana.refused('acceptBid', { jobId, companyId: missing }),
    await ana.refused('declineBid', { jobId, companyId: missing }),
    await ana.refused('reconsiderBid', { jobId, companyId: missing }),
  ]) {
    expect(refusal).toMatchObject({ status: 404, code: 'BID_NOT_FOUND' })
  }
  expect((await ana.must('getCustomerJob', { jobid: jobId })).job.status).toBe('open')
})

test('a bid that names another customer than the one of the job is refused', async () => {
  const eva = await newCustomer(server)
  const jobId = await newJob(server, ana)
  const bid = { jobId, userId: eva.id, proposalStatement, amount: 100 }
  expect(await luis.refused('placeBid', bid)).toMatchObject({ status: 403, code: 'ID_MISMATCH' })
  expect((await ana.must('listBids', { jobId })).Data).toEqual([])
})

test('a withdrawn bid counts as none and is placed again in its old row', shows('bid.withdrawn'), async () => {
  const jobId = await newJob(server, ana)
  const bidId = await newBid(luis, jobId, 100)
  await luis.must('updateBid', { bidId, proposalStatement, amount: 90 })
  const withdrawn = { Success: true, message: 'Bid withdrawn' }
  expect(await luis.must('withdrawBid', { bidId, businessId: luis.id })).toEqual(withdrawn)
  expect((await ana.must('listBids', { jobId })).Data).toEqual([])
  expect((await ana.must('getCustomerJob', { jobid: jobId })).job.bidsCount).toBe(0)
  expect(await ownBid(luis, jobId)).toMatchObject({
    bidApplied: false,
    hasBidded: false,
    bidOutcome: 'withdrawn',
    bidAmount: null,
    bidDetails: null,
    withdrawnBid: { bidId, amount: 90, state: 'withdrawn', declined: null },
  })
  expect(await rowOf(bidId)).toMatchObject({ state: 'withdrawn', set_aside_at: server.clock.now })
  const words = 'Ortega Plumbing withdrew their bid on “Leaking kitchen tap”.'
  expect(await toldToAna()).toEqual([words, 'bid_withdrawn'])
  for (const call of ['acceptBid', 'declineBid', 'reconsiderBid'] as const) {
    expect(await ana.refused(call, { jobId, companyId: luis.id })).toMatchObject({
      status: 409,
      code: 'BID_WITHDRAWN',
    })
  }

  server.pass(MINUTE)
  const again = { jobId, proposalStatement: 'Or on Monday.', amount: 80 }
  expect(await luis.must('placeBid', again)).toMatchObject({ bidId })
  const at = server.clock.now.toISOString()
  expect(await ownBid(luis, jobId)).toMatchObject({
    bidApplied: true,
    bidOutcome: 'sent',
    bidAmount: 80,
    bidDetails: { proposalStatement: 'Or on Monday.', createdAt: at, updatedAt: at, state: 'standing' },
    withdrawnBid: null,
  })
  expect(await rowOf(bidId)).toMatchObject({ state: 'standing', set_aside_at: null, unseen_by: ana.id })
  expect((await toldToAna())[0]).toBe('Ortega Plumbing bid $80 on “Leaking kitchen tap”.')
  await ana.must('acceptBid', { jobId, companyId: luis.id, amount: 80 })
  expect(await luis.refused('withdrawBid', { bidId })).toMatchObject({ status: 409, code: 'JOB_ALREADY_ASSIGNED' })
  expect(await db.selectFrom('jobs').selectAll().where('id', '=', jobId).executeTakeFirst()).toMatchObject({
    status: 'inprogress',
    assigned_business_id: luis.id,
    assigned_bid_id: bidId,
    assigned_at: server.clock.now,
    unseen_by: luis.id,
  })
})

test('an area that was left takes no withdrawn or ended bid again', async () => {
  const rosa = await newBusiness(server)
  const [withdrawn, ended] = [await newJob(server, ana), await assignedJob(server, ana, rosa)]
  const bidId = await newBid(rosa, withdrawn)
  await rosa.must('editBusiness', { city: ['Dallas'] })
  await rosa.must('withdrawBid', { bidId })
  await rosa.must('endAssignment', { jobId: ended, reason: 'We moved to Dallas.' })
  for (const jobId of [withdrawn, ended]) {
    const again = { jobId, proposalStatement, amount: 80 }
    expect(await rosa.refused('placeBid', again)).toMatchObject({ status: 403, code: 'OUTSIDE_YOUR_AREA' })
  }
  expect((await ownBid(rosa, withdrawn)).bidOutcome).toBe('withdrawn')
  expect((await ownBid(rosa, ended)).bidOutcome).toBe('ended')
})

test('a bid goes to and fro at most five times a day', async () => {
  const jobId = await newJob(server, ana)
  const bidId = await newBid(luis, jobId)
  for (let round = 0; round < 5; round += 1) {
    await luis.must('withdrawBid', { bidId })
    await newBid(luis, jobId)
  }
  await luis.must('withdrawBid', { bidId })
  const again = { jobId, proposalStatement, amount: 100 }
  expect(await luis.refused('placeBid', again)).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
  expect(await rowOf(bidId)).toMatchObject({ state: 'withdrawn' })
})

test('a bid that was edited since it was seen is not declined, and comes back as it is now', async () => {
  const jobId = await newJob(server, ana)
  const bidId = await newBid(luis, jobId, 100)
  await luis.must('updateBid', { bidId, proposalStatement, amount: 60 })
  const refusal = await ana.refused('declineBid', { jobId, companyId: luis.id, amount: 100, reason: 'price' })
  expect(refusal).toMatchObject({ status: 409, code: 'BID_CHANGED', bid: { bidId, amount: 60 } })
  expect(await rowOf(bidId)).toMatchObject({ state: 'standing', set_aside_at: null, decline_reason: null })
})

test(
  'a cursor of bids belongs to its job and order, and a made-up one is refused',
  shows('bids.in-pages'),
  async () => {
    const [jobId, other] = [await newJob(server, ana), await newJob(server, ana)]
    const mia = await newBusiness(server)
    await newBid(luis, jobId, 200)
    await newBid(mia, jobId, 100)
    const amounts = async (query: object) =>
      (await ana.must('listBids', { jobId, ...query })).Data.map(({ amount }) => amount)
    expect(await amounts({})).toEqual([100, 200])
    await ana.must('declineBid', { jobId, companyId: mia.id })
    // A client that asks for no page gets declined bids among the others.
    expect(await amounts({})).toEqual([100, 200])
    expect(await amounts({ order: 'price' })).toEqual([200, 100])
    const { nextCursor } = await ana.must('listBids', { jobId, order: 'price', limit: 1 })
    const cursor = nextCursor ?? ''
    expect(await amounts({ order: 'price', cursor })).toEqual([100])
    const id = newId(server.clock.now)
    const given = (order: 'price' | 'newest', ...words: string[]) => ({
      jobId,
      order,
      cursor: cursorsOf('listBids', jobId, order).after(...words),
    })
    for (const asked of [
      { jobId, order: 'newest', cursor },
      { jobId, cursor },
      { jobId: other, order: 'price', cursor },
      { jobId, order: 'price', cursor: 'x' },
      given('price', 'false', '1', id, id),
      given('price', 'false', '1e5', id),
      given('newest', 'true', '2026-02-30T10:00:00.000000Z', id),
    ] as const) {
      expect(await ana.refused('listBids', asked)).toMatchObject({ status: 400, code: 'CURSOR_INVALID' })
    }
  },
)

test('an account places so many bids a day', shows('limit.bids'), async () => {
  const strict = await testApp({ settings: { bidsPerDay: 2 } })
  onTestFinished(strict.close)
  const luis = await newBusiness(strict)
  const bid = async () => {
    const jobId = await newJob(strict, await newCustomer(strict))
    return { jobId, proposalStatement: 'Tomorrow', amount: 100 }
  }
  for (let time = 0; time < 2; time += 1) await luis.must('placeBid', await bid())
  expect(await luis.refused('placeBid', await bid())).toMatchObject({ code: 'BID_QUOTA_REACHED' })
  strict.pass(DAY)
  await luis.must('placeBid', await bid())
})
