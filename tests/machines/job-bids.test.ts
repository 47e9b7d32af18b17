import { describe, expect, it } from 'vitest'
import { evaluateJobEvent, jobViewFor, type JobDecision } from '../../machines/job/machine.ts'
import { bidOutcomeOf } from '../../machines/job/policy.ts'
import type { JobEvent, JobErrorCode } from '../../machines/job/types.ts'
import { eventOf, factsIn, parties, setAside, statuses } from '../../qa/models/job-samples.ts'

const accept = (amountSeen?: number, businessId = 'bidder'): JobEvent => ({
  type: 'bid.accepted',
  by: parties.owner,
  businessId,
  ...(amountSeen === undefined ? {} : { amountSeen }),
})

const decline = (businessId: string, amountSeen?: number): JobEvent => ({
  ...accept(amountSeen, businessId),
  type: 'bid.declined',
  businessId,
})

const reconsider = (businessId: string): JobEvent => ({ type: 'bid.reconsidered', by: parties.owner, businessId })

describe('a bid', () => {
  const open = factsIn('open')
  const bidOf = (id: string, decision: JobDecision) =>
    decision.allowed ? decision.next.bids.find(({ businessId }) => businessId === id) : decision.reason
  const becomes = (event: JobEvent, id: string) => bidOf(id, evaluateJobEvent(open, event))

  it('is withdrawn by its business', () => {
    expect(becomes({ type: 'bid.withdrawn', by: parties.bidder }, 'bidder')).toEqual({
      businessId: 'bidder',
      amount: 100,
      state: 'withdrawn',
    })
  })

  it.each(['withdrawn', 'ended'] as const)('that was %s is placed anew', (id) => {
    expect(becomes({ type: 'bid.placed', by: setAside[id], amount: 65 }, id)).toEqual({
      businessId: id,
      amount: 65,
      state: 'standing',
    })
  })

  it('is declined as it was seen, and reconsidered as it was', () => {
    const declined = evaluateJobEvent(open, {
      type: 'bid.declined',
      by: parties.owner,
      businessId: 'bidder',
      amountSeen: 100,
    })
    expect(bidOf('bidder', declined)).toEqual({ businessId: 'bidder', amount: 100, state: 'declined' })
    if (!declined.allowed) throw new Error(declined.reason)
    const back = evaluateJobEvent(declined.next, { type: 'bid.reconsidered', by: parties.owner, businessId: 'bidder' })
    expect(back).toEqual({ allowed: true, next: open })
  })

  it.each<[string, JobEvent, JobErrorCode]>([
    ['edited once withdrawn', { type: 'bid.edited', by: setAside.withdrawn, amount: 1 }, 'BID_WITHDRAWN'],
    ['withdrawn twice', { type: 'bid.withdrawn', by: setAside.withdrawn }, 'BID_WITHDRAWN'],
    ['accepted once withdrawn', accept(70, 'withdrawn'), 'BID_WITHDRAWN'],
    ['declined once withdrawn', decline('withdrawn'), 'BID_WITHDRAWN'],
    ['reconsidered once withdrawn', reconsider('withdrawn'), 'BID_WITHDRAWN'],
    ['edited once its assignment was ended', { type: 'bid.edited', by: setAside.ended, amount: 1 }, 'BID_WITHDRAWN'],
    ['accepted once its assignment was ended', accept(60, 'ended'), 'BID_WITHDRAWN'],
    ['edited once declined', { type: 'bid.edited', by: setAside.declined, amount: 1 }, 'BID_DECLINED'],
    ['withdrawn once declined', { type: 'bid.withdrawn', by: setAside.declined }, 'BID_DECLINED'],
    ['placed anew once declined', { type: 'bid.placed', by: setAside.declined, amount: 1 }, 'BID_DECLINED'],
    ['accepted once declined', accept(80, 'declined'), 'BID_DECLINED'],
    ['declined twice', decline('declined'), 'BID_DECLINED'],
    ['reconsidered while it stands', reconsider('bidder'), 'BID_NOT_DECLINED'],
    ['declined where it is not what was seen', decline('bidder', 99), 'BID_CHANGED'],
    ['declined where there is none', decline('stranger'), 'BID_NOT_FOUND'],
    ['reconsidered where there is none', reconsider('stranger'), 'BID_NOT_FOUND'],
  ])('is not %s', (_, event, reason) => {
    expect(evaluateJobEvent(open, event)).toEqual({ allowed: false, reason })
  })

  it.each(['bid.withdrawn', 'bid.declined', 'bid.reconsidered'] as const)(
    'is past %s once the job is given away, done or over',
    (type) => {
      const by = type === 'bid.withdrawn' ? parties.bidder : parties.owner
      const said = statuses.slice(1).map((status) => evaluateJobEvent(factsIn(status), eventOf(type, by)))
      const reasons = ['JOB_ALREADY_ASSIGNED', 'JOB_ALREADY_COMPLETED', 'JOB_EXPIRED', 'JOB_WAS_DELETED']
      expect(said).toEqual(reasons.map((reason) => ({ allowed: false, reason })))
    },
  )

  it('that was set aside stays so when its job is opened again', () => {
    const again = evaluateJobEvent(factsIn('inprogress'), { type: 'job.reopened', by: parties.operator })
    expect(again).toEqual({ allowed: true, next: factsIn('open') })
  })

  it.each([
    ['open', 'declined', 'declined', true],
    ['completed', 'declined', 'declined', true],
    ['open', 'withdrawn', 'withdrawn', false],
    ['inprogress', 'withdrawn', 'withdrawn', false],
    ['open', 'ended', 'ended', false],
    ['completed', 'ended', 'ended', false],
  ] as const)('on a job that is %s which is %s tells its business so', (status, who, outcome, isApplied) => {
    const facts = factsIn(status)
    expect(bidOutcomeOf(facts, setAside[who])).toBe(outcome)
    expect(jobViewFor(facts, setAside[who]).badges.applied).toBe(isApplied)
  })
})
