import { describe, expect, test } from 'vitest'
import { errorStatus, isErrorCode } from '../../generated/codes.ts'
import { evaluateJobEvent } from '../../machines/job/machine.ts'
import { MOST_INVITED } from '../../machines/job/policy.ts'
import type { JobEventType, JobFacts } from '../../machines/job/types.ts'
import { callOfEvent } from '../../qa/models/job.ts'
import { relations } from '../../qa/models/job-samples.ts'
import { askings, places } from '../server/job-policy/starting-states.ts'
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
  'business.invited': ['JOB_NOT_FOUND', 'BUSINESS_NOT_FOUND', 'EMAIL_NOT_VERIFIED', 'INVITATION_QUOTA_REACHED'],
  'invitation.declined': ['JOB_NOT_FOUND'],
  'job.edited': ['JOB_NOT_FOUND'],
  'job.deleted': ['JOB_NOT_FOUND'],
  'job.completed': ['JOB_NOT_FOUND'],
  'assignment.ended': ['JOB_NOT_FOUND'],
  'completion.doubted': ['JOB_NOT_FOUND'],
  'job.rated': ['JOB_NOT_FOUND'],
  'rating.changed': ['JOB_NOT_FOUND'],
  'rating.answered': ['JOB_NOT_FOUND'],
}

/** Every job that the law tells apart: in each place of its life, and there once the time to change anything is over. */
const jobs: readonly JobFacts[] = places.flatMap(({ facts }) => {
  const { status, rating } = facts
  const final = rating && ({ ...rating, isFinal: true, reply: 'final' } as const)
  const full = Array.from({ length: MOST_INVITED }, (_, at) => ({ businessId: `${at}`, state: 'sent' as const }))
  const answered = [
    { businessId: 'bidder', state: 'sent' },
    { businessId: 'other-business', state: 'declined' },
  ] as const
  return [
    facts,
    { ...facts, rating: final, isDisputeWindowClosed: status === 'completed' },
    { ...facts, invitations: full },
    { ...facts, invitations: answered },
  ]
})

/** The codes that the law of jobs ever answers to those who may make the call at all. */
function refusalsOf(type: JobEventType, roles: readonly string[]): ReadonlySet<string> {
  const asked = relations.flatMap((relation) => askings(type, relation)).filter(({ by }) => roles.includes(by.role))
  const decisions = jobs.flatMap((job) => asked.map((event) => evaluateJobEvent(job, event)))
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
    // A repair by an operator is none of the moves that parties make.
    const besidesMoves = ['sendMessage', 'repairJob']
    const others = operations.filter(({ id }) => ![...besidesMoves, ...Object.values<string>(callOfEvent)].includes(id))
    const told = others.flatMap((call) =>
      listed(call)
        .filter((code) => ofLaw.has(code))
        .map((code) => `${call.id} ${code}`),
    )
    expect(told).toEqual([])
  })
})
