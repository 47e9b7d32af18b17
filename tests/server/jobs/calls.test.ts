import { afterAll, expect, test } from 'vitest'
import { newId } from '../../../server/platform/ids.ts'
import { testApp } from '../support/app.ts'
import {
  assignedJob,
  completedJob,
  jobBody,
  newBid,
  newBusiness,
  newCustomer,
  newJob,
  uploaded,
} from '../support/town-wire.ts'
import { shows } from '../../support/shows.ts'

const DAY = 24 * 60 * 60 * 1000

const server = await testApp()
afterAll(server.close)
const ana = await newCustomer(server)
const luis = await newBusiness(server)

/** The job's time is over this very moment; nothing has ended it yet. */
async function passTime(jobId: string): Promise<void> {
  const { db } = server.deps
  await db.updateTable('jobs').set({ expires_at: server.clock.now }).where('id', '=', jobId).execute()
}

test('a posted job is shown with all that was given', async () => {
  const pics_url = [await uploaded(server), await uploaded(server)]
  const body = await jobBody(server, { budget: 1234.05, pics_url, userid: ana.id })
  const { jobId, ...posted } = await ana.must('createJob', body)
  // Luis, who works in this place and trade.
  expect(posted).toEqual({ Success: true, message: 'Job posted successfully', businessesTold: 1 })
  const now = server.clock.now.toISOString()
  expect(await ana.must('getCustomerJob', { jobid: jobId })).toEqual({
    Success: true,
    job: {
      id: jobId,
      title: 'Leaking kitchen tap',
      details: 'The mixer drips day and night.',
      category: 'Plumbing',
      budget: 1234.05,
      country: 'United States',
      state: 'Texas',
      city: 'Austin',
      status: 'open',
      createdAt: now,
      date: now,
      assigned_at: null,
      completed_at: null,
      expires_at: new Date(server.clock.now.getTime() + 30 * DAY).toISOString(),
      pics_url,
      images: pics_url,
      isRated: false,
      rating: null,
      ratingDetails: null,
      bidApplied: false,
      hasBidded: false,
      bidOutcome: null,
      bidsCount: 0,
      unreadMessages: 0,
      assignedBusinessId: null,
      neededBy: null,
      waits: [],
      newBids: 0,
    },
    customer: { name: 'Ana Torres', pic_url: { url: null }, userId: ana.id, phone: null },
    assignedBusiness: null,
    bidDetails: null,
    bidAmount: null,
    withdrawnBid: null,
    biddingBar: null,
    doubt: null,
    doubtableUntil: null,
    workPictures: [],
    ended: null,
  })
})

test('whoever posts a job learns how many businesses were told', shows('jobs.businesses-told'), async () => {
  const told = async (change: Parameters<typeof jobBody>[1]) =>
    (await ana.must('createJob', await jobBody(server, change))).businessesTold
  const mia = await newBusiness(server, { category: ['Plumbing', 'Roofing'], city: ['Dallas'] })
  expect([await told({}), await told({ city: 'Dallas' }), await told({ category: 'Moving' })]).toEqual([1, 1, 0])
  // Said again to a client that did not hear it.
  const key = { 'Idempotency-Key': 'posted once' }
  const body = await jobBody(server)
  expect(await ana.must('createJob', body, key)).toEqual(await ana.must('createJob', body, key))
  const { unread } = await mia.must('listBusinessNotifications', { limit: 1 })
  expect(unread).toBe(1)
})

test.each([
  [{ category: 'Witchcraft' }, 'category', 'CATEGORY_UNKNOWN'],
  [{ state: 'Ontario' }, 'state', 'LOCATION_UNKNOWN'],
  [{ city: 'Boston' }, 'city', 'LOCATION_UNKNOWN'],
  [{ country: 'Atlantis' }, 'country', 'LOCATION_UNKNOWN'],
  [{ pics_url: [`/v1/files/${'a'.repeat(22)}`] }, 'pics_url', 'FILE_UNKNOWN'],
])('a job with %o is refused', async (wrong, field, code) => {
  expect(await ana.refused('createJob', { ...(await jobBody(server)), ...wrong })).toMatchObject({
    status: 422,
    code: 'VALIDATION_FAILED',
    errors: [{ field, code }],
  })
})

test(
  "a picture of another account and a document are refused as a job's picture",
  shows('rule.job.pictures-only'),
  async () => {
    for (const link of [
      await uploaded(server, { ownerId: luis.id }),
      await uploaded(server, { kind: 'document', ownerId: ana.id }),
    ]) {
      expect(await ana.refused('createJob', await jobBody(server, { pics_url: [link] }))).toMatchObject({
        status: 422,
        errors: [{ field: 'pics_url', code: 'FILE_UNKNOWN' }],
      })
    }
  },
)

test('a rating that names another business than the one that did the job is refused', async () => {
  const jobId = await completedJob(server, ana, luis)
  expect(await ana.refused('rateJob', { jobId, companyId: newId(new Date()), rating: 5 })).toMatchObject({
    status: 403,
    code: 'ID_MISMATCH',
  })
  await ana.must('rateJob', { jobId, userId: ana.id.toUpperCase(), companyId: luis.id, rating: 5 })
})

test('an edit changes title and details and lets the time begin anew', async () => {
  const jobId = await newJob(server, ana)
  const start = server.clock.now
  try {
    server.clock.now = new Date(start.getTime() + 20 * DAY)
    expect(await ana.must('updateJob', { jobId, title: 'Tap', details: 'Faster now.' })).toEqual({
      Success: true,
      Message: 'Job updated successfully',
    })
    const { job } = await ana.must('getCustomerJob', { jobid: jobId })
    expect(job).toMatchObject({
      title: 'Tap',
      details: 'Faster now.',
      createdAt: start.toISOString(),
      expires_at: new Date(start.getTime() + 50 * DAY).toISOString(),
    })
  } finally {
    server.clock.now = start
  }
})

test('a job past its time takes nothing any more, though nothing has ended it yet', async () => {
  const mia = await newBusiness(server)
  const jobId = await newJob(server, ana)
  const bidId = await newBid(luis, jobId)
  await passTime(jobId)
  const bid = { proposalStatement: 'A', amount: 1 }
  for (const refusal of [
    await ana.refused('updateJob', { jobId, title: 'A', details: 'B' }),
    await ana.refused('deleteJob', { jobid: jobId }),
    await ana.refused('acceptBid', { jobId, companyId: luis.id }),
    await ana.refused('rateJob', { jobId, rating: 5 }),
    await mia.refused('placeBid', { jobId, ...bid }),
    await luis.refused('updateBid', { bidId, ...bid }),
  ]) {
    expect(refusal).toMatchObject({ status: 409, code: 'JOB_EXPIRED' })
  }
})

test('only its own customer sees a job and its bids, and nobody once it is deleted', async () => {
  const eva = await newCustomer(server)
  const jobId = await newJob(server, ana)
  for (const refusal of [
    await eva.refused('getCustomerJob', { jobid: jobId }),
    await eva.refused('listBids', { jobId }),
  ]) {
    expect(refusal).toMatchObject({ status: 403, code: 'NOT_YOURS' })
  }
  await ana.must('deleteJob', { jobid: jobId })
  expect(await ana.refused('getCustomerJob', { jobid: jobId })).toMatchObject({ status: 404, code: 'JOB_NOT_FOUND' })
})

test('a job that does not exist is not found by any call', async () => {
  const jobId = newId(new Date())
  const ref = { jobid: jobId }
  for (const refusal of [
    await ana.refused('getCustomerJob', ref),
    await ana.refused('updateJob', { jobId, title: 'A', details: 'B' }),
    await ana.refused('deleteJob', ref),
    await ana.refused('listBids', { jobId }),
    await ana.refused('acceptBid', { jobId, companyId: luis.id }),
    await ana.refused('rateJob', { jobId, rating: 5 }),
    await luis.refused('getBusinessJob', ref),
    await luis.refused('placeBid', { jobId, proposalStatement: 'A', amount: 1 }),
    await luis.refused('completeJob', ref),
  ]) {
    expect(refusal).toMatchObject({ status: 404, code: 'JOB_NOT_FOUND' })
  }
})

test('a completed job says when it was', async () => {
  const jobId = await completedJob(server, ana, luis)
  const { job } = await ana.must('getCustomerJob', { jobid: jobId })
  expect(job).toMatchObject({ status: 'completed', completed_at: server.clock.now.toISOString() })
})

test('a job is rated once, and only after it is completed', shows('message.rate-failure'), async () => {
  const open = await newJob(server, ana)
  for (const jobId of [open, await assignedJob(server, ana, luis)]) {
    expect(await ana.refused('rateJob', { jobId, rating: 5 })).toMatchObject({ status: 409, code: 'JOB_NOT_COMPLETED' })
  }
  const completed = await completedJob(server, ana, luis)
  const rating = { jobId: completed, rating: 3, comment: '' }
  expect(await ana.must('rateJob', rating)).toEqual({ Success: true, Message: 'Job rated successfully' })
  expect(await ana.refused('rateJob', rating)).toMatchObject({ status: 409, code: 'ALREADY_RATED' })
  const { job } = await ana.must('getCustomerJob', { jobid: completed })
  expect(job.rating).toMatchObject({ rating: 3, comment: null, reply: null })
})

test('what a business has done, and how it was rated, stands with its next bid', async () => {
  const mia = await newBusiness(server)
  const done = await completedJob(server, ana, mia)
  await ana.must('rateJob', { jobId: done, rating: 4, comment: 'Clean work.', companyId: mia.id })
  expect(await ana.must('getCustomerJob', { jobid: done })).toMatchObject({
    job: { isRated: true, rating: { rating: 4, comment: 'Clean work.' }, ratingDetails: { rating: 4 } },
    assignedBusiness: { userId: mia.id, is_rated: true },
  })
  const jobId = await newJob(server, ana)
  await newBid(luis, jobId, 120.1)
  await newBid(mia, jobId, 130)
  expect((await ana.must('listBids', { jobId })).Data).toMatchObject([
    { businessId: luis.id, amount: 120.1 },
    { businessId: mia.id, amount: 130, rating: 4, ratingsCount: 1, jobsCompleted: 1 },
  ])
})

test('the parties of an assigned job see each other’s telephone, others see neither that nor the amount', async () => {
  const mia = await newBusiness(server)
  const jobId = await newJob(server, ana)
  await newBid(luis, jobId, 99.9)
  await newBid(mia, jobId, 120)
  await ana.must('acceptBid', { jobId, companyId: luis.id })
  const seenByLuis = await luis.must('getBusinessJob', { jobid: jobId, businessId: luis.id })
  expect(seenByLuis.customer.phone).toBe('+1 512 555 0148')
  expect(seenByLuis.assignedBusiness).toMatchObject({ bidAmount: 99.9, phone: '+1 512 555 0112' })
  expect(seenByLuis).toMatchObject({ bidAmount: 99.9, job: { bidApplied: true, hasBidded: true } })
  const seenByMia = await mia.must('getBusinessJob', { jobid: jobId })
  expect(seenByMia.customer.phone).toBeNull()
  expect(seenByMia.assignedBusiness).toMatchObject({ userId: luis.id, bidAmount: null, phone: null })
  expect(seenByMia.bidAmount).toBe(120)
})
