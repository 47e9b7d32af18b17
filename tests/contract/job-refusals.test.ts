import { describe, expect, test } from 'vitest'
import { errorStatus, isErrorCode } from '../../generated/codes.ts'
import { evaluateJobEvent } from '../../machines/job/machine.ts'
import { relationTo } from '../../machines/job/policy.ts'
import type { JobEvent, JobEventType, JobFacts, RatingFact } from '../../machines/job/types.ts'
import { callOfEvent } from '../../qa/models/job.ts'
import { eventOf, factsIn, newRating, parties, setAside, relations, statuses } from '../../qa/models/job-samples.ts'
import { operations, ownRefusalsOf, type Operation } from '../support/contract.ts'

/** What the server answers besides, of its own: things that are not there, and what placing a bid asks of a business. */
const besides: { readonly [Type in keyof typeof callOfEvent]: readonly string[] } = {
  'bid.placed': [
    'JOB_NOT_FOUND',
    'OUTSIDE_YOUR_AREA',
    'EMAIL_NOT_VERIFIED',
    'SUBSCRIPTION_INACTIVE',
    'BID_QUOTA_REACHED',
  ],
  'bid.edited': ['BID_NOT_FOUND'],
  'bid.accepted': ['JOB_NOT_FOUND'],
  'bid.withdrawn': ['BID_NOT_FOUND'],
  'bid.declined': ['JOB_NOT_FOUND'],
  'bid.reconsidered': ['JOB_NOT_FOUND'],
  'job.edited': ['JOB_NOT_FOUND'],
  'job.deleted': ['JOB_NOT_FOUND'],
  'job.completed': ['JOB_NOT_FOUND'],
  'assignment.ended': ['JOB_NOT_FOUND'],
  'completion.doubted': ['JOB_NOT_FOUND'],
  'job.rated': ['JOB_NOT_FOUND'],
  'rating.changed': ['JOB_NOT_FOUND'],
  'rating.answered': ['JOB_NOT_FOUND'],
}

/** Every job that can be, as far as its law tells jobs apart. */
const jobs: readonly JobFacts[] = statuses.flatMap((status) =>
  [false, true].flatMap((isCompletionDisputed) =>
    completions(status).map((completion) => ({ ...factsIn(status), isCompletionDisputed, ...completion })),
  ),
)

function completions(status: JobFacts['status']): readonly Pick<JobFacts, 'rating' | 'isDisputeWindowClosed'>[] {
  const fresh = { rating: null, isDisputeWindowClosed: false }
  const old: RatingFact = { revision: 2, isFinal: true, reply: 'final' }
  return status === 'completed'
    ? [
        fresh,
        { rating: newRating, isDisputeWindowClosed: false },
        { rating: old, isDisputeWindowClosed: false },
        { rating: null, isDisputeWindowClosed: true },
      ]
    : [fresh]
}

/** Every way to ask for an event: the customer names a bid that is there or not, that stands or not, as it is or was. */
function eventsOf(type: JobEventType, by: JobEvent['by']): readonly JobEvent[] {
  if (type === 'rating.changed' || type === 'rating.answered') {
    return [eventOf(type, by), { type, by, revisionSeen: 1 }, { type, by, revisionSeen: 9 }]
  }
  if (type === 'assignment.ended') return [eventOf(type, by), { type, by, businessSeen: 'stranger' }]
  const named = ['assigned', 'stranger', ...Object.keys(setAside)]
  if (type === 'bid.reconsidered') return named.map((businessId) => ({ type, by, businessId }))
  if (type !== 'bid.accepted' && type !== 'bid.declined') return [eventOf(type, by)]
  return named.flatMap((businessId) => [
    { type, by, businessId },
    { type, by, businessId, amountSeen: 120.5 },
    { type, by, businessId, amountSeen: 1 },
  ])
}

/** The codes that the law of jobs ever answers to those who may make the call at all. */
function refusalsOf(type: JobEventType, roles: readonly string[]): ReadonlySet<string> {
  const bidders = Object.values(setAside).map((party) => ({ relation: 'bidder', party }))
  const callers = [...relations.map((relation) => ({ relation, party: parties[relation] })), ...bidders]
  const decisions = jobs.flatMap((job) =>
    callers
      .filter(({ relation, party }) => relationTo(job, party) === relation && roles.includes(party.role))
      .flatMap(({ party }) => eventsOf(type, party).map((event) => evaluateJobEvent(job, event))),
  )
  return new Set(decisions.flatMap((decision) => (decision.allowed ? [] : [decision.reason])))
}

const listed = (operation: Operation): readonly string[] => ownRefusalsOf(operation).map(({ code }) => code)

describe('the contract lists what the law of jobs answers, no more and no less', () => {
  const types = Object.keys(besides).filter((type): type is keyof typeof besides => Object.hasOwn(besides, type))

  test.each(types)('to %s', (type) => {
    const calls = operations.filter(({ id }) => id === callOfEvent[type])
    const roles = calls.flatMap((call) => call.roles)
    const answered = new Set([...refusalsOf(type, roles), ...besides[type]])
    expect([...answered].toSorted()).toEqual(calls.flatMap(listed).toSorted())
  })

  test('and to no other call', () => {
    const isMove = (code: string) => isErrorCode(code) && errorStatus[code] === 409
    const ofLaw = new Set(types.flatMap((type) => [...refusalsOf(type, ['customer', 'business'])].filter(isMove)))
    // Who may write to whom is a law of its own, beside that of moves.
    const others = operations.filter(({ id }) => !['sendMessage', ...Object.values<string>(callOfEvent)].includes(id))
    const told = others.flatMap((call) =>
      listed(call)
        .filter((code) => ofLaw.has(code))
        .map((code) => `${call.id} ${code}`),
    )
    expect(told).toEqual([])
  })
})
