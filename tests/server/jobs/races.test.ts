import { afterAll, expect, test } from 'vitest'
import { testApp } from '../support/app.ts'
import { shows } from '../../support/shows.ts'
import { tally, type Verdict } from '../support/client.ts'
import {
  assignedJob,
  completedJob,
  newBid,
  newBusiness,
  newCustomer,
  newJob,
  type Person,
} from '../support/town-wire.ts'

const proposalStatement = 'I can come on Tuesday.'
const reason = 'We are booked out until June.'
const server = await testApp()
afterAll(server.close)
const ana = await newCustomer(server)
const bidders: Person[] = []
for (let count = 0; count < 5; count += 1) bidders.push(await newBusiness(server))
const luis = await newBusiness(server)

type Act = (turn: number) => Promise<Verdict>

const memberOf = <Member>(members: readonly Member[], turn: number): Member => {
  const member = members[turn % members.length]
  if (member === undefined) throw new Error('there is none')
  return member
}

/** So many acts at once, in turn, of which each round begins with another one. */
const race = async (acts: readonly Act[], round = 0, count = 50): Promise<Record<string, number>> =>
  tally(await Promise.all(Array.from({ length: count }, async (_, turn) => memberOf(acts, round + turn)(turn))))

test('of 50 accepts of five bids at once exactly one wins', async () => {
  const jobId = await newJob(server, ana)
  for (const bidder of bidders) await newBid(bidder, jobId)
  const counts = await race([async (turn) => ana.call('acceptBid', { jobId, companyId: memberOf(bidders, turn).id })])
  expect(counts).toEqual({ ok: 1, JOB_ALREADY_ASSIGNED: 49 })
  const told = server.deps.db.selectFrom('notifications').select('kind').where('job_id', '=', jobId)
  const kinds = (await told.execute()).map(({ kind }) => kind).toSorted()
  expect(kinds.filter((kind) => kind === 'bid_accepted' || kind === 'bid_not_chosen')).toEqual([
    'bid_accepted',
    'bid_not_chosen',
    'bid_not_chosen',
    'bid_not_chosen',
    'bid_not_chosen',
  ])
})

test('of 50 ratings exactly one counts', async () => {
  const business = await newBusiness(server)
  const jobId = await completedJob(server, ana, business)
  const counts = await race([async (turn) => ana.call('rateJob', { jobId, rating: 1 + (turn % 5) })])
  expect(counts).toEqual({ ok: 1, ALREADY_RATED: 49 })
  const rated = server.deps.db.selectFrom('businesses').select('rating_count').where('account_id', '=', business.id)
  expect(await rated.executeTakeFirst()).toEqual({ rating_count: 1 })
})

test('end against complete: one wins, and all others learn it', shows('rule.ending.race'), async () => {
  const business = await newBusiness(server)
  for (let round = 0; round < 3; round += 1) {
    const jobId = await assignedJob(server, ana, business)
    const acts: readonly Act[] = [
      async () => ana.call('endAssignment', { jobId, reason }),
      async () => business.call('completeJob', { jobid: jobId }),
      async () => business.call('endAssignment', { jobId, reason }),
      async () => ana.call('completeJob', { jobid: jobId }),
    ]
    const counts = await race(acts, round, 48)
    const { job, ended } = await ana.must('getCustomerJob', { jobid: jobId })
    const told =
      job.status === 'completed'
        ? { ok: 1, JOB_ALREADY_COMPLETED: 47 }
        : // The winner is one of the two parties, and the others are told as who they are.
          {
            ok: 1,
            ...(ended?.by === 'customer'
              ? { ASSIGNMENT_ENDED: 24, JOB_NOT_ASSIGNED: 23 }
              : { ASSIGNMENT_ENDED: 23, JOB_NOT_ASSIGNED: 24 }),
          }
    expect(counts).toEqual(told)
  }
})

test('rate against doubt: one of them wins and every other act learns what happened', async () => {
  const business = await newBusiness(server)
  for (let round = 0; round < 4; round += 1) {
    const jobId = await completedJob(server, ana, business)
    const acts: readonly Act[] = [
      async () => ana.call('rateJob', { jobId, rating: 4 }),
      async () => ana.call('doubtCompletion', { jobId, reason }),
    ]
    const counts = await race(acts, round)
    const { job } = await ana.must('getCustomerJob', { jobid: jobId })
    expect([job.status, job.isRated, counts]).toEqual(
      job.isRated
        ? ['completed', true, { ok: 1, ALREADY_RATED: 49 }]
        : ['inprogress', false, { ok: 1, ALREADY_DOUBTED: 24, JOB_NOT_COMPLETED: 25 }],
    )
  }
})

test('change against answer: of 50 who saw the same rating exactly one writes', async () => {
  const business = await newBusiness(server)
  for (let round = 0; round < 4; round += 1) {
    const jobId = await completedJob(server, ana, business)
    await ana.must('rateJob', { jobId, rating: 3 })
    const acts: readonly Act[] = [
      async () => ana.call('editRating', { jobId, rating: 5, revision: 1 }),
      async () => business.call('answerRating', { jobId, reply: 'Thank you.', revision: 1 }),
    ]
    expect(await race(acts, round)).toEqual({ ok: 1, RATING_CHANGED: 49 })
    const { rating } = (await ana.must('getCustomerJob', { jobid: jobId })).job
    const isChanged = rating?.rating === 5
    expect([rating?.revision, rating?.reply?.text ?? null]).toEqual([2, isChanged ? null : 'Thank you.'])
  }
})

test('of 50 changes at once the average follows the last', async () => {
  const business = await newBusiness(server)
  const jobId = await completedJob(server, ana, business)
  await ana.must('rateJob', { jobId, rating: 3 })
  expect(await race([async (turn) => ana.call('editRating', { jobId, rating: 1 + (turn % 5) })])).toEqual({ ok: 50 })
  const { rating } = (await ana.must('getCustomerJob', { jobid: jobId })).job
  const fame = server.deps.db.selectFrom('businesses').select(['rating_count', 'rating_sum'])
  expect([rating?.revision, await fame.where('account_id', '=', business.id).executeTakeFirst()]).toEqual([
    51,
    { rating_count: 1, rating_sum: rating?.rating },
  ])
})

test('accept against delete: one of them wins and every other act learns what happened', async () => {
  for (let round = 0; round < 10; round += 1) {
    const jobId = await newJob(server, ana)
    await newBid(luis, jobId)
    const acts: readonly Act[] = [
      async () => ana.call('acceptBid', { jobId, companyId: luis.id }),
      async () => ana.call('deleteJob', { jobid: jobId }),
    ]
    expect([
      { ok: 1, JOB_ALREADY_ASSIGNED: 9 },
      { ok: 1, JOB_WAS_DELETED: 9 },
    ]).toContainEqual(await race(acts, 0, 10))
  }
})

test('accept against withdraw and decline: one wins, and all others learn it', shows('bid.race'), async () => {
  for (let round = 0; round < 6; round += 1) {
    const jobId = await newJob(server, ana)
    const bidId = await newBid(luis, jobId, 100)
    const named = { jobId, companyId: luis.id, amount: 100 }
    const acts: readonly Act[] = [
      async () => ana.call('acceptBid', named),
      async () => luis.call('withdrawBid', { bidId }),
      async () => ana.call('declineBid', named),
    ]
    const counts = await race(acts, round)
    const outcome = [
      ['JOB_ALREADY_ASSIGNED', 'won'],
      ['BID_WITHDRAWN', 'withdrawn'],
      ['BID_DECLINED', 'declined'],
    ].find(([code]) => code !== undefined && code in counts)
    expect(counts).toEqual({ ok: 1, [outcome?.[0] ?? '']: 49 })
    const { job } = await luis.must('getBusinessJob', { jobid: jobId })
    expect(job.bidOutcome).toBe(outcome?.[1])
  }
})

test('an edit that comes first leaves nothing to accept or decline as it was seen', shows('bid.race'), async () => {
  for (let round = 0; round < 6; round += 1) {
    const jobId = await newJob(server, ana)
    const bidId = await newBid(luis, jobId, 100)
    const named = { jobId, companyId: luis.id, amount: 100 }
    const acts: readonly Act[] = [
      async () => luis.call('updateBid', { bidId, proposalStatement, amount: 140 }),
      async () => ana.call('acceptBid', named),
      async () => ana.call('declineBid', named),
    ]
    const counts = await race(acts, round)
    // Edits may follow one another; what the customer does wins against all that come after, or loses to the first.
    const codes = Object.keys(counts).filter((code) => code !== 'ok')
    expect([['BID_CHANGED'], ['JOB_ALREADY_ASSIGNED'], ['BID_DECLINED']]).toContainEqual(codes)
    expect(codes[0] === 'BID_CHANGED' ? 1 : counts['ok']).toBe(1)
  }
})
