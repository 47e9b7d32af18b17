import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { evaluateJobEvent, snapshotFromFacts, jobMachine } from '../../machines/job/machine.ts'
import type { JobEvent, JobEventType, JobFacts, JobActor, RatingFact } from '../../machines/job/types.ts'
import { eventOf, factsIn, newRating, parties } from '../../qa/models/job-samples.ts'

describe('a completion', () => {
  it('is doubted once, whoever completes it again', () => {
    const doubted = evaluateJobEvent(factsIn('completed'), { type: 'completion.doubted', by: parties.owner })
    expect(doubted).toEqual({ allowed: true, next: { ...factsIn('inprogress'), isCompletionDisputed: true } })
    if (!doubted.allowed) return
    expect(evaluateJobEvent(doubted.next, { type: 'completion.doubted', by: parties.owner })).toEqual({
      allowed: false,
      reason: 'ALREADY_DOUBTED',
    })
    for (const by of [parties.assignedBusiness, parties.owner]) {
      const again = evaluateJobEvent(doubted.next, { type: 'job.completed', by })
      expect(again.allowed && evaluateJobEvent(again.next, { type: 'completion.doubted', by: parties.owner })).toEqual({
        allowed: false,
        reason: 'ALREADY_DOUBTED',
      })
    }
  })
})

describe('a rating', () => {
  const rated = (rating: Partial<RatingFact> = {}): JobFacts => ({
    ...factsIn('completed'),
    rating: { ...newRating, ...rating },
  })
  const change = (revisionSeen?: number): JobEvent => ({
    type: 'rating.changed',
    by: parties.owner,
    ...(revisionSeen === undefined ? {} : { revisionSeen }),
  })
  const answer = (revisionSeen?: number): JobEvent => ({
    type: 'rating.answered',
    by: parties.assignedBusiness,
    ...(revisionSeen === undefined ? {} : { revisionSeen }),
  })

  it.each<[string, JobFacts, JobEvent, Partial<RatingFact>]>([
    ['is changed', rated(), change(), { revision: 2 }],
    ['is changed as it was seen', rated({ revision: 3 }), change(3), { revision: 4 }],
    ['is changed though it was answered', rated({ reply: 'final' }), change(), { revision: 2, reply: 'final' }],
    ['is answered', rated(), answer(1), { revision: 2, reply: 'open' }],
    [
      'is answered however old it is',
      rated({ isFinal: true }),
      answer(),
      { revision: 2, isFinal: true, reply: 'open' },
    ],
    ['has its reply changed', rated({ revision: 2, reply: 'open' }), answer(2), { revision: 3, reply: 'open' }],
  ])('%s', (_, facts, event, next) => {
    expect(evaluateJobEvent(facts, event)).toEqual({ allowed: true, next: rated(next) })
  })

  it.each<[string, JobFacts, JobEvent, string]>([
    ['its days are over', rated({ isFinal: true }), change(), 'RATING_FINAL'],
    ['those of the reply are over', rated({ reply: 'final' }), answer(), 'REPLY_FINAL'],
    ['it was answered meanwhile', rated({ revision: 2, reply: 'open' }), change(1), 'RATING_CHANGED'],
    ['it was changed meanwhile', rated({ revision: 2 }), answer(1), 'RATING_CHANGED'],
    ['there is none', factsIn('completed'), change(), 'JOB_NOT_RATED'],
    ['there is none to answer', factsIn('completed'), answer(), 'JOB_NOT_RATED'],
    ['there is none to remove', factsIn('completed'), eventOf('rating.removed', parties.operator), 'JOB_NOT_RATED'],
    ['the job is not completed', factsIn('inprogress'), change(), 'JOB_NOT_COMPLETED'],
    ['the business changes it', rated(), eventOf('rating.changed', parties.assignedBusiness), 'ROLE_NOT_ALLOWED'],
    ['another business answers', rated(), eventOf('rating.answered', parties.bidder), 'NOT_YOURS'],
  ])('is left alone where %s', (_, facts, event, reason) => {
    expect(evaluateJobEvent(facts, event)).toEqual({ allowed: false, reason })
  })

  it('is removed by an operator, and given anew', () => {
    const removed = evaluateJobEvent(rated({ reply: 'open' }), eventOf('rating.removed', parties.operator))
    expect(removed).toEqual({ allowed: true, next: factsIn('completed') })
    expect(removed.allowed && evaluateJobEvent(removed.next, { type: 'job.rated', by: parties.owner }).allowed).toBe(
      true,
    )
  })

  it('moves the job on and, once an operator removed it, back', () => {
    const job = createActor(jobMachine, {
      input: factsIn('inprogress'),
      snapshot: snapshotFromFacts(factsIn('inprogress')),
    }).start()
    const after = (type: JobEventType, by: JobActor) => {
      job.send(eventOf(type, by))
      return job.getSnapshot().value
    }
    expect([
      after('job.completed', parties.owner),
      after('job.rated', parties.owner),
      after('rating.removed', parties.owner),
      after('rating.removed', parties.operator),
    ]).toEqual([{ completed: 'unrated' }, { completed: 'rated' }, { completed: 'rated' }, { completed: 'unrated' }])
  })
})
