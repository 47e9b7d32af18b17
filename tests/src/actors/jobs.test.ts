import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { wire } from '../../../generated/client/wire-server.ts'
import { jobViewOf, interestsInput, interestsMachine } from '../../../src/actors/job-details.ts'
import { jobListInput, jobListMachine, jobBadgesOf, type Job, type JobDetails } from '../../../src/actors/jobs.ts'
import { categoriesMachine, locationsMachine } from '../../../src/actors/reference-data.ts'
import { answer, json, refusal } from '../services/fake-server.ts'
import { interest, job, ownBid, rating } from '../services/samples.ts'
import { business, customer, stage } from './stage.ts'

describe('a list that was left', () => {
  it('looks again at as many jobs, and bids, as were shown, as far as a page may hold them', async () => {
    const jobs = answer(wire.listCustomerJobs, { jobs: [job], nextCursor: null, overview: null })
    const bids = answer(wire.listBids, { bids: [interest], nextCursor: null })
    const { environment, server } = await stage({ session: customer }, jobs.clone(), jobs, bids.clone(), bids)
    const many = <Item extends object>(count: number, item: Item, id: keyof Item) => ({
      items: Array.from({ length: count }, (_, index): Item => ({ ...item, [id]: `id-${index}` })),
      next: 'x',
    })
    for (const count of [23, 80]) {
      const kept = many<Job>(count, job, 'id')
      const input = jobListInput(environment, { shows: 'all', order: 'newest', search: '', limits: {} }, kept)
      const list = createActor(jobListMachine(environment), { input }).start()
      await waitFor(list, (state) => !state.hasTag('busy'))
    }
    for (const count of [80, 300]) {
      const input = { ...interestsInput, kept: many(count, interest, 'bidId') }
      const list = createActor(interestsMachine(environment, 'job-1'), { input }).start()
      await waitFor(list, (state) => !state.hasTag('busy'))
    }
    expect(server.seen.map(({ body }) => body)).toEqual([
      { limit: 23, overview: true },
      { limit: 50, overview: true },
      { jobId: 'job-1', order: 'price', limit: 80 },
      { jobId: 'job-1', order: 'price', limit: 200 },
    ])
  })
})

/** What somebody may be able to do, in short. */
const ACTS = {
  edit: { type: 'job.edited' },
  accept: { type: 'bid.accepted', businessId: 'business-1', amountSeen: 120.5 },
  bid: { type: 'bid.placed', amount: 1 },
  editBid: { type: 'bid.edited', amount: 1 },
  complete: { type: 'job.completed' },
  end: { type: 'assignment.ended' },
  doubt: { type: 'completion.doubted' },
  rate: { type: 'job.rated' },
  changeRating: { type: 'rating.changed' },
  reply: { type: 'rating.answered' },
} as const

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
    streetAddress: null,
    invitations: [],
  }
  const at = '2026-03-07T10:00:00.000Z'
  const given = { ...open, job: { ...open.job, status: 'inprogress', assignedBusinessId: 'luis' } } as const
  const late = { ...given, job: { ...given.job, status: 'completed' } } as const
  const completed = { ...late, doubtableUntil: '2026-03-19T10:00:00.000Z' }
  const rated = (by: Job['rating']) => ({ ...completed, job: { ...completed.job, isRated: true, rating: by } })
  const oldReply = { text: 'Thank you', createdAt: at, changedAt: null, changeableUntil: null }
  const oldRating = { ...rating, changeableUntil: null, reply: null }

  it.each<[string, JobDetails, typeof customer, string]>([
    ['the customer on an open job', open, customer, 'edit accept'],
    ['a business on an open job', open, business, 'bid'],
    ['a business that has bid', { ...open, ownBid }, business, 'editBid'],
    ['the assigned business', given, business, 'complete end'],
    ['the customer of a job in progress', given, customer, 'complete end'],
    ['the customer of a completed job', completed, customer, 'doubt rate'],
    ['the customer who has doubted before', { ...completed, doubt: { reason: 'No', createdAt: at } }, customer, 'rate'],
    ['the customer of a job that was completed long ago', late, customer, 'rate'],
    ['the customer of a rated job', rated(job.rating), customer, 'changeRating'],
    ['the customer of a job that was rated long ago', rated(oldRating), customer, ''],
    ['the business of a job that was rated long ago', rated(oldRating), business, 'reply'],
    ['the business that replied long ago', rated({ ...oldRating, reply: oldReply }), business, ''],
    ['anybody on an expired job', { ...open, job: { ...open.job, status: 'expired' } }, customer, ''],
  ])('%s', (_, details, session, expected) => {
    const { can } = jobViewOf(details, session, interest)
    expect(
      Object.entries(ACTS)
        .flatMap(([name, act]) => (can(act) ? [name] : []))
        .join(' '),
    ).toBe(expected)
  })
})

describe('what marks a job in a list', () => {
  const mark = (bidOutcome: Job['bidOutcome'], more: Partial<Job> = {}): Job => ({ ...job, bidOutcome, ...more })

  it.each([
    ['the customer of a completed job', mark(null, { isRated: false, rating: null }), customer, ['rate']],
    ['the customer of a rated job', mark(null), customer, []],
    ['a business that has bid', mark('won'), business, ['applied']],
    ['a business that did not bid', mark(null), business, []],
    ['a business whose bid was declined', mark('declined'), business, ['applied']],
    ['a business that withdrew', mark('withdrawn'), business, []],
    ['a business whose assignment was ended', mark('ended'), business, []],
  ])('%s', (_, listed, session, expected) => {
    expect(Object.entries(jobBadgesOf(listed, session)).flatMap(([name, is]) => (is ? [name] : []))).toEqual(expected)
  })
})

describe('places', () => {
  it('are fetched once, after a first failure too', async () => {
    const tree = { 'United States': { Texas: ['Austin'] } }
    const trades = [{ id: 'plumbing', name: 'Plumbing' }]
    const failed = () => refusal(500, 'INTERNAL_ERROR')
    const replies = [failed(), failed(), json({ data: tree }), json({ category: trades })]
    const { environment, server } = await stage({}, ...replies)
    const first = createActor(locationsMachine(environment), { input: { request: null } }).start()
    await waitFor(first, (state) => state.matches('failed'))
    first.send({ type: 'details.retried' })
    await waitFor(first, (state) => state.matches('ready'))
    const again = createActor(locationsMachine(environment), { input: { request: null } }).start()
    expect((await waitFor(again, (state) => state.matches('ready'))).context.value).toEqual(tree)
    for (let visit = 0; visit < 2; visit += 1) {
      const categories = createActor(categoriesMachine(environment), { input: { request: null } }).start()
      expect((await waitFor(categories, (state) => state.matches('ready'))).context.value).toEqual(trades)
    }
    expect(server.seen.length).toBe(4)
  })
})
