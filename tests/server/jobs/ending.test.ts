import { afterAll, expect, test } from 'vitest'
import { shows } from '../../support/shows.ts'
import { testApp, DAY } from '../support/app.ts'
import { runTask } from '../support/background.ts'
import { kindsMailedTo, kindsToldOf } from '../support/mails.ts'
import { assignedJob, newBid, newBusiness, newCustomer, newJob, PASSWORD, type Person } from '../support/town-wire.ts'

const reason = 'We are booked out until June.'
const doubt = 'The tap still drips.'
const server = await testApp()
afterAll(server.close)
const { admin } = server
const [ana, mia] = [await newCustomer(server), await newBusiness(server)]

const newestMailTo = async (person: Person) => (await kindsMailedTo(server, person)).at(-1)
const steppedDown = async (business: Person) => (await business.must('getBusiness', {})).data.steppedDown

/** A job of Ana's that a business of its own has, and that Mia bid on. */
async function givenJob() {
  const luis = await newBusiness(server)
  const jobId = await newJob(server, ana)
  await newBid(luis, jobId, 100)
  await newBid(mia, jobId, 120)
  await ana.must('acceptBid', { jobId, companyId: luis.id, amount: 100 })
  return { luis, jobId }
}

test('a business that steps down opens the job again', shows('rule.ending.by-business'), async () => {
  const { luis, jobId } = await givenJob()
  const { assigned_at: assignedAt } = (await ana.must('getCustomerJob', { jobid: jobId })).job
  server.pass(3 * DAY)
  expect(await luis.must('endAssignment', { jobId, reason })).toEqual({
    Success: true,
    Message: 'You stepped down. The job is open again',
  })
  const endedAt = server.clock.now.toISOString()
  const ended = { by: 'business', businessName: 'Ortega Plumbing', reason, assignedAt, endedAt }

  const seen = await ana.must('getCustomerJob', { jobid: jobId })
  expect(seen).toMatchObject({ assignedBusiness: null, ended })
  expect([seen.job.status, seen.job.expires_at, seen.job.bidsCount]).toEqual([
    'open',
    new Date(server.clock.now.getTime() + 30 * DAY).toISOString(),
    1,
  ])
  expect((await ana.must('listBids', { jobId })).Data.map(({ businessId }) => businessId)).toEqual([mia.id])
  const own = await luis.must('getBusinessJob', { jobid: jobId })
  expect(own).toMatchObject({ bidDetails: null, bidAmount: null, withdrawnBid: { state: 'ended' }, ended })
  expect([own.job.bidApplied, own.job.bidOutcome, own.customer]).toMatchObject([
    false,
    'ended',
    { name: 'Ana T.', phone: null },
  ])
  expect((await mia.must('getBusinessJob', { jobid: jobId })).ended).toBeNull()

  expect(await kindsToldOf(server, ana, jobId)).toEqual(['bid_placed', 'bid_placed', 'stepped_down'])
  expect(await kindsToldOf(server, luis, jobId)).toEqual(['job_matching', 'bid_accepted'])
  expect(await kindsToldOf(server, mia, jobId)).toEqual(['job_matching', 'bid_not_chosen', 'job_open_again'])
  expect([await newestMailTo(ana), await newestMailTo(mia)]).toEqual(['stepped_down', 'bid_not_chosen'])

  expect([await steppedDown(luis), await steppedDown(mia)]).toEqual([1, 0])
  await newBid(luis, jobId, 90)
  expect((await ana.must('listBids', { jobId })).Data).toMatchObject([
    { businessId: luis.id, steppedDown: 1, state: 'standing' },
    { businessId: mia.id, steppedDown: 0, state: 'standing' },
  ])
  await ana.must('acceptBid', { jobId, companyId: luis.id, amount: 90 })
  for (const details of [
    await ana.must('getCustomerJob', { jobid: jobId }),
    await luis.must('getBusinessJob', { jobid: jobId }),
  ]) {
    expect(details.ended).toBeNull()
  }
})

test('a customer ends the assignment without a mark', shows('rule.ending.by-customer'), async () => {
  const { luis, jobId } = await givenJob()
  expect(await ana.must('endAssignment', { jobId, reason, assignedBusinessId: luis.id })).toEqual({
    Success: true,
    Message: 'The assignment has ended. The job is open again',
  })
  expect((await luis.must('getBusinessJob', { jobid: jobId })).ended).toMatchObject({ by: 'customer', reason })
  expect([await steppedDown(luis), await newestMailTo(luis)]).toEqual([0, 'assignment_ended'])
  expect(await kindsToldOf(server, luis, jobId)).toEqual(['job_matching', 'bid_accepted', 'assignment_ended'])
  expect(await kindsToldOf(server, ana, jobId)).toEqual(['bid_placed', 'bid_placed'])

  const over = { status: 409, code: 'ASSIGNMENT_ENDED' }
  expect(await luis.refused('endAssignment', { jobId, reason })).toMatchObject(over)
  expect(await luis.refused('completeJob', { jobid: jobId })).toMatchObject(over)
  expect(await ana.refused('endAssignment', { jobId, reason })).toMatchObject({ code: 'JOB_NOT_ASSIGNED' })
  await ana.must('acceptBid', { jobId, companyId: mia.id })
  expect(await ana.refused('endAssignment', { jobId, reason, assignedBusinessId: luis.id })).toMatchObject({
    code: 'ASSIGNMENT_CHANGED',
  })
})

test('a dispute with one business is not told of the next', shows('rule.ending.by-customer'), async () => {
  const { luis, jobId } = await givenJob()
  await luis.must('completeJob', { jobid: jobId })
  await ana.must('doubtCompletion', { jobId, reason: doubt })
  await ana.must('endAssignment', { jobId, reason })
  await ana.must('acceptBid', { jobId, companyId: mia.id })
  expect((await mia.must('getBusinessJob', { jobid: jobId })).doubt).toBeNull()
  await mia.must('completeJob', { jobid: jobId })
  await ana.must('doubtCompletion', { jobId, reason: doubt })

  expect((await admin('jobs', 'reopen', jobId)).status).toBe(0)
  await ana.must('acceptBid', { jobId, companyId: mia.id })
  expect((await mia.must('getBusinessJob', { jobid: jobId })).doubt).toBeNull()
})

test('a job is given away at most five times a day', async () => {
  const { luis, jobId } = await givenJob()
  for (let count = 0; count < 4; count += 1) {
    await ana.must('endAssignment', { jobId, reason })
    await newBid(luis, jobId)
    await ana.must('acceptBid', { jobId, companyId: luis.id })
  }
  await ana.must('endAssignment', { jobId, reason })
  const last = { jobId, companyId: mia.id }
  expect(await ana.refused('acceptBid', last)).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  server.pass(DAY + 1)
  await ana.must('acceptBid', last)
})

test('a business that stepped down leaves and takes the reason along', shows('privacy.deleted'), async () => {
  const { luis, jobId } = await givenJob()
  const leave = { password: PASSWORD }
  expect(await luis.refused('deleteAccount', leave)).toMatchObject({ code: 'JOBS_IN_PROGRESS' })
  await luis.must('endAssignment', { jobId, reason })
  await luis.must('deleteAccount', leave)
  await server.later(15 * DAY, async () => runTask(server, 'delete accounts'))
  expect((await ana.must('getCustomerJob', { jobid: jobId })).ended).toMatchObject({
    by: 'business',
    businessName: 'Former business',
    reason: null,
  })
})

test('a customer who is blocked leaves the business free to go', async () => {
  const [eva, luis] = [await newCustomer(server), await newBusiness(server)]
  const jobId = await assignedJob(server, eva, luis)
  expect((await admin('accounts', 'block', eva.email)).status).toBe(0)
  await luis.must('endAssignment', { jobId, reason })
  expect(await luis.refused('getBusinessJob', { jobid: jobId })).toMatchObject({ code: 'JOB_NOT_FOUND' })
})
