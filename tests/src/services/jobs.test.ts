import { describe, expect, it } from 'vitest'
import * as client from '../../../generated/wire/client.ts'
import { failureToWire, wire } from '../../../generated/wire/server.ts'
import { acceptBid, editBid, placeBid } from '../../../src/services/bids.ts'
import type { Service } from '../../../src/services/client.ts'
import { completeJob, doubtCompletion, endAssignment } from '../../../src/services/completion.ts'
import { deleteJob, editJob, postJob } from '../../../src/services/job-acts.ts'
import { getJob, listJobs } from '../../../src/services/jobs.ts'
import { answerRating, editRating, rateJob } from '../../../src/services/ratings.ts'
import { jobDraft } from './draft-samples.ts'
import { answer, fakeServer, json, refusal, run } from './fake-server.ts'
import { details, interest, job, later, ownBid } from './samples.ts'

const key = 'key-12345'
const jobId = 'job-1'
const message = 'Done'
const draft = { ...jobDraft, title: ' Leaking tap ' }

describe('the list of jobs', () => {
  it('is asked by page, status and cursor', async () => {
    const overview = { counts: [{ shows: 'all', count: 1 }], waiting: [job] } as const
    const server = fakeServer(
      answer(wire.listCustomerJobs, { jobs: [job], nextCursor: 'after-1', overview }),
      answer(wire.listBusinessJobs, { jobs: [], nextCursor: null, overview: null }),
    )
    const [all, open] = [
      { shows: 'all', order: 'newest' },
      { shows: 'open', order: 'neededBy' },
    ] as const
    const first = await run(listJobs({ role: 'customer', filter: all, after: null, limit: 10 }), server.settings)
    const next = await run(listJobs({ role: 'business', filter: open, after: 'after-1', limit: 20 }), server.settings)
    expect([first, next]).toEqual([
      { items: [job], next: 'after-1', beside: overview },
      { items: [], next: null },
    ])
    expect(server.seen.map(({ path, body }) => [path, body])).toEqual([
      ['/v1/get-jobs/customer', { limit: 10, overview: true }],
      ['/v1/get-job/business', { limit: 20, order: 'neededBy', status: ['open'], cursor: 'after-1' }],
    ])
  })
})

describe('one job', () => {
  const { withdrawnBid: _, ...shown } = details

  it.each([
    ['customer', wire.getCustomerJob, '/v1/get-job-details/customer'],
    ['business', wire.getBusinessJob, '/v1/get-job-details/business'],
  ] as const)('comes to a %s', async (role, operation, path) => {
    const server = fakeServer(answer(operation, details))
    expect(await run(getJob({ role, jobId }), server.settings)).toEqual(shown)
    expect(server.seen.map((one) => [one.path, one.body])).toEqual([[path, client.getCustomerJob.toWire({ jobId })]])
  })

  it('comes to a business with what it withdrew, and with why it was declined', async () => {
    const withdrawn = { ...ownBid, state: 'withdrawn' } as const
    const why = { reason: 'time', comment: 'Too late.', declinedAt: later } as const
    const declined = { ...ownBid, state: 'declined', declined: why } as const
    const server = fakeServer(
      answer(wire.getBusinessJob, { ...details, ownBid: null, withdrawnBid: withdrawn }),
      answer(wire.getBusinessJob, { ...details, ownBid: declined }),
    )
    const get = async () => await run(getJob({ role: 'business', jobId }), server.settings)
    expect([await get(), await get()]).toMatchObject([{ ownBid: withdrawn }, { ownBid: declined }])
  })
})

describe('acting', () => {
  const done = { message }

  it.each<[string, Service<unknown>, string, unknown, object]>([
    [
      'post',
      postJob({ draft, pictures: ['/a'], key }),
      '/create-job/customer',
      client.createJob.toWire({ ...draft, title: 'Leaking tap', budget: 150.5, pictures: ['/a'] }),
      { message, jobId, businessesTold: 3 },
    ],
    [
      'edit',
      editJob({ jobId, draft: { title: ' New ', details: ' More ', neededBy: '2026-12-04' }, key }),
      '/update-job/customer',
      client.updateJob.toWire({ jobId, title: 'New', details: 'More', neededBy: '2026-12-04' }),
      done,
    ],
    ['delete', deleteJob({ jobId, key }), '/delete-job/customer', client.deleteJob.toWire({ jobId }), done],
    [
      'accept',
      acceptBid({ jobId, businessId: 'business-1', amountSeen: 120.5, key }),
      '/assign-job/customer',
      client.acceptBid.toWire({ jobId, businessId: 'business-1', amount: 120.5 }),
      done,
    ],
    [
      'complete with a picture',
      completeJob({ jobId, pictures: ['/work-1'], key }),
      '/mark-completed/business',
      client.completeJob.toWire({ jobId, pictures: ['/work-1'] }),
      done,
    ],
    ['complete', completeJob({ jobId, key }), '/mark-completed/business', client.completeJob.toWire({ jobId }), done],
    [
      'end what was seen',
      endAssignment({ jobId, businessSeen: 'business-1', draft: { reason: ' We are booked out. ' }, key }),
      '/end-assignment',
      { jobId, assignedBusinessId: 'business-1', reason: 'We are booked out.' },
      done,
    ],
    [
      'doubt',
      doubtCompletion({ jobId, draft: { reason: ' It still drips. ' }, key }),
      '/doubt-completion/customer',
      { jobId, reason: 'It still drips.' },
      done,
    ],
    [
      'rate with a comment',
      rateJob({ jobId, draft: { stars: 5, comment: ' Clean ' }, key }),
      '/rate-job/customer',
      client.rateJob.toWire({ jobId, stars: 5, comment: 'Clean' }),
      done,
    ],
    [
      'rate without a comment',
      rateJob({ jobId, draft: { stars: 4, comment: ' ' }, key }),
      '/rate-job/customer',
      client.rateJob.toWire({ jobId, stars: 4 }),
      done,
    ],
    [
      'change a rating',
      editRating({ jobId, revision: 2, draft: { stars: 4, comment: ' ' }, key }),
      '/edit-rating/customer',
      client.editRating.toWire({ jobId, revision: 2, stars: 4 }),
      done,
    ],
    [
      'reply to a rating',
      answerRating({ jobId, revision: 3, draft: { reply: ' Thank you. ' }, key }),
      '/answer-rating/business',
      { jobId, revision: 3, reply: 'Thank you.' },
      done,
    ],
    [
      'bid',
      placeBid({ jobId, draft: { amount: '1200.50', proposal: ' Tuesday ' }, key }),
      '/place-bid/business',
      client.placeBid.toWire({ jobId, amount: 1200.5, proposal: 'Tuesday' }),
      { message, bidId: 'bid-1' },
    ],
    [
      'edit a bid',
      editBid({ bidId: 'bid-1', draft: { amount: '90', proposal: 'Monday' }, key }),
      '/update-bid/business',
      client.updateBid.toWire({ bidId: 'bid-1', amount: 90, proposal: 'Monday' }),
      { message, bidId: 'bid-1' },
    ],
  ])('%s: sends what was typed, once even when tried twice', async (_, service, path, body, value) => {
    // Calls say it by one of two names.
    const server = fakeServer('unreachable', json({ ...failureToWire({ message, code: 'INTERNAL_ERROR' }), ...value }))
    expect(await run(service, server.settings)).toMatchObject(value)
    expect(server.seen.map((request) => [request.path, request.body, request.headers['idempotency-key']])).toEqual([
      [`/v1${path}`, body, key],
      [`/v1${path}`, body, key],
    ])
  })

  it.each<[string, Service<unknown>, string, string]>([
    ['budget', postJob({ draft: { ...draft, budget: ' ' }, pictures: [], key }), 'budget', 'JOB_BUDGET_REQUIRED'],
    ['quote', placeBid({ jobId, draft: { amount: '', proposal: 'Monday' }, key }), 'amount', 'BID_BUDGET_REQUIRED'],
    [
      'quote of an edited bid',
      editBid({ bidId: 'bid-1', draft: { amount: '', proposal: '' }, key }),
      'amount',
      'BID_BUDGET_REQUIRED',
    ],
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
