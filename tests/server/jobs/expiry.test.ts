import { afterAll, expect, test } from 'vitest'
import { testApp, DAY, type TestApp } from '../support/app.ts'
import { runTask } from '../support/background.ts'
import { kindsToldOf, newsOf } from '../support/mails.ts'
import { assignedJob, newBid, newBusiness, newCustomer, newJob } from '../support/town-wire.ts'

const [server, short] = [await testApp(), await testApp({ settings: { jobExpiryDays: 4 } })]
afterAll(server.close)
afterAll(short.close)

test.each([
  ['five days before', server, 25 * DAY],
  ['halfway, where jobs live only days,', short, 2 * DAY],
] as const)('an owner is warned once %s that a job expires', async (_, app: TestApp, age) => {
  const ana = await newCustomer(app)
  const [jobId, deleted] = [await newJob(app, ana), await newJob(app, ana)]
  await ana.must('deleteJob', { jobid: deleted })
  const toldAt = async (milliseconds: number) =>
    await app.later(milliseconds, async () => {
      await runTask(app, 'warn of expiry')
      return await kindsToldOf(app, ana, jobId)
    })
  expect(await toldAt(age - 1000)).toEqual([])
  expect(await toldAt(age)).toEqual(['job_expiring'])
  expect(await toldAt(age + 1000)).toEqual(['job_expiring'])
  expect(await newsOf(ana, 'Customer')).toEqual([
    'Your job “Leaking kitchen tap” expires soon. Edit it to keep it open.',
  ])
  // An edit begins a new time, of which the owner is warned again.
  await app.later(age + 2000, async () => ana.must('updateJob', { jobId, title: 'Tap', details: 'It drips.' }))
  expect(await toldAt(age + 3000)).toEqual(['job_expiring'])
  expect(await toldAt(2 * age + 2000)).toEqual(['job_expiring', 'job_expiring'])
  expect(await kindsToldOf(app, ana, deleted)).toEqual([])
})

test('an open job past its time expires once, and its owner is told', async () => {
  const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
  const [running, jobId, deleted] = [
    await assignedJob(server, ana, luis),
    await newJob(server, ana),
    await newJob(server, ana),
  ]
  await newBid(luis, jobId)
  await ana.must('deleteJob', { jobid: deleted })
  const statuses = async () => {
    await runTask(server, 'expire jobs')
    const rows = server.database.db.selectFrom('jobs').select(['id', 'status']).where('customer_id', '=', ana.id)
    const all = new Map((await rows.execute()).map(({ id, status }) => [id, status]))
    return [running, jobId, deleted].map((id) => all.get(id))
  }
  expect(await server.later(30 * DAY - 1000, statuses)).toEqual(['inprogress', 'open', 'open'])
  expect(await server.later(30 * DAY, statuses)).toEqual(['inprogress', 'expired', 'open'])
  const twice = await server.later(31 * DAY, () => Promise.all([statuses(), statuses()]))
  for (const each of twice) expect(each).toEqual(['inprogress', 'expired', 'open'])
  expect(await kindsToldOf(server, ana, jobId)).toEqual(['bid_placed', 'job_expired'])
  expect((await newsOf(ana, 'Customer'))[0]).toBe('Your job “Leaking kitchen tap” has expired.')
  expect(await kindsToldOf(server, ana, deleted)).toEqual([])
})
