import { afterAll, expect, test, afterEach } from 'vitest'
import { testApp, type TestApp, DAY } from '../support/app.ts'
import { untilOneWaits } from '../support/database.ts'
import { assignedJob, newBid, newBusiness, newCustomer, newJob } from '../support/town-wire.ts'
import { verified } from '../support/mails.ts'

const proposalStatement = 'I can come on Tuesday.'
const server = await testApp()
afterAll(server.close)

const ana = await newCustomer(server)
const luis = await newBusiness(server)

test('amounts come back as they were sent, to the cent', async () => {
  for (const amount of [0.01, 0.29, 1.1, 19.99, 100.5, 9_999_999.99]) {
    const jobId = await newJob(server, ana, { budget: amount })
    await newBid(luis, jobId, amount)
    const { job, bidAmount } = await luis.must('getBusinessJob', { jobid: jobId })
    expect([job.budget, bidAmount]).toEqual([amount, amount])
    await ana.must('acceptBid', { jobId, companyId: luis.id, amount })
  }
})

test('half a character becomes a replacement character', async () => {
  const ana = await newCustomer(server)
  const luis = await newBusiness(server, { buisness_name: 'Half \uD83D' })
  const jobId = await newJob(server, ana, { title: 'Tap \uDC00 👩‍🔧 ﷽' })
  await luis.must('placeBid', { jobId, proposalStatement: '\uD800', amount: 1 })
  expect((await ana.must('getCustomerJob', { jobid: jobId })).job.title).toBe('Tap \uFFFD 👩‍🔧 ﷽')
  const [bid] = (await ana.must('listBids', { jobId })).Data
  expect(bid?.proposalStatement).toBe('\uFFFD')
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
  expect(await edit).toMatchObject({ code: 'BID_NOT_FOUND' })
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

test('an acceptance of an edited bid is refused with the bid of now', async () => {
  const jobId = await newJob(server, ana)
  const bidId = await newBid(luis, jobId, 100)
  await luis.must('updateBid', { bidId, proposalStatement: 'More work than I thought.', amount: 140 })
  const stranger = await newBusiness(server)
  const theft = { bidId, proposalStatement, amount: 1 }
  expect(await stranger.refused('updateBid', theft)).toMatchObject({ code: 'NOT_YOURS' })
  const refusal = await ana.refused('acceptBid', { jobId, companyId: luis.id, amount: 100 })
  expect(refusal).toMatchObject({ code: 'BID_CHANGED' })
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
    code: 'SUBSCRIPTION_INACTIVE',
    Message: 'Your membership has ended. Renew it to bid on jobs.',
  })
  await mia.must('completeJob', { jobid: won })
})

let own: TestApp | undefined
afterEach(async () => own?.close())

test('bidding needs a verified address where that is asked for', async () => {
  own = await testApp({ settings: { emailVerification: 'required' } })
  const [ana, luis] = [await verified(own, await newCustomer(own)), await newBusiness(own)]
  const jobId = await newJob(own, ana)
  const bar = async () => (await luis.must('getBusinessJob', { jobid: jobId })).biddingBar
  expect(await bar()).toBe('EMAIL_NOT_VERIFIED')
  const bid = { jobId, proposalStatement, amount: 100 }
  expect(await luis.refused('placeBid', bid)).toMatchObject({ code: 'EMAIL_NOT_VERIFIED' })
  await verified(own, luis)
  expect(await bar()).toBeNull()
  await newBid(luis, jobId)
})

test('bidding needs no subscription where that is switched off', async () => {
  own = await testApp({ settings: { biddingRequiresSubscription: false } })
  const ana = await newCustomer(own)
  const luis = await newBusiness(own)
  await own.deps.db.deleteFrom('subscriptions').execute()
  const jobId = await newJob(own, ana)
  expect((await luis.must('getBusinessJob', { jobid: jobId })).biddingBar).toBeNull()
  await newBid(luis, jobId)
  expect((await ana.must('listBids', { jobId })).Data).toHaveLength(1)
})
