import { afterAll, expect, test } from 'vitest'
import { shows } from '../../support/shows.ts'
import { testApp, DAY } from '../support/app.ts'
import { newsOf } from '../support/mails.ts'
import { assignedJob, newBid, newBusiness, newCustomer, newJob, uploaded, type Person } from '../support/town-wire.ts'

const server = await testApp()
afterAll(server.close)
const { admin } = server
const { db } = server.deps

const newest = async (person: Person, role: 'Customer' | 'Business') => (await newsOf(person, role))[0]

const record = async () =>
  (await db.selectFrom('operator_actions').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()).details

const known = async ({ id }: Person) =>
  await db
    .selectFrom('businesses')
    .select(['jobs_completed', 'rating_count', 'rating_sum'])
    .where('account_id', '=', id)
    .executeTakeFirst()

const rowOf = async (jobId: string) =>
  await db.selectFrom('jobs').selectAll().where('id', '=', jobId).executeTakeFirstOrThrow()

const ratingsOf = async (jobId: string) =>
  (await db.selectFrom('ratings').select('rating').where('job_id', '=', jobId).execute()).map(({ rating }) => rating)

const picturesOf = async (jobId: string) =>
  (await db.selectFrom('work_pictures').select('id').where('job_id', '=', jobId).execute()).length

const free = {
  assigned_business_id: null,
  assigned_bid_id: null,
  assigned_at: null,
  doubted_at: null,
  doubt_reason: null,
}

test(
  'a completed job goes back to work without its rating, and counts no more',
  shows('operator.jobs-repair'),
  async () => {
    const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
    const jobId = await assignedJob(server, ana, luis)
    await luis.must('completeJob', { jobid: jobId, pics_url: [await uploaded(server)] })
    await ana.must('rateJob', { jobId, rating: 2 })
    expect(await known(luis)).toEqual({ jobs_completed: 1, rating_count: 1, rating_sum: 2 })
    await admin('jobs', 'reopen', jobId)
    expect(await record()).toMatchObject({ from: 'completed', to: 'inprogress', rating: 2 })
    expect(await rowOf(jobId)).toMatchObject({
      status: 'inprogress',
      completed_at: null,
      assigned_business_id: luis.id,
      deleted_at: null,
    })
    expect([await ratingsOf(jobId), await picturesOf(jobId)]).toEqual([[], 1])
    expect(await known(luis)).toEqual({ jobs_completed: 0, rating_count: 0, rating_sum: 0 })
    const moved = 'Bidfair moved “Leaking kitchen tap” back to In Progress.'
    expect([await newest(ana, 'Customer'), await newest(luis, 'Business')]).toEqual([moved, moved])

    server.pass(DAY)
    await admin('jobs', 'end', jobId, '--completed')
    expect(await newest(luis, 'Business')).toBe('Bidfair marked “Leaking kitchen tap” as completed.')
    expect(await rowOf(jobId)).toMatchObject({ status: 'completed', completed_at: server.clock.now })
    await ana.must('rateJob', { jobId, rating: 4 })
    expect(await known(luis)).toEqual({ jobs_completed: 1, rating_count: 1, rating_sum: 4 })
    const completed_at = server.clock.now
    server.pass(DAY)
    await admin('ratings', 'remove', jobId)
    expect(await rowOf(jobId)).toMatchObject({ status: 'completed', completed_at })
    expect([await ratingsOf(jobId), await picturesOf(jobId)]).toEqual([[], 1])
    await ana.must('rateJob', { jobId, rating: 5 })

    await admin('jobs', 'remove', jobId)
    expect(await rowOf(jobId)).toMatchObject({
      status: 'open',
      completed_at: null,
      deleted_at: server.clock.now,
      ...free,
    })
    expect([await ratingsOf(jobId), await picturesOf(jobId)]).toEqual([[], 0])
    expect(await known(luis)).toEqual({ jobs_completed: 0, rating_count: 0, rating_sum: 0 })
    expect(await ana.refused('getCustomerJob', { jobid: jobId })).toMatchObject({ code: 'JOB_NOT_FOUND' })
  },
)

test('a job in progress that is opened or ended has no business, pictures or doubt', async () => {
  const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
  for (const [command, status, words] of [
    ['reopen', 'open', 'Bidfair opened “Leaking kitchen tap” again.'],
    ['end', 'expired', 'Bidfair ended “Leaking kitchen tap”.'],
  ] as const) {
    const jobId = await assignedJob(server, ana, luis)
    await luis.must('completeJob', { jobid: jobId, pics_url: [await uploaded(server)] })
    await ana.must('doubtCompletion', { jobId, reason: 'The tap still drips.' })
    await db.updateTable('jobs').set({ expiry_warned_at: server.clock.now }).where('id', '=', jobId).execute()
    expect(await picturesOf(jobId)).toBe(1)
    server.pass(DAY)
    await admin('jobs', command, jobId)
    const row = await rowOf(jobId)
    expect(row).toMatchObject({ status, ...free })
    // What is open again lives and warns as if it was posted now.
    const ahead = status === 'open' ? 30 * DAY : 29 * DAY
    expect(row.expires_at.getTime() - server.clock.now.getTime()).toBe(ahead)
    expect(row.expiry_warned_at === null).toBe(status === 'open')
    expect(await picturesOf(jobId)).toBe(0)
    expect([await newest(ana, 'Customer'), await newest(luis, 'Business')]).toEqual([words, words])
  }
})

test('a job is ended, removed and brought back', async () => {
  const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
  const jobId = await newJob(server, ana)
  await newBid(luis, jobId)
  const statusOf = async () => (await ana.must('getCustomerJob', { jobid: jobId })).job.status
  await admin('jobs', 'end', jobId)
  expect([await statusOf(), await newest(ana, 'Customer')]).toEqual(['expired', 'Bidfair ended “Leaking kitchen tap”.'])
  const before = await record()
  expect(await admin('jobs', 'end', jobId)).toEqual({
    status: 1,
    said: '',
    complained: 'Nothing was done to a job that is expired: This job has expired. (JOB_EXPIRED)',
  })
  expect(await record()).toEqual(before)
  await admin('jobs', 'remove', jobId)
  expect(await newest(luis, 'Business')).toBe('Bidfair removed “Leaking kitchen tap”.')
  expect((await admin('jobs', 'list', '--status', 'deleted')).said).toContain(jobId)
  server.pass(DAY)
  await admin('jobs', 'reopen', jobId)
  expect(await statusOf()).toBe('open')
  expect(await rowOf(jobId)).toMatchObject({
    deleted_at: null,
    expires_at: new Date(server.clock.now.getTime() + 30 * DAY),
  })
  await ana.must('acceptBid', { jobId, companyId: luis.id })
})

test('an operator sees the state of each bid and the number of active ones', async () => {
  const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
  const mia = await newBusiness(server, { buisness_name: 'Hill Services' })
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
  expect(JSON.parse((await admin('jobs', 'list', '--account', ana.id, '--json')).said)).toMatchObject([
    { id: jobId, bids: 1 },
  ])
})
