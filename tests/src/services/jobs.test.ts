import { describe, expect, it } from 'vitest'
import { failureToWire } from '../../../generated/client/wire-server.ts'
import { acceptBid, editBid, placeBid } from '../../../src/services/bids.ts'
import type { Service } from '../../../src/services/client.ts'
import {
  completeJob,
  doubtCompletion,
  endAssignment,
  answerRating,
  editRating,
  rateJob,
} from '../../../src/services/completion.ts'
import { deleteJob, editJob, postJob } from '../../../src/services/job-commands.ts'
import { jobDraft, interest } from './samples.ts'
import { fakeServer, json, refusal, run } from './fake-server.ts'

const key = 'key-12345'
const jobId = 'job-1'
const message = 'Done'
const draft = { ...jobDraft, title: ' Leaking tap ' }

describe('acting', () => {
  it.each<[string, Service<unknown>]>([
    ['post', postJob({ draft, pictures: ['/a'], key })],
    ['edit', editJob({ jobId, draft: { title: 'New', details: 'More', neededBy: '2026-12-04' }, key })],
    ['delete', deleteJob({ jobId, key })],
    ['accept', acceptBid({ jobId, businessId: 'business-1', amountSeen: 120.5, key })],
    ['complete', completeJob({ jobId, pictures: ['/work-1'], key })],
    ['end', endAssignment({ jobId, businessSeen: 'business-1', draft: { reason: 'We are booked out.' }, key })],
    ['doubt', doubtCompletion({ jobId, draft: { reason: 'It still drips.' }, key })],
    ['rate', rateJob({ jobId, draft: { stars: 5, comment: 'Clean' }, key })],
    ['change a rating', editRating({ jobId, revision: 2, draft: { stars: 4, comment: ' ' }, key })],
    ['reply', answerRating({ jobId, revision: 3, draft: { reply: 'Thank you.' }, key })],
    ['bid', placeBid({ jobId, draft: { amount: '1200.50', proposal: 'Tuesday' }, key })],
    ['edit a bid', editBid({ bidId: 'bid-1', draft: { amount: '90', proposal: 'Monday' }, key })],
  ])('%s: is sent again with the same key where nobody answers', async (_, service) => {
    const server = fakeServer('unreachable', 'unreachable')
    expect(await run(service, server.settings)).toEqual({ type: 'offline' })
    expect(server.seen.map(({ headers }) => headers['idempotency-key'])).toEqual([key, key])
    expect(server.seen[1]?.body).toEqual(server.seen[0]?.body)
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
