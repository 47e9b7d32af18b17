import { describe, expect, it } from 'vitest'
import * as wire from '../../../generated/client/wire-client.ts'
import { call, reading, type Service } from '../../../src/services/client.ts'
import { fakeServer, json, refusal, run, type Reply } from './fake-server.ts'
import { shows } from '../../support/shows.ts'
import { failureToWire } from '../../../generated/client/wire-server.ts'
import { acceptBid, editBid, emptyBid, placeBid } from '../../../src/services/bids.ts'
import {
  answerRating,
  completeJob,
  doubtCompletion,
  editRating,
  endAssignment,
  rateJob,
} from '../../../src/services/completion.ts'
import { deleteJob, editJob, postJob } from '../../../src/services/job-commands.ts'
import { emptyEdit } from '../../../src/services/job-drafts.ts'
import { jobDraft, interest } from './samples.ts'

const saves = (key?: string) =>
  call({
    ...(key === undefined ? {} : { key }),
    wire: reading(wire.completeJob, ({ message }) => message),
    send: ({ client, init }) => client.POST('/mark-completed/business', { ...init, body: { jobid: 'job-1' } }),
  })

const reads = () =>
  call({
    isSafe: true,
    wire: reading(wire.listCustomerJobs, ({ jobs }) => jobs.length),
    send: ({ client, init }) => client.POST('/get-jobs/customer', { ...init, body: {} }),
  })

const completed = json({ Success: true, message: 'Job marked as completed' })

const key = 'key-12345'

describe('a call', () => {
  it('carries language, token and key, and gives what it read', async () => {
    const server = fakeServer(completed.clone())
    expect(await run(saves(key), server.settings)).toBe('Job marked as completed')
    expect(server.seen.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/v1/mark-completed/business', { jobid: 'job-1' }],
    ])
    expect(server.seen[0]?.headers).toMatchObject({
      'accept-language': 'es',
      authorization: 'Bearer token-1',
      'idempotency-key': key,
      'content-type': 'application/json',
    })
  })

  it('goes without a token while nobody is logged in', async () => {
    const server = fakeServer(completed.clone())
    await run(saves(), { ...server.settings, token: () => null })
    expect(server.seen[0]?.headers['authorization']).toBe(undefined)
    expect(server.seen[0]?.headers['idempotency-key']).toBe(undefined)
  })
})

describe('a refusal', () => {
  it.each<[Response, Record<string, unknown>]>([
    [refusal(401, 'INVALID_CREDENTIALS'), { type: 'unauthorized', code: 'INVALID_CREDENTIALS' }],
    [refusal(403, 'NOT_YOURS'), { type: 'forbidden', code: 'NOT_YOURS' }],
    [refusal(404, 'JOB_NOT_FOUND'), { type: 'notFound', code: 'JOB_NOT_FOUND' }],
    [refusal(409, 'JOB_EXPIRED'), { type: 'conflict', code: 'JOB_EXPIRED' }],
    [
      refusal(422, 'VALIDATION_FAILED', { errors: [{ field: 'jobid', code: 'INVALID_VALUE' }] }),
      { type: 'invalid', code: 'VALIDATION_FAILED', errors: [{ field: 'jobId', code: 'INVALID_VALUE' }] },
    ],
    [refusal(400, 'MALFORMED_REQUEST'), { type: 'invalid', code: 'MALFORMED_REQUEST', errors: [] }],
    [refusal(413, 'FILE_TOO_LARGE'), { type: 'invalid', code: 'FILE_TOO_LARGE', errors: [] }],
    [refusal(415, 'UNSUPPORTED_MEDIA_TYPE'), { type: 'invalid', code: 'UNSUPPORTED_MEDIA_TYPE', errors: [] }],
    [refusal(408, 'REQUEST_TIMEOUT'), { type: 'timedOut' }],
    [refusal(503, 'UPLOADS_BUSY'), { type: 'tooMany', code: 'UPLOADS_BUSY', retryAfter: null }],
    [refusal(429, 'TOO_MANY_REQUESTS'), { type: 'tooMany', code: 'TOO_MANY_REQUESTS', retryAfter: null }],
    [
      json({ Message: 'Slow down', code: 'TOO_MANY_REQUESTS' }, 429, { 'Retry-After': '30' }),
      { type: 'tooMany', code: 'TOO_MANY_REQUESTS', retryAfter: 30 },
    ],
    [refusal(500, 'INTERNAL_ERROR'), { type: 'serverFailed' }],
    [
      json({ code: 'INTERNAL_ERROR' }, 500, { 'X-Request-Id': '7f3a22c1-aa' }),
      { type: 'serverFailed', requestId: '7f3a22c1-aa' },
    ],
    [new Response('<h1>Bad gateway</h1>', { status: 502 }), { type: 'serverFailed' }],
    [new Response('<h1>Gone</h1>', { status: 404 }), { type: 'notFound', code: 'NOT_FOUND' }],
    [json({ code: 'OF_TOMORROW' }, 409), { type: 'conflict', code: 'INTERNAL_ERROR' }],
    [json({ errors: 'none' }, 422), { type: 'invalid', code: 'VALIDATION_FAILED', errors: [] }],
  ])('%#: has its kind', async (reply, expected) => {
    const server = fakeServer(reply)
    expect(await run(saves(), server.settings)).toEqual(expected)
  })

  it.each(['Message', 'message', 'error'])(
    'whose code this app does not know brings the words of the server, as %s',
    shows('message.server-text'),
    async (field) => {
      const server = fakeServer(json({ code: 'OF_TOMORROW', [field]: 'Not today' }, 409), json({ [field]: 'No' }, 422))
      expect(await run(saves(), server.settings)).toEqual({ type: 'conflict', code: null, message: 'Not today' })
      expect(await run(saves(), server.settings)).toEqual({ type: 'invalid', code: null, message: 'No', errors: [] })
    },
  )
})

describe('an answer that is not one', () => {
  it.each<[string, Reply, string]>([
    ['cut off', new Response('{"Success": tr', { status: 200 }), 'malformed'],
    ['not JSON', new Response('<html>', { status: 200 }), 'malformed'],
    ['empty', new Response(null, { status: 204 }), 'malformed'],
    ['of another shape', json({ rows: [] }), 'malformed'],
    ['broken off in the middle', brokenOff(), 'malformed'],
    ['none at all', 'unreachable', 'offline'],
    ['too late', 'silence', 'timedOut'],
  ])('%s', shows('constant.client-timeout'), async (_, reply, type) => {
    const server = fakeServer(reply, reply instanceof Response ? json({ rows: [] }) : reply)
    expect(await run(reads(), server.settings)).toEqual({ type })
    expect(server.seen.length).toBe(2)
  })
})

describe('a second attempt', () => {
  it.each<[string, Reply]>([
    ['no network', 'unreachable'],
    ['no answer', 'silence'],
    ['a fault of the server', refusal(503, 'SERVICE_UNAVAILABLE')],
    ['half an answer', new Response('{', { status: 200 })],
  ])('mends %s, with the same key', async (_, reply) => {
    const server = fakeServer(reply, completed.clone())
    expect(await run(saves(key), server.settings)).toBe('Job marked as completed')
    expect(server.seen.map(({ headers }) => headers['idempotency-key'])).toEqual([key, key])
  })

  it('is made for what only reads', async () => {
    const server = fakeServer('unreachable', json({ Success: true, jobs: [], nextCursor: null }))
    expect(await run(reads(), server.settings)).toBe(0)
  })

  it('is not made for what might act twice', async () => {
    const server = fakeServer('unreachable')
    expect(await run(saves(), server.settings)).toMatchObject({ type: 'offline' })
    expect(server.seen.length).toBe(1)
  })

  it.each([401, 403, 404, 409, 422, 429])('is not made after a %i', async (status) => {
    const server = fakeServer(refusal(status, 'INTERNAL_ERROR'))
    await run(saves(key), server.settings)
    expect(server.seen.length).toBe(1)
  })

  it('is the last', async () => {
    const server = fakeServer('unreachable', 'unreachable')
    expect(await run(reads(), server.settings)).toMatchObject({ type: 'offline' })
  })
})

describe('a dead session', () => {
  it.each(['UNAUTHORIZED', 'OF_TOMORROW'])('is told once with the token that is dead, by %s', async (code) => {
    const server = fakeServer(refusal(401, code))
    await run(reads(), server.settings)
    expect(server.expired).toEqual(['token-1'])
  })

  it('is another thing than wrong credentials, or than no token', async () => {
    const server = fakeServer(refusal(401, 'INVALID_CREDENTIALS'), refusal(401, 'UNAUTHORIZED'))
    await run(reads(), server.settings)
    await run(reads(), { ...server.settings, token: () => null })
    expect(server.expired).toEqual([])
  })
})

describe('interrupting', () => {
  it('cuts off the request and tries nothing again', async () => {
    const server = fakeServer('silence')
    const abort = new AbortController()
    const running = run(reads(), { ...server.settings, patience: 60_000 }, abort.signal)
    await expect.poll(() => server.seen.length).toBe(1)
    abort.abort()
    expect(await running).toEqual({ type: 'interrupted' })
    expect([server.seen.length, server.seen[0]?.signal.aborted]).toEqual([1, true])
  })
})

/** An answer whose connection dies after half of the body. */
function brokenOff(): Response {
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => {
      stream.enqueue(new TextEncoder().encode('{"Success": true, '))
      stream.error(new TypeError('terminated'))
    },
  })
  return new Response(body, { status: 200 })
}

const jobId = 'job-1'
const message = 'Done'
const draft = { ...jobDraft, title: ' Leaking tap ' }

describe('acting', () => {
  it.each<[string, Service<unknown>]>([
    ['post', postJob({ draft, pictures: ['/a'], key })],
    ['edit', editJob({ jobId, draft: { ...emptyEdit, title: 'New', details: 'More', neededBy: '2026-12-04' }, key })],
    ['delete', deleteJob({ jobId, key })],
    ['accept', acceptBid({ jobId, businessId: 'business-1', amountSeen: 120.5, key })],
    ['complete', completeJob({ jobId, pictures: ['/work-1'], key })],
    ['end', endAssignment({ jobId, businessSeen: 'business-1', draft: { reason: 'We are booked out.' }, key })],
    ['doubt', doubtCompletion({ jobId, draft: { reason: 'It still drips.' }, key })],
    ['rate', rateJob({ jobId, draft: { stars: 5, comment: 'Clean' }, key })],
    ['change a rating', editRating({ jobId, revision: 2, draft: { stars: 4, comment: ' ' }, key })],
    ['reply', answerRating({ jobId, revision: 3, draft: { reply: 'Thank you.' }, key })],
    ['bid', placeBid({ jobId, draft: { amount: '1200.50', proposal: 'Tuesday', canStart: '2026-11-28' }, key })],
    ['edit a bid', editBid({ bidId: 'bid-1', draft: { amount: '90', proposal: 'Monday', canStart: '' }, key })],
  ])('%s: is sent again with the same key where nobody answers', async (_, service) => {
    const server = fakeServer('unreachable', 'unreachable')
    expect(await run(service, server.settings)).toEqual({ type: 'offline' })
    expect(server.seen.map(({ headers }) => headers['idempotency-key'])).toEqual([key, key])
    expect(server.seen[1]?.body).toEqual(server.seen[0]?.body)
  })

  it.each<[string, Service<unknown>, string, string]>([
    ['budget', postJob({ draft: { ...draft, budget: ' ' }, pictures: [], key }), 'budget', 'JOB_BUDGET_REQUIRED'],
    ['quote', placeBid({ jobId, draft: { ...emptyBid, proposal: 'Monday' }, key }), 'amount', 'BID_BUDGET_REQUIRED'],
    ['quote of an edited bid', editBid({ bidId: 'bid-1', draft: emptyBid, key }), 'amount', 'BID_BUDGET_REQUIRED'],
  ])('a blank %s is missing, and nothing is sent', async (_, service, field, code) => {
    const server = fakeServer()
    expect(await run(service, server.settings)).toEqual({
      type: 'invalid',
      code: 'VALIDATION_FAILED',
      errors: [{ field, code }],
    })
    expect(server.seen).toEqual([])
  })

  it('brings the fresh bid when it was edited since', async () => {
    const server = fakeServer(
      json(failureToWire({ message, code: 'BID_CHANGED', bid: interest }), 409),
      refusal(409, 'BID_CHANGED', { bid: 7 }),
    )
    const accept = acceptBid({ jobId, businessId: 'business-1', amountSeen: 1, key })
    const changed = { type: 'conflict', code: 'BID_CHANGED' }
    expect(await run(accept, server.settings)).toEqual({ ...changed, fresh: interest })
    expect(await run(accept, server.settings)).toEqual(changed)
  })
})
