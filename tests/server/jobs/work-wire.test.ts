import { afterAll, expect, test } from 'vitest'
import { newId } from '../../../server/platform/ids.ts'
import { exportedLists } from '../../../server/account-data/repository-export.ts'
import { shows } from '../../support/shows.ts'
import { testApp, DAY } from '../support/app.ts'
import { runTask } from '../support/background.ts'
import { kindsMailedTo, kindsToldOf, newsOf } from '../support/mails.ts'
import {
  assignedJob,
  completedJob,
  newBid,
  newBusiness,
  newCustomer,
  newJob,
  uploaded,
  type Person,
} from '../support/town-wire.ts'

const reason = 'We are booked out until June.'
const server = await testApp()
afterAll(server.close)

const { db } = server.database
const [ana, luis] = [await newCustomer(server), await newBusiness(server)]

const rowOf = async (jobId: string) =>
  await db.selectFrom('jobs').selectAll().where('id', '=', jobId).executeTakeFirstOrThrow()

const ratingOf = async (jobId: string) =>
  await db.selectFrom('ratings').selectAll().where('job_id', '=', jobId).executeTakeFirst()

const endedOf = async (jobId: string) =>
  await db.selectFrom('ended_assignments').selectAll().where('job_id', '=', jobId).execute()

test(
  'a completion has at most five pictures, all owned by the business',
  shows('rule.completion.pictures'),
  async () => {
    const jobId = await assignedJob(server, ana, luis)
    const pictures = async (count: number) =>
      await Promise.all(Array.from({ length: count }, async () => await uploaded(server)))
    for (const [person, pics_url, code] of [
      [luis, await pictures(6), 'MAX_PICTURES'],
      [luis, [await uploaded(server, { ownerId: ana.id })], 'FILE_UNKNOWN'],
      [luis, [await uploaded(server, { kind: 'document' })], 'FILE_UNKNOWN'],
      [ana, await pictures(1), 'INVALID_VALUE'],
    ] as const) {
      expect((await person.refused('completeJob', { jobid: jobId, pics_url })).errors).toEqual([
        { field: 'pics_url', code },
      ])
    }
    expect(await rowOf(jobId)).toMatchObject({ status: 'inprogress', completed_at: null })
    expect(await kindsToldOf(server, ana, jobId)).toEqual(['bid_placed'])
  },
)

test('a customer learns that the business completed the job', shows('rule.completion.by-either'), async () => {
  const eva = await newCustomer(server)
  const jobId = await completedJob(server, eva, luis)
  expect((await newsOf(eva, 'Customer'))[0]).toBe('Ortega Plumbing marked “Leaking kitchen tap” as completed.')
  expect(await kindsMailedTo(server, eva)).toEqual(['bid_placed', 'job_completed'])
  const { job } = await eva.must('getCustomerJob', { jobid: jobId })
  expect(job).toMatchObject({ status: 'completed', completed_at: server.clock.now.toISOString() })
})

test('a job is rated once, and only after it is completed', shows('message.rate-failure'), async () => {
  const rosa = await newBusiness(server)
  for (const jobId of [await newJob(server, ana), await assignedJob(server, ana, rosa)]) {
    expect(await ana.refused('rateJob', { jobId, rating: 5 })).toMatchObject({ status: 409, code: 'JOB_NOT_COMPLETED' })
    expect(await ratingOf(jobId)).toBeUndefined()
  }
  const jobId = await completedJob(server, ana, rosa)
  const stranger = { jobId, companyId: newId(server.clock.now), rating: 5 }
  expect(await ana.refused('rateJob', stranger)).toMatchObject({ status: 403, code: 'ID_MISMATCH' })
  expect(await ratingOf(jobId)).toBeUndefined()
  const rating = { jobId, userId: ana.id.toUpperCase(), companyId: rosa.id, rating: 3, comment: '' }
  expect(await ana.must('rateJob', rating)).toEqual({ Success: true, Message: 'Job rated successfully' })
  expect(await ana.refused('rateJob', rating)).toMatchObject({ status: 409, code: 'ALREADY_RATED' })
  const told = ['job_matching', 'bid_accepted', 'job_rated']
  expect(await kindsToldOf(server, rosa, jobId)).toEqual(told)
  expect((await newsOf(rosa, 'Business'))[0]).toBe('You received 3 out of 5 stars for “Leaking kitchen tap”.')
  const created_at = server.clock.now
  expect(await ratingOf(jobId)).toMatchObject({ business_id: rosa.id, rating: 3, comment: null, created_at })
})

test('the record of a business is shown with its next bid', async () => {
  const mia = await newBusiness(server)
  const done = await completedJob(server, ana, mia)
  await ana.must('rateJob', { jobId: done, rating: 4, comment: 'Clean work.', companyId: mia.id })
  expect(await ana.must('getCustomerJob', { jobid: done })).toMatchObject({
    job: { isRated: true, rating: { rating: 4, comment: 'Clean work.' }, ratingDetails: { rating: 4 } },
    assignedBusiness: { userId: mia.id, is_rated: true },
  })
  await ana.must('editRating', { jobId: done, rating: 3, comment: 'Clean, but late.' })
  expect(await ratingOf(done)).toMatchObject({ rating: 3, comment: 'Clean, but late.', changed_at: server.clock.now })
  const jobId = await newJob(server, ana)
  await newBid(luis, jobId, 120.1)
  await newBid(mia, jobId, 130)
  expect((await ana.must('listBids', { jobId })).Data).toMatchObject([
    { businessId: luis.id, amount: 120.1 },
    { businessId: mia.id, amount: 130, rating: 3, ratingsCount: 1, jobsCompleted: 1 },
  ])
})

test('a job that is open again lives and warns as a new one', shows('rule.ending.by-business'), async () => {
  const [eva, rosa] = [await newCustomer(server), await newBusiness(server)]
  const jobId = await assignedJob(server, eva, rosa)
  await db.updateTable('jobs').set({ expiry_warned_at: server.clock.now }).where('id', '=', jobId).execute()
  // Who comes back within a month stays logged in.
  await server.later(20 * DAY, async () => rosa.must('getBusinessJob', { jobid: jobId }))
  await server.later(40 * DAY, async () => rosa.must('endAssignment', { jobId, reason }))
  const toldAt = async (days: number) =>
    await server.later(days * DAY, async () => {
      for (const task of ['expire jobs', 'warn of expiry']) await runTask(server, task)
      return (await kindsToldOf(server, eva, jobId)).at(-1)
    })
  expect([await toldAt(40), await toldAt(64), await toldAt(66)]).toEqual([
    'stepped_down',
    'stepped_down',
    'job_expiring',
  ])
  expect((await rowOf(jobId)).status).toBe('open')
  expect(await toldAt(71)).toBe('job_expired')
})

test('the same request sent twice ends one assignment', shows('rule.ending.by-business'), async () => {
  const rosa = await newBusiness(server)
  const jobId = await assignedJob(server, ana, rosa)
  const key = { 'idempotency-key': 'ending-of-one-assignment' }
  await rosa.must('endAssignment', { jobId, reason }, key)
  await rosa.must('endAssignment', { jobId, reason }, key)
  expect(await endedOf(jobId)).toMatchObject([
    { business_id: rosa.id, ended_by: rosa.id, reason, ended_at: server.clock.now },
  ])
  expect((await rosa.must('getBusiness', {})).data.steppedDown).toBe(1)
})

test('the exports of both parties say who ended the assignment and why', async () => {
  const [eva, rosa] = [await newCustomer(server), await newBusiness(server)]
  const jobId = await assignedJob(server, eva, rosa)
  await rosa.must('endAssignment', { jobId, reason })
  const exported = async (list: string, { id }: Person) => {
    const rows: object[] = []
    for await (const page of exportedLists[list]?.(db, id) ?? []) rows.push(...page)
    return rows
  }
  const expected = [{ ended_assignments: [{ by: 'business', reason }] }]
  expect(await exported('jobs', eva)).toMatchObject(expected)
  expect(await exported('bids', rosa)).toMatchObject(expected)
})

test('only the two parties can end an assignment, and only before completion', async () => {
  const [eva, mia] = [await newCustomer(server), await newBusiness(server)]
  const jobId = await newJob(server, ana)
  for (const business of [luis, mia]) await newBid(business, jobId)
  await ana.must('acceptBid', { jobId, companyId: luis.id })
  for (const other of [mia, eva]) {
    expect(await other.refused('endAssignment', { jobId, reason })).toMatchObject({ status: 403, code: 'NOT_YOURS' })
  }
  const done = await completedJob(server, ana, luis)
  expect(await ana.refused('endAssignment', { jobId: done, reason })).toMatchObject({ code: 'JOB_ALREADY_COMPLETED' })
  expect([await endedOf(jobId), await endedOf(done)]).toEqual([[], []])
})

test.each([
  ['REASON_REQUIRED', ''],
  ['REASON_REQUIRED', ' '.repeat(12)],
  ['REASON_TOO_SHORT', 'Too far.'],
  ['TEXT_TOO_LONG', 'x'.repeat(501)],
])('an ending or a doubt without a sound reason is refused: %s', async (code, wrong) => {
  const jobId = await newJob(server, ana)
  for (const call of ['endAssignment', 'doubtCompletion'] as const) {
    const refused = await ana.refused(call, { jobId, reason: wrong })
    expect([refused.status, refused.errors]).toEqual([422, [{ field: 'reason', code }]])
  }
})
