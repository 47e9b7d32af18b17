import { describe, expect, it } from 'vitest'
import { editBid, placeBid } from '../../../src/services/bids.ts'
import type { Service } from '../../../src/services/client.ts'
import { completeJob, doubtCompletion, endAssignment } from '../../../src/services/completion.ts'
import { acceptBid, deleteJob, editJob, postJob } from '../../../src/services/job-acts.ts'
import { getJob, listJobs } from '../../../src/services/jobs.ts'
import { answerRating, editRating, rateJob } from '../../../src/services/ratings.ts'
import { jobDraft } from './draft-samples.ts'
import { fakeServer, json, refusal, run } from './fake-server.ts'
import { interest, job, later, ownBid, wireDetails, wireInterest, wireJob, wireOwnBid } from './wire-samples.ts'

const key = 'key-12345'
const Message = 'Done'
const draft = { ...jobDraft, title: ' Leaking tap ' }

describe('the list of jobs', () => {
  it('is asked by page, status and cursor, and comes in our words', async () => {
    const counts = [{ shows: 'all', count: 1 }]
    const server = fakeServer(
      json({ Success: true, jobs: [wireJob], nextCursor: 'after-1', overview: { counts, waiting: [wireJob] } }),
      json({ Success: true, jobs: [], nextCursor: null, overview: null }),
    )
    const [all, open] = [
      { shows: 'all', order: 'newest' },
      { shows: 'open', order: 'neededBy' },
    ] as const
    const first = await run(listJobs({ role: 'customer', filter: all, after: null, limit: 10 }), server.settings)
    const next = await run(listJobs({ role: 'business', filter: open, after: 'after-1', limit: 20 }), server.settings)
    expect([first, next]).toEqual([
      { items: [job], next: 'after-1', beside: { counts, waiting: [job] } },
      { items: [], next: null },
    ])
    expect(server.seen.map(({ path, body }) => [path, body])).toEqual([
      ['/v1/get-jobs/customer', { limit: 10, overview: true }],
      ['/v1/get-job/business', { limit: 20, order: 'neededBy', status: ['open'], cursor: 'after-1' }],
    ])
  })
})

describe('one job', () => {
  const { doubt, doubtableUntil, workPictures, ended } = wireDetails
  const customer = { id: 'ana', name: 'Ana', picture: '/ana', phone: null }
  const assignedBusiness = {
    id: 'business-1',
    name: 'Luis',
    businessName: 'Ortega Plumbing',
    logo: null,
    amount: 120.5,
    isRated: true,
    phone: '+1 512 555 0111',
    hasLicense: false,
    licenseCheckedOn: null,
    insuranceCheckedOn: later,
    rating: 4,
    ratingsCount: 3,
    jobsCompleted: 5,
    steppedDown: 1,
    hasInsurance: true,
  }

  it('comes to its customer', async () => {
    const server = fakeServer(
      json({ ...wireDetails, bidDetails: null, bidAmount: null, biddingBar: null, renewalContact: undefined }),
    )
    expect(await run(getJob({ role: 'customer', jobId: 'job-1' }), server.settings)).toEqual({
      job,
      customer,
      assignedBusiness,
      ownBid: null,
      biddingBar: null,
      renewalContact: null,
      doubt,
      doubtableUntil,
      workPictures,
      ended,
    })
    expect(server.seen.map(({ path, body }) => [path, body])).toEqual([
      ['/v1/get-job-details/customer', { jobid: 'job-1' }],
    ])
  })

  it('comes to a business with its own bid', async () => {
    const server = fakeServer(json({ ...wireDetails, assignedBusiness: null }))
    expect(await run(getJob({ role: 'business', jobId: 'job-1' }), server.settings)).toEqual({
      job,
      customer,
      assignedBusiness: null,
      ownBid,
      biddingBar: 'SUBSCRIPTION_INACTIVE',
      renewalContact: 'help@example.com',
      doubt,
      doubtableUntil,
      workPictures,
      ended,
    })
    expect(server.seen.map(({ path }) => path)).toEqual(['/v1/get-job-details/business'])
  })

  it('comes to a business with what it withdrew, and with why it was declined', async () => {
    const wire = { ...wireOwnBid, state: 'withdrawn' as const }
    const declined = { reason: 'time', comment: 'Too late.', declinedAt: later } as const
    const server = fakeServer(
      json({ ...wireDetails, bidDetails: null, bidAmount: null, withdrawnBid: wire }),
      json({ ...wireDetails, bidDetails: { ...wireOwnBid, state: 'declined', declined } }),
    )
    const get = async () => await run(getJob({ role: 'business', jobId: 'job-1' }), server.settings)
    expect(await get()).toMatchObject({ ownBid: { ...ownBid, state: 'withdrawn' } })
    expect(await get()).toMatchObject({
      ownBid: { ...ownBid, state: 'declined', declined: { reason: 'time', comment: 'Too late.', at: later } },
    })
  })
})

describe('acting', () => {
  it.each<[string, Service<unknown>, string, unknown, unknown, unknown]>([
    [
      'post',
      postJob({ draft, pictures: ['/a'], key }),
      '/create-job/customer',
      { ...draft, title: 'Leaking tap', budget: 150.5, pics_url: ['/a'] },
      { Success: true, message: Message, jobId: 'job-1' },
      { message: Message, jobId: 'job-1' },
    ],
    [
      'edit',
      editJob({ jobId: 'job-1', draft: { title: ' New ', details: ' More ', neededBy: '2026-12-04' }, key }),
      '/update-job/customer',
      { jobId: 'job-1', title: 'New', details: 'More', neededBy: '2026-12-04' },
      { Success: true, Message },
      { message: Message },
    ],
    [
      'delete',
      deleteJob({ jobId: 'job-1', key }),
      '/delete-job/customer',
      { jobid: 'job-1' },
      { Success: true, Message },
      { message: Message },
    ],
    [
      'accept',
      acceptBid({ jobId: 'job-1', businessId: 'business-1', amountSeen: 120.5, key }),
      '/assign-job/customer',
      { jobId: 'job-1', companyId: 'business-1', amount: 120.5 },
      { Success: true, Message },
      { message: Message },
    ],
    [
      'complete with a picture',
      completeJob({ jobId: 'job-1', pictures: ['/work-1'], key }),
      '/mark-completed/business',
      { jobid: 'job-1', pics_url: ['/work-1'] },
      { Success: true, message: Message },
      { message: Message },
    ],
    [
      'complete',
      completeJob({ jobId: 'job-1', key }),
      '/mark-completed/business',
      { jobid: 'job-1' },
      { Success: true, message: Message },
      { message: Message },
    ],
    [
      'end what was seen',
      endAssignment({ jobId: 'job-1', businessSeen: 'business-1', draft: { reason: ' We are booked out. ' }, key }),
      '/end-assignment',
      { jobId: 'job-1', assignedBusinessId: 'business-1', reason: 'We are booked out.' },
      { Success: true, Message },
      { message: Message },
    ],
    [
      'doubt',
      doubtCompletion({ jobId: 'job-1', draft: { reason: ' It still drips. ' }, key }),
      '/doubt-completion/customer',
      { jobId: 'job-1', reason: 'It still drips.' },
      { Success: true, Message },
      { message: Message },
    ],
    [
      'rate with a comment',
      rateJob({ jobId: 'job-1', draft: { stars: 5, comment: ' Clean ' }, key }),
      '/rate-job/customer',
      { jobId: 'job-1', rating: 5, comment: 'Clean' },
      { Success: true, Message },
      { message: Message },
    ],
    [
      'rate without a comment',
      rateJob({ jobId: 'job-1', draft: { stars: 4, comment: ' ' }, key }),
      '/rate-job/customer',
      { jobId: 'job-1', rating: 4 },
      { Success: true, Message },
      { message: Message },
    ],
    [
      'change a rating',
      editRating({ jobId: 'job-1', revision: 2, draft: { stars: 4, comment: ' ' }, key }),
      '/edit-rating/customer',
      { jobId: 'job-1', revision: 2, rating: 4 },
      { Success: true, Message },
      { message: Message },
    ],
    [
      'reply to a rating',
      answerRating({ jobId: 'job-1', revision: 3, draft: { reply: ' Thank you. ' }, key }),
      '/answer-rating/business',
      { jobId: 'job-1', revision: 3, reply: 'Thank you.' },
      { Success: true, Message },
      { message: Message },
    ],
    [
      'bid',
      placeBid({ jobId: 'job-1', draft: { amount: '1200.50', proposal: ' Tuesday ' }, key }),
      '/place-bid/business',
      { jobId: 'job-1', amount: 1200.5, proposalStatement: 'Tuesday' },
      { Success: true, message: Message, bidId: 'bid-1' },
      { message: Message, bidId: 'bid-1' },
    ],
    [
      'edit a bid',
      editBid({ bidId: 'bid-1', draft: { amount: '90', proposal: 'Monday' }, key }),
      '/update-bid/business',
      { bidId: 'bid-1', amount: 90, proposalStatement: 'Monday' },
      { Success: true, message: Message },
      { message: Message, bidId: 'bid-1' },
    ],
  ])(
    '%s: sends our words as the wire spells them, once even when tried twice',
    async (_, service, path, body, answer, value) => {
      const server = fakeServer('unreachable', json(answer))
      expect(await run(service, server.settings)).toEqual(value)
      expect(server.seen.map((request) => [request.path, request.body, request.headers['idempotency-key']])).toEqual([
        [`/v1${path}`, body, key],
        [`/v1${path}`, body, key],
      ])
    },
  )

  it.each<[Service<unknown>, string, string]>([
    [postJob({ draft, pictures: [], key }), 'pics_url', 'pictures'],
    [rateJob({ jobId: 'job-1', draft: { stars: 0, comment: '' }, key }), 'rating', 'stars'],
    [placeBid({ jobId: 'job-1', draft: { amount: '', proposal: '' }, key }), 'proposalStatement', 'proposal'],
    [editBid({ bidId: 'bid-1', draft: { amount: '', proposal: '' }, key }), 'amount', 'amount'],
    [editJob({ jobId: 'job-1', draft: { title: '', details: '', neededBy: '' }, key }), 'title', 'title'],
  ])('%#: hears of wrong fields by our names', async (service, wireField, field) => {
    const server = fakeServer(
      refusal(422, 'VALIDATION_FAILED', { errors: [{ field: wireField, code: 'TEXT_TOO_LONG' }] }),
    )
    expect(await run(service, server.settings)).toMatchObject({
      type: 'invalid',
      errors: [{ field, code: 'TEXT_TOO_LONG' }],
    })
  })

  it('brings the fresh bid when it was edited since', async () => {
    const server = fakeServer(
      refusal(409, 'BID_CHANGED', { bid: wireInterest }),
      refusal(409, 'BID_CHANGED', { bid: 7 }),
    )
    const accept = acceptBid({ jobId: 'job-1', businessId: 'business-1', amountSeen: 1, key })
    expect(await run(accept, server.settings)).toMatchObject({
      type: 'conflict',
      code: 'BID_CHANGED',
      fresh: interest,
    })
    expect(await run(accept, server.settings)).not.toHaveProperty('fresh')
  })
})
