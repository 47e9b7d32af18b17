import { afterAll, expect, test } from 'vitest'
import { newId } from '../../../server/platform/ids.ts'
import { shows } from '../../support/shows.ts'
import { testApp, DAY, MINUTE } from '../support/app.ts'
import { kindsToldOf, newsOf, verified } from '../support/mails.ts'
import { assignedJob, jobBody, newBid, newBusiness, newCustomer, newJob, uploaded } from '../support/town-wire.ts'

const server = await testApp()
afterAll(server.close)

const { db } = server.database
const [ana, luis] = [await newCustomer(server), await newBusiness(server)]

const rowOf = async (jobId: string) =>
  await db.selectFrom('jobs').selectAll().where('id', '=', jobId).executeTakeFirstOrThrow()

const daysOn = (days: number): Date => new Date(server.clock.now.getTime() + days * DAY)

test('a posted job is shown with all that was given', async () => {
  const pics_url = [await uploaded(server), await uploaded(server)]
  const body = await jobBody(server, { budget: 1234.05, pics_url, userid: ana.id })
  const { jobId, ...posted } = await ana.must('createJob', body)
  expect(posted).toEqual({ Success: true, message: 'Job posted successfully', businessesTold: 1 })
  const now = server.clock.now.toISOString()
  const nobodyYet = { assignedBusiness: null, bidDetails: null, bidAmount: null, withdrawnBid: null, biddingBar: null }
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
      expires_at: daysOn(30).toISOString(),
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
      bidders: [],
      lowestBid: null,
      assignedTo: null,
      agreedPrice: null,
      customer: null,
      ownBidAmount: null,
      distance: null,
      lastWriter: null,
      invitation: null,
    },
    customer: { name: 'Ana Torres', pic_url: { url: null }, userId: ana.id, phone: null },
    ...nobodyYet,
    doubt: null,
    doubtableUntil: null,
    workPictures: [],
    ended: null,
    streetAddress: null,
    invitations: [],
  })
  expect(await kindsToldOf(server, luis, jobId)).toEqual(['job_matching'])
})

test.each([
  [{ category: 'Witchcraft' }, 'category', 'CATEGORY_UNKNOWN'],
  [{ state: 'Ontario' }, 'state', 'LOCATION_UNKNOWN'],
  [{ city: 'Boston' }, 'city', 'LOCATION_UNKNOWN'],
  [{ country: 'Atlantis' }, 'country', 'LOCATION_UNKNOWN'],
  [{ pics_url: [`/v1/files/${'a'.repeat(22)}`] }, 'pics_url', 'FILE_UNKNOWN'],
])('a job with %o is refused', async (wrong, field, code) => {
  const eva = await newCustomer(server)
  expect(await eva.refused('createJob', { ...(await jobBody(server)), ...wrong })).toMatchObject({
    status: 422,
    code: 'VALIDATION_FAILED',
    errors: [{ field, code }],
  })
  expect((await eva.must('listCustomerJobs', {})).jobs).toEqual([])
})

test('posting needs a verified address if the setting requires one', async () => {
  const own = await testApp({ settings: { emailVerification: 'required' } })
  try {
    const eva = await newCustomer(own)
    expect(await eva.refused('createJob', await jobBody(own))).toMatchObject({ code: 'EMAIL_NOT_VERIFIED' })
    await newJob(own, await verified(own, eva))
    expect((await eva.must('listCustomerJobs', {})).jobs).toHaveLength(1)
  } finally {
    await own.close()
  }
})

test('an edit changes title and details, restarts the time and tells the bidders', async () => {
  const jobId = await newJob(server, ana)
  await newBid(luis, jobId)
  const createdAt = server.clock.now.toISOString()
  await db.updateTable('jobs').set({ expiry_warned_at: server.clock.now }).where('id', '=', jobId).execute()
  await server.later(20 * DAY, async () => {
    expect(await ana.must('updateJob', { jobId, title: 'Tap', details: 'Faster now.' })).toEqual({
      Success: true,
      Message: 'Job updated successfully',
    })
    const { job } = await ana.must('getCustomerJob', { jobid: jobId })
    const expires_at = daysOn(30).toISOString()
    expect(job).toMatchObject({ title: 'Tap', details: 'Faster now.', createdAt, expires_at, bidsCount: 1 })
    expect(await rowOf(jobId)).toMatchObject({ edited_at: server.clock.now, expiry_warned_at: null })
    expect((await newsOf(luis, 'Business'))[0]).toBe('The customer changed the job “Tap”.')
  })
})

test('a deleted job is kept aside, and its bidders are told', async () => {
  const jobId = await newJob(server, ana)
  await newBid(luis, jobId)
  await ana.must('deleteJob', { jobid: jobId })
  expect(await rowOf(jobId)).toMatchObject({ status: 'open', deleted_at: server.clock.now })
  expect(await kindsToldOf(server, luis, jobId)).toContain('job_deleted')
  expect((await ana.must('listCustomerJobs', {})).jobs.map(({ id }) => id)).not.toContain(jobId)
  expect(await luis.refused('getBusinessJob', { jobid: jobId })).toMatchObject({ code: 'JOB_NOT_FOUND' })
  expect(await ana.refused('listBids', { jobId })).toMatchObject({ code: 'JOB_NOT_FOUND' })
  expect(await ana.refused('deleteJob', { jobid: jobId })).toMatchObject({ code: 'JOB_WAS_DELETED' })
})

test('a job past its time takes nothing anymore, though nothing has ended it yet', async () => {
  const mia = await newBusiness(server)
  const jobId = await newJob(server, ana)
  const bidId = await newBid(luis, jobId)
  // The time is over at this very moment.
  await db.updateTable('jobs').set({ expires_at: server.clock.now }).where('id', '=', jobId).execute()
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
  expect(await rowOf(jobId)).toMatchObject({ status: 'open', title: 'Leaking kitchen tap', deleted_at: null })
})

test('a job that does not exist is not found by any call', async () => {
  const jobId = newId(server.clock.now)
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

test('a customer sees whether a business says it is licensed and insured', shows('screen.trust-marks'), async () => {
  const rosa = await newBusiness(server, { isLicense: 1, isInsurance: 0 })
  server.pass(MINUTE)
  const jobId = await assignedJob(server, ana, rosa)
  const marks = { isLicense: 1, isInsurance: 0 }
  expect((await ana.must('listBids', { jobId })).Data).toMatchObject([marks])
  expect((await ana.must('getCustomerJob', { jobid: jobId })).assignedBusiness).toMatchObject(marks)
})
