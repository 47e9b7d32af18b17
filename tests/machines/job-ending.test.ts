import { describe, expect, it } from 'vitest'
import { evaluateJobEvent } from '../../machines/job/machine.ts'
import type { JobEvent, JobActor } from '../../machines/job/types.ts'
import { factsIn, parties, setAside, statuses } from '../../qa/models/job-samples.ts'

describe('an assignment that ends', () => {
  const running = { ...factsIn('inprogress'), isCompletionDisputed: true }
  const end = (by: JobActor, businessSeen?: string): JobEvent => ({
    type: 'assignment.ended',
    by,
    ...(businessSeen === undefined ? {} : { businessSeen }),
  })

  it.each([
    ['its owner', parties.owner],
    ['its business', parties.assignedBusiness],
  ])('by %s opens the job, takes the bid out and what was said of the work, and leaves the others', (_, by) => {
    const bids = running.bids.map((bid) => (bid.businessId === 'assigned' ? { ...bid, state: 'ended' } : bid))
    expect(evaluateJobEvent(running, end(by))).toEqual({ allowed: true, next: { ...factsIn('open'), bids } })
  })

  it('is the one that was seen', () => {
    expect(evaluateJobEvent(running, end(parties.owner, 'assigned')).allowed).toBe(true)
    expect(evaluateJobEvent(running, end(parties.owner, 'bidder'))).toEqual({
      allowed: false,
      reason: 'ASSIGNMENT_CHANGED',
    })
  })

  it.each(['job.completed', 'assignment.ended', 'rating.answered'] as const)(
    'is told to the business that had it and asks for %s',
    (type) => {
      for (const status of statuses) {
        expect(evaluateJobEvent(factsIn(status), { type, by: setAside.ended })).toEqual({
          allowed: false,
          reason: 'ASSIGNMENT_ENDED',
        })
      }
    },
  )
})
