import { afterAll, expect, test } from 'vitest'
import { shows } from '../../support/shows.ts'
import { testApp } from '../support/app.ts'
import { kindsMailedTo, newsOf } from '../support/mails.ts'
import {
  assignedJob,
  completedJob,
  newBid,
  newBusiness,
  newCustomer,
  newJob,
  type Person,
} from '../support/town-wire.ts'

const DAY = 24 * 60 * 60 * 1000
const reason = 'The tap still drips.'

const server = await testApp()
afterAll(server.close)

const told = async (person: Person) => (await newsOf(person, 'Business'))[0]
const doneBy = async ({ id }: Person) =>
  (
    await server.database.db
      .selectFrom('businesses')
      .select('jobs_completed')
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow()
  ).jobs_completed

test(
  'the owner marks a job as completed, of which the business is told',
  shows('rule.completion.by-either'),
  async () => {
    const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
    const jobId = await assignedJob(server, ana, luis)
    await ana.must('completeJob', { jobid: jobId })
    const { job } = await luis.must('getBusinessJob', { jobid: jobId })
    expect([job.status, job.completed_at]).toEqual(['completed', server.clock.now.toISOString()])
    expect(await told(luis)).toBe('The customer marked “Leaking kitchen tap” as completed.')
    expect(await kindsMailedTo(server, luis)).toEqual(['bid_accepted', 'job_completed_by_owner'])
    expect(await newsOf(ana, 'Customer')).toHaveLength(1)
    expect(await ana.refused('completeJob', { jobid: await newJob(server, ana) })).toMatchObject({
      status: 409,
      code: 'JOB_NOT_ASSIGNED',
    })
  },
)

test(
  'what is not done yet is in progress again, with the reason, and counts for nothing',
  shows('rule.completion.doubted'),
  async () => {
    const [ana, luis, mia] = [await newCustomer(server), await newBusiness(server), await newBusiness(server)]
    const jobId = await newJob(server, ana)
    await newBid(luis, jobId)
    await newBid(mia, jobId)
    await ana.must('acceptBid', { jobId, companyId: luis.id })
    await luis.must('completeJob', { jobid: jobId })
    const until = new Date(server.clock.now.getTime() + 14 * DAY).toISOString()
    expect(await ana.must('getCustomerJob', { jobid: jobId })).toMatchObject({ doubt: null, doubtableUntil: until })
    expect(await doneBy(luis)).toBe(1)

    expect(await ana.must('doubtCompletion', { jobId, reason })).toEqual({
      Success: true,
      Message: 'The job is in progress again',
    })
    const doubt = { reason, createdAt: server.clock.now.toISOString() }
    for (const details of [
      await ana.must('getCustomerJob', { jobid: jobId }),
      await luis.must('getBusinessJob', { jobid: jobId }),
    ]) {
      expect([details.job.status, details.job.completed_at, details.doubt, details.doubtableUntil]).toEqual([
        'inprogress',
        null,
        doubt,
        null,
      ])
    }
    expect((await mia.must('getBusinessJob', { jobid: jobId })).doubt).toBeNull()
    expect(await doneBy(luis)).toBe(0)
    expect(await told(luis)).toBe(`The customer says that “Leaking kitchen tap” is not finished: ${reason}`)
    expect(await kindsMailedTo(server, luis)).toEqual(['bid_accepted', 'completion_doubted'])

    await luis.must('completeJob', { jobid: jobId })
    expect(await doneBy(luis)).toBe(1)
    expect(await ana.refused('doubtCompletion', { jobId, reason })).toMatchObject({
      status: 409,
      code: 'ALREADY_DOUBTED',
    })
    await ana.must('rateJob', { jobId, rating: 5 })
  },
)

test('a completion can be doubted for 14 days, to the second', shows('rule.completion.doubted'), async () => {
  const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
  const [early, late] = [await completedJob(server, ana, luis), await completedJob(server, ana, luis)]
  const begun = server.clock.now
  server.clock.now = new Date(begun.getTime() + 14 * DAY)
  expect(await ana.refused('doubtCompletion', { jobId: late, reason })).toMatchObject({
    status: 409,
    code: 'DOUBT_TOO_LATE',
  })
  expect((await ana.must('getCustomerJob', { jobid: late })).doubtableUntil).toBeNull()
  server.clock.now = new Date(begun.getTime() + 14 * DAY - 1000)
  await ana.must('doubtCompletion', { jobId: early, reason })
  server.clock.now = begun
})

test.each([
  ['REASON_REQUIRED', ''],
  ['REASON_REQUIRED', ' '.repeat(12)],
  ['REASON_TOO_SHORT', 'It drips.'],
  ['TEXT_TOO_LONG', 'x'.repeat(501)],
])('a reason is wanted: %s', async (code, wrong) => {
  const ana = await newCustomer(server)
  const refused = await ana.refused('doubtCompletion', { jobId: await newJob(server, ana), reason: wrong })
  expect([refused.status, refused.errors]).toEqual([422, [{ field: 'reason', code }]])
})
