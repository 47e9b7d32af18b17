import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import {
  evaluateJobEvent,
  factsFromSnapshot,
  snapshotFromFacts,
  jobViewFor,
  type JobBadges,
  jobMachine,
} from '../../machines/job/machine.ts'
import { jobPolicy, bidOutcomeOf, relationTo } from '../../machines/job/policy.ts'
import type { JobEvent, JobEventType, JobFacts, JobStatus, JobActor, PartyRelation } from '../../machines/job/types.ts'
import { lifecycleTable } from './job-table.ts'
import { eventOf, factsIn, newRating, parties, relations, statuses } from '../../qa/models/job-samples.ts'

const types = Object.keys(jobPolicy).filter((type): type is JobEventType => Object.hasOwn(jobPolicy, type))

/** All that may ever happen to a job, written by hand from the description of its life. */
const allowed: readonly [JobEventType, JobStatus, PartyRelation, JobStatus][] = [
  ['bid.placed', 'open', 'otherBusiness', 'open'],
  ['bid.edited', 'open', 'bidder', 'open'],
  ['bid.accepted', 'open', 'owner', 'inprogress'],
  ['bid.withdrawn', 'open', 'bidder', 'open'],
  ['bid.declined', 'open', 'owner', 'open'],
  ['bid.reconsidered', 'open', 'owner', 'open'],
  ['job.edited', 'open', 'owner', 'open'],
  ['job.deleted', 'open', 'owner', 'deleted'],
  ['job.expired', 'open', 'system', 'expired'],
  ['job.completed', 'inprogress', 'assignedBusiness', 'completed'],
  ['job.completed', 'inprogress', 'owner', 'completed'],
  ['assignment.ended', 'inprogress', 'assignedBusiness', 'open'],
  ['assignment.ended', 'inprogress', 'owner', 'open'],
  ['completion.doubted', 'completed', 'owner', 'inprogress'],
  ['job.rated', 'completed', 'owner', 'completed'],
  ['job.completed', 'inprogress', 'operator', 'completed'],
  ['job.reopened', 'inprogress', 'operator', 'open'],
  ['job.reopened', 'completed', 'operator', 'inprogress'],
  ['job.reopened', 'expired', 'operator', 'open'],
  ['job.reopened', 'deleted', 'operator', 'open'],
  ['job.ended', 'open', 'operator', 'expired'],
  ['job.ended', 'inprogress', 'operator', 'expired'],
  ['job.removed', 'open', 'operator', 'deleted'],
  ['job.removed', 'inprogress', 'operator', 'deleted'],
  ['job.removed', 'completed', 'operator', 'deleted'],
  ['job.removed', 'expired', 'operator', 'deleted'],
]

const accept = (amountSeen?: number, businessId = 'bidder'): JobEvent => ({
  type: 'bid.accepted',
  by: parties.owner,
  businessId,
  ...(amountSeen === undefined ? {} : { amountSeen }),
})

describe('the life of a job', () => {
  // While no business is assigned nobody stands as the assigned one.
  const cases = types.flatMap((type) =>
    statuses.flatMap((status) =>
      relations
        .filter((relation) => relationTo(factsIn(status), parties[relation]) === relation)
        .map((relation) => ({ type, status, relation })),
    ),
  )

  it.each(cases)('$type of a job that is $status by $standing', ({ type, status, relation }) => {
    const facts = factsIn(status)
    const by = parties[relation]
    const decision = evaluateJobEvent(facts, eventOf(type, by))
    const rule = allowed.find((row) => row[0] === type && row[1] === status && row[2] === relation)
    expect(decision.allowed && decision.next.status).toBe(rule ? rule[3] : false)
  })

  it('is as docs/lifecycle.md says', async () => {
    await expect(lifecycleTable()).toMatchFileSnapshot('../../docs/lifecycle.md')
  })
})

describe('what changes', () => {
  it('begins open', () => {
    expect(createActor(jobMachine, { input: factsIn('open') }).getSnapshot().value).toBe('open')
  })

  it('remembers a placed bid', () => {
    const decision = evaluateJobEvent(factsIn('open'), { type: 'bid.placed', by: parties.otherBusiness, amount: 80 })
    expect(decision).toEqual({
      allowed: true,
      next: {
        ...factsIn('open'),
        bids: [...factsIn('open').bids, { businessId: 'other-business', amount: 80, state: 'standing' }],
      },
    })
  })

  it('replaces an edited bid', () => {
    const decision = evaluateJobEvent(factsIn('open'), { type: 'bid.edited', by: parties.bidder, amount: 95.5 })
    expect(decision.allowed && decision.next.bids.filter(({ businessId }) => businessId === 'bidder')).toEqual([
      { businessId: 'bidder', amount: 95.5, state: 'standing' },
    ])
  })

  it('assigns the business whose bid was accepted', () => {
    const decision = evaluateJobEvent(factsIn('open'), eventOf('bid.accepted', parties.owner))
    expect(decision.allowed && decision.next.assignedBusinessId).toBe('assigned')
  })

  it('is not rated yet when it is completed', () => {
    const decision = evaluateJobEvent(factsIn('inprogress'), { type: 'job.completed', by: parties.assignedBusiness })
    expect(decision).toEqual({ allowed: true, next: { ...factsIn('inprogress'), status: 'completed' } })
  })

  it('is rated once', () => {
    const first = evaluateJobEvent(factsIn('completed'), { type: 'job.rated', by: parties.owner })
    expect(first).toEqual({ allowed: true, next: { ...factsIn('completed'), rating: newRating } })
    expect(first.allowed && evaluateJobEvent(first.next, { type: 'job.rated', by: parties.owner })).toEqual({
      allowed: false,
      reason: 'ALREADY_RATED',
    })
  })
})

describe('a repair', () => {
  const operator = parties.operator
  it('takes a rated job back to where its business works on it', () => {
    const rated = { ...factsIn('completed'), rating: newRating }
    expect(evaluateJobEvent(rated, { type: 'job.reopened', by: operator })).toEqual({
      allowed: true,
      next: factsIn('inprogress'),
    })
  })

  it.each<[JobEventType, JobStatus, JobStatus]>([
    ['job.reopened', 'inprogress', 'open'],
    ['job.ended', 'inprogress', 'expired'],
    ['job.removed', 'inprogress', 'deleted'],
    ['job.removed', 'completed', 'deleted'],
  ])('by %s takes a job that is %s from its business', (type, from, to) => {
    expect(evaluateJobEvent(factsIn(from), eventOf(type, operator))).toEqual({ allowed: true, next: factsIn(to) })
  })
})

describe('why not', () => {
  const open = factsIn('open')
  it.each<[string, JobFacts, JobEvent, string]>([
    ['somebody without a token', open, { type: 'job.edited', by: { role: 'nobody' } }, 'UNAUTHORIZED'],
    ['a business that edits a job', open, { type: 'job.edited', by: parties.bidder }, 'ROLE_NOT_ALLOWED'],
    ['a customer that bids', open, { type: 'bid.placed', by: parties.owner, amount: 1 }, 'ROLE_NOT_ALLOWED'],
    ['another customer', open, { type: 'job.deleted', by: parties.otherCustomer }, 'NOT_YOURS'],
    ['a bid of somebody else', open, { type: 'bid.edited', by: parties.otherBusiness, amount: 1 }, 'NOT_YOURS'],
    ['a second bid', open, { type: 'bid.placed', by: parties.bidder, amount: 1 }, 'ALREADY_BID'],
    [
      'another bid of the business that does the work',
      factsIn('inprogress'),
      { type: 'bid.placed', by: parties.assignedBusiness, amount: 1 },
      'JOB_ALREADY_ASSIGNED',
    ],
    [
      'an edit of the bid that was accepted',
      factsIn('inprogress'),
      { type: 'bid.edited', by: parties.assignedBusiness, amount: 1 },
      'JOB_ALREADY_ASSIGNED',
    ],
    [
      'an edit of a job that is rated',
      { ...factsIn('completed'), rating: newRating },
      { type: 'job.edited', by: parties.owner },
      'JOB_ALREADY_COMPLETED',
    ],
    ['an unknown bid', open, accept(undefined, 'stranger'), 'BID_NOT_FOUND'],
    ['a bid that was edited since', open, accept(99.99), 'BID_CHANGED'],
    ['a bid on a deleted job', factsIn('deleted'), accept(100), 'JOB_WAS_DELETED'],
    ['a changed bid on an assigned job', factsIn('inprogress'), accept(1), 'JOB_ALREADY_ASSIGNED'],
    [
      'a second bid on an expired job',
      factsIn('expired'),
      { type: 'bid.placed', by: parties.bidder, amount: 1 },
      'JOB_EXPIRED',
    ],
    ['a rating too early', factsIn('inprogress'), { type: 'job.rated', by: parties.owner }, 'JOB_NOT_COMPLETED'],
    [
      'a doubt too early',
      factsIn('inprogress'),
      { type: 'completion.doubted', by: parties.owner },
      'JOB_NOT_COMPLETED',
    ],
    [
      'a doubt too late',
      { ...factsIn('completed'), isDisputeWindowClosed: true },
      { type: 'completion.doubted', by: parties.owner },
      'DOUBT_TOO_LATE',
    ],
    [
      'a doubt about what is rated',
      { ...factsIn('completed'), rating: newRating },
      { type: 'completion.doubted', by: parties.owner },
      'ALREADY_RATED',
    ],
    ['a completion before there is a business', open, { type: 'job.completed', by: parties.owner }, 'JOB_NOT_ASSIGNED'],
    ['an ending before there is a business', open, { type: 'assignment.ended', by: parties.owner }, 'JOB_NOT_ASSIGNED'],
    [
      'an ending of what is done',
      factsIn('completed'),
      { type: 'assignment.ended', by: parties.assignedBusiness },
      'JOB_ALREADY_COMPLETED',
    ],
    [
      'a job completed twice',
      factsIn('completed'),
      { type: 'job.completed', by: parties.assignedBusiness },
      'JOB_ALREADY_COMPLETED',
    ],
  ])('%s', (_, facts, event, reason) => {
    expect(evaluateJobEvent(facts, event)).toEqual({ allowed: false, reason })
  })

  it('compares amounts in cents', () => {
    const facts = { ...open, bids: [{ businessId: 'bidder', amount: 0.1 + 0.2, state: 'standing' as const }] }
    expect(evaluateJobEvent(facts, accept(0.3)).allowed).toBe(true)
  })
})

describe('what a view asks', () => {
  it.each<[JobActor, PartyRelation, boolean, boolean]>([
    [parties.owner, 'owner', true, false],
    [parties.bidder, 'bidder', false, true],
    [parties.nobody, 'nobody', false, false],
  ])('%o', (viewer, relation, canEditJob, canEditBid) => {
    const view = jobViewFor(factsIn('open'), viewer)
    expect([
      view.status,
      view.relation,
      view.can({ type: 'job.edited' }),
      view.can({ type: 'bid.edited', amount: 1 }),
    ]).toEqual(['open', relation, canEditJob, canEditBid])
  })

  /** The badges that a party sees, by status; a relation without a row sees none. */
  const marked: readonly [JobStatus, PartyRelation, ...(keyof JobBadges)[]][] = [
    ['open', 'bidder', 'applied'],
    ['inprogress', 'assignedBusiness', 'applied'],
    ['inprogress', 'bidder', 'applied'],
    ['completed', 'owner', 'rate'],
    ['completed', 'assignedBusiness', 'applied'],
    ['completed', 'bidder', 'applied'],
    ['expired', 'bidder', 'applied'],
    ['deleted', 'bidder', 'applied'],
  ]
  const seen = statuses.flatMap((status) =>
    relations
      .filter((relation) => relationTo(factsIn(status), parties[relation]) === relation)
      .map((relation) => ({ status, relation })),
  )

  it.each(seen)('marks a job that is $status for $standing', ({ status, relation }) => {
    const { badges } = jobViewFor(factsIn(status), parties[relation])
    const [, , ...expected] = marked.find((row) => row[0] === status && row[1] === relation) ?? []
    expect(Object.entries(badges).flatMap(([name, isMarked]) => (isMarked ? [name] : []))).toEqual(expected)
  })

  it.each([
    ['open', 'bidder', 'sent'],
    ['expired', 'bidder', 'sent'],
    ['inprogress', 'assignedBusiness', 'won'],
    ['completed', 'assignedBusiness', 'won'],
    ['inprogress', 'bidder', 'notChosen'],
    ['completed', 'bidder', 'notChosen'],
    ['completed', 'otherBusiness', null],
    ['completed', 'owner', null],
  ] as const)('of a job that is %s, the bid of %s is %s', (status, relation, outcome) => {
    expect(bidOutcomeOf(factsIn(status), parties[relation])).toBe(outcome)
  })

  it('marks no job that is rated', () => {
    expect(jobViewFor({ ...factsIn('completed'), rating: newRating }, parties.owner).badges.rate).toBe(false)
  })

  it('takes a snapshot back to the facts it came from', () => {
    for (const status of statuses)
      expect(factsFromSnapshot(snapshotFromFacts(factsIn(status)))).toEqual(factsIn(status))
  })
})
