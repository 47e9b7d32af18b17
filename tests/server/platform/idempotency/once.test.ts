import { createHash } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { DomainError } from '../../../../server/platform/domain-error.ts'
import { withIdempotency } from '../../../../server/platform/idempotency/with-idempotency.ts'
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

test('an accept whose answer was lost can be sent again', async () => {
  const key = newKey()
  const jobId = await newJob(server, ana)
  await newBid(luis, jobId, 100)
  const accept = { jobId, companyId: luis.id, amount: 100 }
  expect(await ana.must('acceptBid', accept, key)).toEqual(await ana.must('acceptBid', accept, key))
  expect(await ana.refused('acceptBid', accept, newKey())).toMatchObject({ status: 409, code: 'JOB_ALREADY_ASSIGNED' })
})

test('a key is good for one request of one account', async () => {
  const key = newKey()
  const jobId = await newJob(server, ana)
  await ana.must('updateJob', { jobId, title: 'Tap', details: 'Drips.' }, key)
  const expected = { status: 409, code: 'IDEMPOTENCY_KEY_REUSED' }
  expect(await ana.refused('updateJob', { jobId, title: 'Sink', details: 'Drips.' }, key)).toMatchObject(expected)
  expect(await ana.refused('deleteJob', { jobid: jobId }, key)).toMatchObject(expected)
  expect((await ana.must('getCustomerJob', { jobid: jobId })).job.title).toBe('Tap')
  // Keys of different accounts have nothing to do with each other.
  await luis.must('placeBid', { jobId, proposalStatement, amount: 100 }, key)
})

test('a key is good for one operation, be its body the same', async () => {
  const request = { key: newKey()['idempotency-key'], payload: {}, replayed: () => {} }
  const act = async (operation: string) =>
    await withIdempotency(server.deps, { id: ana.id }, { ...request, operation }, async () => operation)
  expect(await act('one')).toBe('one')
  expect(await act('one')).toBe('one')
  await expect(act('other')).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
})

test('a request is the same in whatever order its fields are, and another in whatever order its lists are', async () => {
  const key = newKey()['idempotency-key']
  let acted = 0
  const act = async (payload: unknown) => {
    const request = { operation: 'sort', key, payload, replayed: () => {} }
    return await withIdempotency(server.deps, { id: ana.id }, request, async () => (acted += 1))
  }
  expect(await act({ a: { b: 1, c: null }, list: [1, 2] })).toBe(1)
  expect(await act({ list: [1, 2], a: { c: null, b: 1 } })).toBe(1)
  await expect(act({ a: { b: 1, c: null }, list: [2, 1] })).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
  await expect(act(undefined)).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
  expect(acted).toBe(1)
})

test('a request without an outcome is answered with none again, and each one wakes the background', async () => {
  let [woken, replayed, acted] = [0, 0, 0]
  const deps = { ...server.deps, wake: () => (woken += 1) }
  const act = async (key: string | undefined) =>
    await withIdempotency(
      deps,
      { id: ana.id },
      { operation: 'nothing', key, payload: undefined, replayed: () => (replayed += 1) },
      async () => {
        acted += 1
      },
    )
  const key = newKey()['idempotency-key']
  expect([await act(key), await act(key)]).toEqual([undefined, null])
  expect([acted, replayed, woken]).toEqual([1, 1, 2])
  // Without a key each request is done.
  await act(undefined)
  await act(undefined)
  expect([acted, replayed, woken]).toEqual([3, 1, 4])
})

test('a refused request stores nothing and wakes no process', async () => {
  const key = newKey()['idempotency-key']
  let woken = 0
  const request = { operation: 'refused', key, payload: {}, replayed: () => {} }
  const refused = withIdempotency({ ...server.deps, wake: () => (woken += 1) }, { id: ana.id }, request, async () => {
    throw new DomainError('JOB_NOT_FOUND')
  })
  await expect(refused).rejects.toMatchObject({ code: 'JOB_NOT_FOUND' })
  expect(woken).toBe(0)
  const rows = server.database.db.selectFrom('idempotency_keys').select('key').where('key', '=', key)
  expect(await rows.execute()).toEqual([])
})

test('a key that is too short is refused', async () => {
  const jobId = await newJob(server, ana)
  const refusal = await ana.refused('deleteJob', { jobid: jobId }, { 'idempotency-key': 'short' })
  expect(refusal).toMatchObject({ status: 400, code: 'MALFORMED_REQUEST' })
})
