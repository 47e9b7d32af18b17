import { afterAll, expect, test } from 'vitest'
import { shows } from '../../support/shows.ts'
import { operatorOf } from '../support/admin.ts'
import { testApp } from '../support/app.ts'
import { newsOf } from '../support/mails.ts'
import {
  assignedJob,
  completedJob,
  newBid,
  newBusiness,
  newCustomer,
  newJob,
  type Person,
} from '../support/town-wire.ts'

const server = await testApp()
afterAll(server.close)
const admin = operatorOf({ DATABASE_URL: server.database.url, DATA_DIR: '/nowhere' }, () => server.clock.now)

const newest = async (person: Person, role: 'Customer' | 'Business') => (await newsOf(person, role))[0]
const record = async () =>
  await server.database.db
    .selectFrom('operator_actions')
    .select(['operator', 'action', 'subject', 'details'])
    .orderBy('id', 'desc')
    .executeTakeFirst()
const known = async (business: Person) =>
  await server.database.db
    .selectFrom('businesses')
    .select(['jobs_completed', 'rating_count', 'rating_sum'])
    .where('account_id', '=', business.id)
    .executeTakeFirst()

test(
  'jobs are listed newest first, by status and by whoever has to do with them, and shown',
  shows('operator.jobs'),
  async () => {
    const [ana, luis, rosa] = [await newCustomer(server), await newBusiness(server), await newBusiness(server)]
    const running = await assignedJob(server, ana, luis)
    const open = await newJob(server, ana, { title: 'Roof' })
    await newBid(rosa, open, 95.5)
    const idsIn = async (...args: string[]) =>
      (await admin('jobs', 'list', ...args)).said
        .split('\n')
        .slice(1)
        .map((line) => line.split(/ +/).at(-1))
    expect(await idsIn('--account', ana.email)).toEqual([open, running])
    expect(await idsIn('--account', rosa.id)).toEqual([open])
    expect(await idsIn('--account', luis.email, '--status', 'inprogress')).toEqual([running])
    expect(JSON.parse((await admin('jobs', 'list', '--limit', '1', '--json')).said)).toMatchObject([
      { id: open, bids: 1 },
    ])
    const { said } = await admin('jobs', 'show', open)
    expect(said).toContain('Roof')
    expect(said).toMatch(new RegExp(`95.50 +standing +Ortega Plumbing +${rosa.email}`))
    expect(await admin('jobs', 'show', rosa.id)).toMatchObject({
      status: 1,
      complained: `No job has the id "${rosa.id}".`,
    })
    expect((await admin('jobs', 'list', '--status', 'burnt')).status).toBe(2)
  },
)

test(
  'a running job is opened again: both sides and other bidders are told, and a line says so',
  shows('operator.jobs-repair'),
  async () => {
    const [ana, luis, rosa] = [await newCustomer(server), await newBusiness(server), await newBusiness(server)]
    const jobId = await newJob(server, ana)
    for (const business of [luis, rosa]) await newBid(business, jobId)
    await ana.must('acceptBid', { jobId, companyId: luis.id })
    expect(await admin('jobs', 'reopen', jobId, '--reason', 'The business is blocked')).toEqual({
      status: 0,
      said: '“Leaking kitchen tap” was inprogress and is open now.',
      complained: '',
    })
    expect(await record()).toEqual({
      operator: 'olga',
      action: 'jobs reopen',
      subject: jobId,
      details: {
        title: 'Leaking kitchen tap',
        from: 'inprogress',
        to: 'open',
        customerId: ana.id,
        businessId: luis.id,
        reason: 'The business is blocked',
      },
    })
    const said = 'Bidfair opened “Leaking kitchen tap” again.'
    expect([await newest(ana, 'Customer'), await newest(luis, 'Business'), await newest(rosa, 'Business')]).toEqual([
      said,
      said,
      said,
    ])
    await ana.must('acceptBid', { jobId, companyId: rosa.id })
  },
)

test('a completed job goes back to work without its rating, and counts no more until it is done again', async () => {
  const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
  const jobId = await completedJob(server, ana, luis)
  await ana.must('rateJob', { jobId, rating: 2 })
  expect(await known(luis)).toEqual({ jobs_completed: 1, rating_count: 1, rating_sum: 2 })
  await admin('jobs', 'reopen', jobId)
  expect((await record())?.details).toMatchObject({ from: 'completed', to: 'inprogress', rating: 2 })
  expect(await known(luis)).toEqual({ jobs_completed: 0, rating_count: 0, rating_sum: 0 })
  expect(await newest(luis, 'Business')).toBe('Bidfair moved “Leaking kitchen tap” back to In Progress.')
  await admin('jobs', 'end', jobId, '--completed')
  expect(await newest(luis, 'Business')).toBe('Bidfair marked “Leaking kitchen tap” as completed.')
  await ana.must('rateJob', { jobId, rating: 4 })
  expect(await known(luis)).toEqual({ jobs_completed: 1, rating_count: 1, rating_sum: 4 })
  await admin('jobs', 'remove', jobId)
  expect(await known(luis)).toEqual({ jobs_completed: 0, rating_count: 0, rating_sum: 0 })
  expect(await ana.refused('getCustomerJob', { jobid: jobId })).toMatchObject({ code: 'JOB_NOT_FOUND' })
})

test('a job is ended, removed and brought back', async () => {
  const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
  const jobId = await newJob(server, ana)
  await newBid(luis, jobId)
  const statusOf = async () => (await ana.must('getCustomerJob', { jobid: jobId })).job.status
  await admin('jobs', 'end', jobId)
  expect([await statusOf(), await newest(ana, 'Customer')]).toEqual(['expired', 'Bidfair ended “Leaking kitchen tap”.'])
  expect(await admin('jobs', 'end', jobId)).toEqual({
    status: 1,
    said: '',
    complained: 'Nothing was done to a job that is expired: This job has expired. (JOB_EXPIRED)',
  })
  await admin('jobs', 'remove', jobId)
  expect(await newest(luis, 'Business')).toBe('Bidfair removed “Leaking kitchen tap”.')
  expect((await admin('jobs', 'list', '--status', 'deleted')).said).toContain(jobId)
  await admin('jobs', 'reopen', jobId)
  expect(await statusOf()).toBe('open')
  await ana.must('acceptBid', { jobId, companyId: luis.id })
})
