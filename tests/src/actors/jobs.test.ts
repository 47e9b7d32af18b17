import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { wire } from '../../../generated/client/wire-server.ts'
import { jobViewOf, interestsInput, interestsMachine } from '../../../src/actors/job-details.ts'
import { jobListInput, jobListMachine, jobBadgesOf, type Job, type JobDetails } from '../../../src/actors/jobs.ts'
import { categoriesMachine, locationsMachine } from '../../../src/actors/reference-data.ts'
import { answer, json, refusal } from '../services/fake-server.ts'
import { interest, job, ownBid, rating } from '../services/samples.ts'
import { business, customer, stage } from './stage.ts'

const page = (next: string | null) => answer(wire.listCustomerJobs, { jobs: [job], nextCursor: next, overview: null })
const all = { shows: 'all', order: 'newest' } as const

describe('the list of jobs', () => {
  it('looks again at as many as were shown, as far as a page may hold them', async () => {
    const { environment, server } = await stage({ session: customer }, page(null), page(null))
    for (const count of [23, 80]) {
      const items = Array.from({ length: count }, (_, index): Job => ({ ...job, id: `job-${index}` }))
      const list = createActor(jobListMachine(environment), {
        input: jobListInput(environment, all, { items, next: 'x' }),
      }).start()
      await waitFor(list, (state) => !state.hasTag('busy'))
    }
    expect(server.seen.map(({ path, body }) => [path, body])).toEqual([
      ['/v1/get-jobs/customer', { limit: 23, overview: true }],
      ['/v1/get-jobs/customer', { limit: 50, overview: true }],
    ])
  })
})

describe('the bids on a job', () => {
  const bids = (nextCursor: string | null) => answer(wire.listBids, { bids: [interest], nextCursor })

  it('are looked at again as far as a page may hold them', async () => {
    const { environment, server } = await stage({ session: customer }, bids(null), bids(null))
    for (const count of [80, 300]) {
      const items = Array.from({ length: count }, (_, index) => ({ ...interest, bidId: `bid-${index}` }))
      const input = { ...interestsInput, kept: { items, next: 'x' } }
      const list = createActor(interestsMachine(environment, 'job-1'), { input }).start()
      await waitFor(list, (state) => !state.hasTag('busy'))
    }
    expect(server.seen.map(({ body }) => body)).toEqual([
      { jobId: 'job-1', order: 'price', limit: 80 },
      { jobId: 'job-1', order: 'price', limit: 200 },
    ])
  })
})

const acts = (details: JobDetails, session: typeof customer) => {
  const { can } = jobViewOf(details, session, interest)
  return {
    edit: can({ type: 'job.edited' }),
    accept: can({ type: 'bid.accepted', businessId: 'business-1', amountSeen: 120.5 }),
    bid: can({ type: 'bid.placed', amount: 1 }),
    editBid: can({ type: 'bid.edited', amount: 1 }),
    complete: can({ type: 'job.completed' }),
    end: can({ type: 'assignment.ended' }),
    doubt: can({ type: 'completion.doubted' }),
    rate: can({ type: 'job.rated' }),
    changeRating: can({ type: 'rating.changed' }),
    reply: can({ type: 'rating.answered' }),
  }
}

describe('what somebody may do with a job', () => {
  const open: JobDetails = {
    job: { ...job, status: 'open', assignedBusinessId: null, isRated: false, rating: null },
    customer: { id: 'ana', name: 'Ana', picture: { url: null }, phone: null },
    assignedBusiness: null,
    ownBid: null,
    biddingBar: null,
    doubt: null,
    doubtableUntil: null,
    workPictures: [],
    ended: null,
  }
  const nothing = {
    edit: false,
    accept: false,
    bid: false,
    editBid: false,
    complete: false,
    end: false,
    doubt: false,
    rate: false,
    changeRating: false,
    reply: false,
  }
  const given = { ...open, job: { ...open.job, status: 'inprogress', assignedBusinessId: 'luis' } } as const
  const completed = {
    ...given,
    job: { ...given.job, status: 'completed' },
    doubtableUntil: '2026-03-19T10:00:00.000Z',
  } as const
  const oldReply = { text: 'Thank you', createdAt: '2026-03-07T10:00:00.000Z', changedAt: null, changeableUntil: null }
  const oldRating = { ...rating, changeableUntil: null, reply: null }
  const doubt = { reason: 'It still drips.', createdAt: '2026-03-06T10:00:00.000Z' }

  it.each([
    ['the customer on an open job', open, customer, { ...nothing, edit: true, accept: true }],
    ['a business on an open job', open, business, { ...nothing, bid: true }],
    ['a business that has bid', { ...open, ownBid }, business, { ...nothing, editBid: true }],
    ['the assigned business', given, business, { ...nothing, complete: true, end: true }],
    ['the customer of a job in progress', given, customer, { ...nothing, complete: true, end: true }],
    ['the customer of a completed job', completed, customer, { ...nothing, doubt: true, rate: true }],
    ['the customer who has doubted before', { ...completed, doubt }, customer, { ...nothing, rate: true }],
    [
      'the customer of a job that was completed long ago',
      { ...completed, doubtableUntil: null },
      customer,
      { ...nothing, rate: true },
    ],
    [
      'the customer of a rated job',
      { ...completed, job: { ...completed.job, isRated: true, rating: job.rating } },
      customer,
      { ...nothing, changeRating: true },
    ],
    [
      'the customer of a job that was rated long ago',
      { ...completed, job: { ...completed.job, isRated: true, rating: oldRating } },
      customer,
      nothing,
    ],
    [
      'the business of a job that was rated long ago',
      { ...completed, job: { ...completed.job, isRated: true, rating: oldRating } },
      business,
      { ...nothing, reply: true },
    ],
    [
      'the business that replied long ago',
      { ...completed, job: { ...completed.job, isRated: true, rating: { ...oldRating, reply: oldReply } } },
      business,
      nothing,
    ],
    ['anybody on an expired job', { ...open, job: { ...open.job, status: 'expired' } } as const, customer, nothing],
  ])('%s', (_, details, session, expected) => {
    expect(acts(details, session)).toEqual(expected)
  })
})

describe('what marks a job in a list', () => {
  const none = { rate: false, applied: false }
  const done: Job = { ...job, isRated: false, rating: null }
  it.each([
    ['the customer of a completed job', { ...done, bidOutcome: null }, customer, { ...none, rate: true }],
    ['the customer of a rated job', { ...job, bidOutcome: null }, customer, none],
    ['a business that has bid', job, business, { ...none, applied: true }],
    ['a business that did not bid', { ...job, bidOutcome: null }, business, none],
    [
      'a business whose bid was declined',
      { ...job, bidOutcome: 'declined' } as const,
      business,
      { ...none, applied: true },
    ],
    ['a business that withdrew', { ...job, bidOutcome: 'withdrawn' } as const, business, none],
    ['a business whose assignment was ended', { ...job, bidOutcome: 'ended' } as const, business, none],
  ])('%s', (_, listed, session, expected) => {
    expect(jobBadgesOf(listed, session)).toEqual(expected)
  })
})

describe('places', () => {
  it('are fetched once, after a first failure too', async () => {
    const tree = { 'United States': { Texas: ['Austin'] } }
    const trades = [{ id: 'plumbing', name: 'Plumbing' }]
    const { environment, server } = await stage(
      {},
      refusal(500, 'INTERNAL_ERROR'),
      refusal(500, 'INTERNAL_ERROR'),
      json({ data: tree }),
      json({ category: trades }),
    )
    const first = createActor(locationsMachine(environment), { input: { request: null } }).start()
    await waitFor(first, (state) => state.matches('failed'))
    first.send({ type: 'details.retried' })
    await waitFor(first, (state) => state.matches('ready'))
    const again = createActor(locationsMachine(environment), { input: { request: null } }).start()
    const places = await waitFor(again, (state) => state.matches('ready'))
    for (let visit = 0; visit < 2; visit += 1) {
      const categories = createActor(categoriesMachine(environment), { input: { request: null } }).start()
      expect((await waitFor(categories, (state) => state.matches('ready'))).context.value).toEqual(trades)
    }
    expect(places.context.value).toEqual(tree)
    expect(server.seen.length).toBe(4)
  })
})
