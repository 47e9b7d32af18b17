import { createHash } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { shows } from '../../../support/shows.ts'
import { testApp } from '../../support/app.ts'
import { tally } from '../../support/client.ts'
import { jobBody, newBid, newBusiness, newCustomer, newJob } from '../../support/town-wire.ts'

let last = 0
const proposalStatement = 'I can come on Tuesday.'
const server = await testApp()
afterAll(server.close)
const ana = await newCustomer(server)
const luis = await newBusiness(server)
const newKey = () => ({ 'idempotency-key': `intention-${(last += 1)}` })

test('a repeated request acts once and is answered with the first answer', async () => {
  const key = newKey()
  const body = await jobBody(server)
  const first = await ana.must('createJob', body, key)
  expect(await ana.must('createJob', body, key)).toEqual(first)
  const reordered = Object.fromEntries(Object.entries(body).toReversed())
  expect(await ana.call('createJob', reordered, key)).toMatchObject({ data: first })
  expect((await ana.must('listCustomerJobs', {})).jobs).toHaveLength(1)
  const another = await ana.must('createJob', await jobBody(server), newKey())
  expect(another.jobId).not.toBe(first.jobId)
})

test('a request is stored by its body as it went over the wire, so that servers of two versions know it', async () => {
  const key = newKey()
  const body = await jobBody(server)
  await ana.must('createJob', body, key)
  const sorted = Object.entries(body).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const stored = await server.database.db
    .selectFrom('idempotency_keys')
    .select('request_hash')
    .where('key', '=', key['idempotency-key'])
    .executeTakeFirstOrThrow()
  const expected = createHash('sha256').update(JSON.stringify(Object.fromEntries(sorted)))
  expect(stored.request_hash.toString('hex')).toBe(expected.digest('hex'))
})

test('an answer that was given before says so', shows('limit.replayed'), async () => {
  const headers = { authorization: `Bearer ${ana.token}`, ...newKey() }
  const payload = await jobBody(server)
  const told = async () => {
    const answer = await server.app.inject({ method: 'POST', url: '/v1/create-job/customer', headers, payload })
    return [answer.statusCode, answer.headers['idempotent-replayed']]
  }
  expect([await told(), await told()]).toEqual([
    [200, undefined],
    [200, 'true'],
  ])
})

test('also where it comes 20 times at once', async () => {
  const key = newKey()
  const jobId = await newJob(server, ana)
  const bid = { jobId, proposalStatement, amount: 100 }
  const answers = await Promise.all(Array.from({ length: 20 }, async () => luis.call('placeBid', bid, key)))
  expect(tally(answers)).toEqual({ ok: 20 })
  expect(new Set(answers.map((answer) => answer.ok && answer.data.bidId)).size).toBe(1)
})

test('a refusal keeps nothing, so that the same request may succeed later', async () => {
  const key = newKey()
  const jobId = await newJob(server, ana)
  const accept = { jobId, companyId: luis.id }
  expect(await ana.refused('acceptBid', accept, key)).toMatchObject({ code: 'BID_NOT_FOUND' })
  await newBid(luis, jobId)
  await ana.must('acceptBid', accept, key)
})
