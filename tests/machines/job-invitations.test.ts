import { describe, expect, it } from 'vitest'
import { evaluateJobEvent } from '../../machines/job/machine.ts'
import { MOST_INVITED } from '../../machines/job/policy.ts'
import type { JobActor, JobErrorCode, JobEvent, JobFacts } from '../../machines/job/types.ts'
import { operations } from '../support/contract.ts'
import { propertiesOf } from '../support/body-arbitrary.ts'
import { factsIn, parties, setAside } from '../../qa/models/job-samples.ts'

const { owner, bidder, otherBusiness } = parties
const open = factsIn('open')
const invite = (businessId: string): JobEvent => ({ type: 'business.invited', by: owner, businessId })
const sayNo = (by: JobActor): JobEvent => ({ type: 'invitation.declined', by })

/** The sample job with other invitations. */
const inviting = (...invitations: JobFacts['invitations']): JobFacts => ({ ...open, invitations })
const sent = (businessId: string) => ({ businessId, state: 'sent' }) as const
const no = (businessId: string) => ({ businessId, state: 'declined' }) as const
const nine = Array.from({ length: MOST_INVITED - 1 }, (_, at) => no(`business ${at}`))

describe('invitations to a job', () => {
  it.each<[string, JobFacts, JobEvent, JobFacts]>([
    ['a business is invited', open, invite('stranger'), inviting(sent('other-business'), sent('stranger'))],
    ['the tenth is invited', inviting(...nine), invite('stranger'), inviting(...nine, sent('stranger'))],
    ['one whose bid was withdrawn is invited', inviting(), invite('withdrawn'), inviting(sent('withdrawn'))],
    ['one whose assignment ended is invited', inviting(), invite('ended'), inviting(sent('ended'))],
    [
      'one of two invitations is declined',
      inviting(sent('a'), sent('other-business')),
      sayNo(otherBusiness),
      inviting(sent('a'), no('other-business')),
    ],
    ['who withdrew declines', inviting(sent('withdrawn')), sayNo(setAside.withdrawn), inviting(no('withdrawn'))],
  ])('%s', (_, facts, event, next) => {
    expect(evaluateJobEvent(facts, event)).toEqual({ allowed: true, next })
  })

  it('leave bids alone: who declined may bid, and who bids stays invited', () => {
    const facts = inviting(no('other-business'))
    const decision = evaluateJobEvent(facts, { type: 'bid.placed', by: otherBusiness, amount: 90 })
    const bids = [...open.bids, { businessId: 'other-business', amount: 90, state: 'standing' }]
    expect(decision).toEqual({ allowed: true, next: { ...facts, bids } })
  })

  it.each<[string, JobFacts, JobEvent, JobErrorCode]>([
    ['a business is invited twice', open, invite('other-business'), 'ALREADY_INVITED'],
    ['one that declined is invited', inviting(no('stranger')), invite('stranger'), 'ALREADY_INVITED'],
    ['a bidder is invited', open, invite('bidder'), 'BUSINESS_HAS_BID'],
    ['one whose bid was declined is invited', open, invite('declined'), 'BUSINESS_HAS_BID'],
    ['an eleventh is invited', inviting(...nine, sent('x')), invite('stranger'), 'TOO_MANY_INVITATIONS'],
    ['one is invited to a job in progress', factsIn('inprogress'), invite('stranger'), 'JOB_ALREADY_ASSIGNED'],
    ['nothing is declined', inviting(), sayNo(otherBusiness), 'INVITATION_NOT_FOUND'],
    ['it is declined twice', inviting(no('other-business')), sayNo(otherBusiness), 'INVITATION_DECLINED'],
    ['a bidder declines', inviting(sent('bidder')), sayNo(bidder), 'ALREADY_BID'],
  ])('%s, which is refused', (_, facts, event, reason) => {
    expect(evaluateJobEvent(facts, event)).toEqual({ allowed: false, reason })
  })

  it('are as many as the contract takes with a new job', () => {
    const body = operations.find(({ id }) => id === 'createJob')?.body ?? {}
    expect(propertiesOf(body).find(([name]) => name === 'invited')?.[1]).toMatchObject({ maxItems: MOST_INVITED })
  })
})
