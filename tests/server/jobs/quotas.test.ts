import { afterAll, expect, test } from 'vitest'
import { shows } from '../../support/shows.ts'
import { testApp } from '../support/app.ts'
import { jobBody, newBusiness, newCustomer, newJob } from '../support/town-wire.ts'

const server = await testApp({ settings: { jobsPerDay: 2, bidsPerDay: 2 } })
afterAll(server.close)

const DAY = 24 * 60 * 60_000

test(
  'an account posts so many jobs a day; what failed or was sent twice does not count',
  shows('limit.jobs'),
  async () => {
    const ana = await newCustomer(server)
    expect((await ana.refused('createJob', await jobBody(server, { category: 'Nothing' }))).code).toBe(
      'VALIDATION_FAILED',
    )
    const [key, body] = [{ 'idempotency-key': 'the-same-one' }, await jobBody(server)]
    const { jobId } = await ana.must('createJob', body, key)
    expect((await ana.must('createJob', body, key)).jobId).toBe(jobId)
    await newJob(server, ana)
    expect(await ana.refused('createJob', await jobBody(server))).toMatchObject({
      status: 429,
      code: 'JOB_QUOTA_REACHED',
    })
    expect((await ana.must('createJob', body, key)).jobId).toBe(jobId)
    await newJob(server, await newCustomer(server))
    server.clock.now = new Date(server.clock.now.getTime() + DAY)
    await newJob(server, ana)
  },
)

test('an account places so many bids a day', shows('limit.bids'), async () => {
  const luis = await newBusiness(server)
  const bid = async () => {
    const jobId = await newJob(server, await newCustomer(server))
    return { jobId, proposalStatement: 'Tomorrow', amount: 100 }
  }
  for (let time = 0; time < 2; time += 1) await luis.must('placeBid', await bid())
  expect(await luis.refused('placeBid', await bid())).toMatchObject({ status: 429, code: 'BID_QUOTA_REACHED' })
  server.clock.now = new Date(server.clock.now.getTime() + DAY)
  await luis.must('placeBid', await bid())
})
