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
import { bidOutcomeOf, jobPolicy, relationTo, type BidOutcome } from '../../machines/job/policy.ts'
import type {
  BidState,
  JobActor,
  JobErrorCode,
  JobEvent,
  JobEventType,
  JobFacts,
  JobStatus,
  PartyRelation,
  RatingFact,
} from '../../machines/job/types.ts'
import { eventOf, factsIn, newRating, parties, relations, setAside, statuses } from '../../qa/models/job-samples.ts'
import { lifecycleTable } from './job-table.ts'

/** All that may ever happen to the sample job, from its description: what, by whom, in which status, and the next one. */
const allowed: readonly [JobEventType, PartyRelation, JobStatus, JobStatus][] = [
  ['bid.placed', 'otherBusiness', 'open', 'open'],
  ['bid.edited', 'bidder', 'open', 'open'],
  ['bid.accepted', 'owner', 'open', 'inprogress'],
  ['bid.withdrawn', 'bidder', 'open', 'open'],
  ['invitation.declined', 'otherBusiness', 'open', 'open'],
  ...(['bid.declined', 'bid.reconsidered', 'business.invited', 'job.edited'] as const).map(
    (type): (typeof allowed)[number] => [type, 'owner', 'open', 'open'],
  ),
  ['job.deleted', 'owner', 'open', 'deleted'],
  ['job.expired', 'system', 'open', 'expired'],
  ...(['assignedBusiness', 'owner', 'operator'] as const).map((by): (typeof allowed)[number] => [
    'job.completed',
    by,
    'inprogress',
    'completed',
  ]),
  ['assignment.ended', 'assignedBusiness', 'inprogress', 'open'],
  ['assignment.ended', 'owner', 'inprogress', 'open'],
  ['completion.doubted', 'owner', 'completed', 'inprogress'],
  ['job.rated', 'owner', 'completed', 'completed'],
  ['job.reopened', 'operator', 'inprogress', 'open'],
  ['job.reopened', 'operator', 'completed', 'inprogress'],
  ['job.reopened', 'operator', 'expired', 'open'],
  ['job.reopened', 'operator', 'deleted', 'open'],
  ['job.ended', 'operator', 'open', 'expired'],
  ['job.ended', 'operator', 'inprogress', 'expired'],
  ...(['open', 'inprogress', 'completed', 'expired'] as const).map((status): (typeof allowed)[number] => [
    'job.removed',
    'operator',
    status,
    'deleted',
  ]),
]

describe('the life of a job', () => {
  it.each(statuses)('that is %s goes on as allowed, and in no other way', (status) => {
    const facts = factsIn(status)
    // While no business is assigned, nobody is the assigned one.
    const found = Object.keys(jobPolicy).flatMap((type) =>
      relations
        .filter((relation) => relationTo(facts, parties[relation]) === relation)
        .flatMap((relation) => {
          const decision = evaluateJobEvent(facts, eventOf(type as JobEventType, parties[relation]))
          return decision.allowed ? [[type, relation, status, decision.next.status].join(' ')] : []
        }),
    )
    const expected = allowed.filter((row) => row[2] === status).map((row) => row.join(' '))
    expect(found.toSorted()).toEqual(expected.toSorted())
  })

  it('is as docs/lifecycle.md says, with the code of each refusal', async () => {
    await expect(lifecycleTable()).toMatchFileSnapshot('../../docs/lifecycle.md')
  })
})

const { owner, operator, assignedBusiness, bidder, otherBusiness } = parties
const open = factsIn('open')
const running = factsIn('inprogress')
const completed = factsIn('completed')
const doubted = { ...running, isCompletionDisputed: true }
const rated = (rating: Partial<RatingFact> = {}): JobFacts => ({ ...completed, rating: { ...newRating, ...rating } })

/** An event of the samples, with other details. */
const event = (type: JobEventType, by: JobActor, more: object = {}) => ({ ...eventOf(type, by), ...more }) as JobEvent
const accept = (businessId: string, amountSeen: number) => event('bid.accepted', owner, { businessId, amountSeen })
const decline = (businessId: string, amountSeen = 100) => event('bid.declined', owner, { businessId, amountSeen })
const reconsider = (businessId: string) => event('bid.reconsidered', owner, { businessId })
const end = (by: JobActor, more: object = {}) => event('assignment.ended', by, more)
const change = (more: object = {}) => event('rating.changed', owner, more)
const answer = (more: object = {}) => event('rating.answered', assignedBusiness, more)

/** The sample job once a business's bid has another state, or is placed or edited, which puts it last. */
function withBid(facts: JobFacts, businessId: string, state: BidState, amount?: number): JobFacts {
  if (amount === undefined)
    return { ...facts, bids: facts.bids.map((bid) => (bid.businessId === businessId ? { ...bid, state } : bid)) }
  const others = facts.bids.filter((bid) => bid.businessId !== businessId)
  return { ...facts, bids: [...others, { businessId, state, amount }] }
}

describe('what happens to a job', () => {
  it.each<[string, JobFacts, JobEvent, JobFacts]>([
    ['a bid is placed', open, event('bid.placed', otherBusiness), withBid(open, 'other-business', 'standing', 90)],
    ['a bid is edited', open, event('bid.edited', bidder), withBid(open, 'bidder', 'standing', 90)],
    ['a bid is withdrawn', open, event('bid.withdrawn', bidder), withBid(open, 'bidder', 'withdrawn')],
    ...(['withdrawn', 'ended'] as const).map((id): [string, JobFacts, JobEvent, JobFacts] => [
      `a bid that was ${id} is placed again`,
      open,
      { type: 'bid.placed', by: setAside[id], amount: 65 },
      withBid(open, id, 'standing', 65),
    ]),
    ['a bid is declined as it was seen', open, decline('bidder', 100), withBid(open, 'bidder', 'declined')],
    ['a declined bid is reconsidered', open, reconsider('declined'), withBid(open, 'declined', 'standing')],
    ['a bid is accepted', open, event('bid.accepted', owner), running],
    ['the business completes it, not rated yet', running, event('job.completed', assignedBusiness), completed],
    ['it is rated', completed, event('job.rated', owner), rated()],
    ['its completion is doubted', completed, event('completion.doubted', owner), doubted],
    ['the owner ends the assignment', doubted, end(owner), withBid(open, 'assigned', 'ended')],
    ['the business steps down', doubted, end(assignedBusiness), withBid(open, 'assigned', 'ended')],
    [
      'the assignment that was seen ends',
      running,
      end(owner, { businessSeen: 'assigned' }),
      withBid(open, 'assigned', 'ended'),
    ],
    ['an operator opens what is in progress', running, event('job.reopened', operator), open],
    ['an operator takes back a completion that is rated', rated(), event('job.reopened', operator), running],
    ['an operator removes it in progress', running, event('job.removed', operator), factsIn('deleted')],
    ['a rating is changed', rated(), change(), rated({ revision: 2 })],
    ['a rating is changed as it was seen', rated({ revision: 3 }), change({ revisionSeen: 3 }), rated({ revision: 4 })],
    [
      'a rating is changed though it was answered',
      rated({ reply: 'final' }),
      change(),
      rated({ revision: 2, reply: 'final' }),
    ],
    ['a rating is answered', rated(), answer({ revisionSeen: 1 }), rated({ revision: 2, reply: 'open' })],
    [
      'an old rating is answered',
      rated({ isFinal: true }),
      answer(),
      rated({ revision: 2, isFinal: true, reply: 'open' }),
    ],
    [
      'a reply is changed',
      rated({ revision: 2, reply: 'open' }),
      answer({ revisionSeen: 2 }),
      rated({ revision: 3, reply: 'open' }),
    ],
    ['a rating is removed', rated({ reply: 'open' }), event('rating.removed', operator), completed],
  ])('%s', (_, facts, event, next) => {
    expect(evaluateJobEvent(facts, event)).toEqual({ allowed: true, next })
  })

  it('compares amounts in cents', () => {
    expect(evaluateJobEvent(withBid(open, 'bidder', 'standing', 0.1 + 0.2), accept('bidder', 0.3)).allowed).toBe(true)
  })

  it('moves the chart with a rating and, once an operator removed it, back', () => {
    const job = createActor(jobMachine, { input: running, snapshot: snapshotFromFacts(running) }).start()
    const after = (type: JobEventType, by: JobActor) => {
      job.send(eventOf(type, by))
      return job.getSnapshot().value
    }
    expect([
      after('job.completed', owner),
      after('job.rated', owner),
      after('rating.removed', owner),
      after('rating.removed', operator),
    ]).toEqual([{ completed: 'unrated' }, { completed: 'rated' }, { completed: 'rated' }, { completed: 'unrated' }])
  })
})

describe('what does not happen to a job', () => {
  it.each<[string, JobFacts, JobEvent, JobErrorCode]>([
    ['an unknown bid is accepted', open, accept('stranger', 100), 'BID_NOT_FOUND'],
    ['a bid is accepted that was edited since', open, accept('bidder', 99.99), 'BID_CHANGED'],
    ['a changed bid is accepted on an assigned job', running, accept('bidder', 1), 'JOB_ALREADY_ASSIGNED'],
    ['a withdrawn bid is edited', open, event('bid.edited', setAside.withdrawn), 'BID_WITHDRAWN'],
    ['a withdrawn bid is withdrawn', open, event('bid.withdrawn', setAside.withdrawn), 'BID_WITHDRAWN'],
    ['a withdrawn bid is accepted', open, accept('withdrawn', 70), 'BID_WITHDRAWN'],
    ['a withdrawn bid is declined', open, decline('withdrawn'), 'BID_WITHDRAWN'],
    ['a withdrawn bid is reconsidered', open, reconsider('withdrawn'), 'BID_WITHDRAWN'],
    ['a bid that won until that ended is edited', open, event('bid.edited', setAside.ended), 'BID_WITHDRAWN'],
    ['a bid that won until that ended is accepted', open, accept('ended', 60), 'BID_WITHDRAWN'],
    ['a declined bid is edited', open, event('bid.edited', setAside.declined), 'BID_DECLINED'],
    ['a declined bid is withdrawn', open, event('bid.withdrawn', setAside.declined), 'BID_DECLINED'],
    ['a declined bid is placed again', open, event('bid.placed', setAside.declined), 'BID_DECLINED'],
    ['a declined bid is accepted', open, accept('declined', 80), 'BID_DECLINED'],
    ['a declined bid is declined', open, decline('declined'), 'BID_DECLINED'],
    ['a bid is reconsidered that was not declined', open, reconsider('bidder'), 'BID_NOT_DECLINED'],
    ['a bid is declined that is not what was seen', open, decline('bidder', 99), 'BID_CHANGED'],
    ['an unknown bid is declined', open, decline('stranger'), 'BID_NOT_FOUND'],
    ['an unknown bid is reconsidered', open, reconsider('stranger'), 'BID_NOT_FOUND'],
    ['the assignment of another business ends', running, end(owner, { businessSeen: 'bidder' }), 'ASSIGNMENT_CHANGED'],
    [
      'a doubt comes too late',
      { ...completed, isDisputeWindowClosed: true },
      event('completion.doubted', owner),
      'DOUBT_TOO_LATE',
    ],
    [
      'a second completion is doubted',
      { ...completed, isCompletionDisputed: true },
      event('completion.doubted', owner),
      'ALREADY_DOUBTED',
    ],
    ['a rating is changed too late', rated({ isFinal: true }), change(), 'RATING_FINAL'],
    ['a reply is changed too late', rated({ reply: 'final' }), answer(), 'REPLY_FINAL'],
    [
      'a rating is changed that was answered since',
      rated({ revision: 2, reply: 'open' }),
      change({ revisionSeen: 1 }),
      'RATING_CHANGED',
    ],
    [
      'a rating is answered that was changed since',
      rated({ revision: 2 }),
      answer({ revisionSeen: 1 }),
      'RATING_CHANGED',
    ],
  ])('%s', (_, facts, event, reason) => {
    expect(evaluateJobEvent(facts, event)).toEqual({ allowed: false, reason })
  })

  it('remembers a doubt when either side completes the job again', () => {
    for (const who of [assignedBusiness, owner]) {
      const next = { ...completed, isCompletionDisputed: true }
      expect(evaluateJobEvent(doubted, event('job.completed', who))).toEqual({ allowed: true, next })
    }
  })

  it.each(['job.completed', 'assignment.ended', 'rating.answered'] as const)(
    'a business whose assignment ended hears that when it asks for %s',
    (type) => {
      const said = statuses.map((status) => evaluateJobEvent(factsIn(status), event(type, setAside.ended)))
      expect(said).toEqual(statuses.map(() => ({ allowed: false, reason: 'ASSIGNMENT_ENDED' })))
    },
  )
})

describe('what a view asks', () => {
  it.each([
    ['owner', true, false],
    ['bidder', false, true],
    ['nobody', false, false],
  ] as const)('%s', (relation, canEditJob, canEditBid) => {
    const { status, relation: own, can } = jobViewFor(open, parties[relation])
    const may = [can({ type: 'job.edited' }), can({ type: 'bid.edited', amount: 1 })]
    expect([status, own, ...may]).toEqual(['open', relation, canEditJob, canEditBid])
  })

  /** The badge that a party sees, and what became of its bid, by status; a party without a row sees none and has none. */
  const seen: readonly (readonly [string, string, (keyof JobBadges | undefined)?, BidOutcome?])[] = [
    ...(['open', 'expired', 'deleted'] as const).flatMap((status) =>
      (['bidder', 'assignedBusiness'] as const).map((party) => [status, party, 'applied', 'sent'] as const),
    ),
    ...(['inprogress', 'completed'] as const).flatMap((status) => [
      [status, 'assignedBusiness', 'applied', 'won'] as const,
      [status, 'bidder', 'applied', 'notChosen'] as const,
    ]),
    ['completed', 'owner', 'rate'],
    ...statuses.flatMap((status) => [
      [status, 'declined', 'applied', 'declined'] as const,
      [status, 'withdrawn', undefined, 'withdrawn'] as const,
      [status, 'ended', undefined, 'ended'] as const,
    ]),
  ]
  const everybody = { ...parties, ...setAside }

  it.each(statuses)(
    'marks a job that is %s for who has to rate it, or has bid, and tells what became of the bid',
    (status) => {
      const found = Object.entries(everybody).map(([name, party]) => {
        const badges = Object.entries(jobViewFor(factsIn(status), party).badges).flatMap(([badge, is]) =>
          is ? [badge] : [],
        )
        return [name, badges, bidOutcomeOf(factsIn(status), party)]
      })
      const expected = Object.keys(everybody).map((name) => {
        const [, , badge, outcome = null] = seen.find((row) => row[0] === status && row[1] === name) ?? []
        return [name, badge === undefined ? [] : [badge], outcome]
      })
      expect(found).toEqual(expected)
      expect(jobViewFor(rated(), owner).badges.rate).toBe(false)
    },
  )

  it('begins open, and takes a snapshot back to the facts it came from', () => {
    expect(createActor(jobMachine, { input: open }).getSnapshot().value).toBe('open')
    for (const status of statuses)
      expect(factsFromSnapshot(snapshotFromFacts(factsIn(status)))).toEqual(factsIn(status))
  })
})
