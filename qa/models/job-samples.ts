import type { JobEvent, JobEventType, JobFacts, JobStatus, Party, Standing } from '../../machines/job/types.ts'

export const statuses: readonly JobStatus[] = ['open', 'inprogress', 'completed', 'expired', 'deleted']

/** One party for each standing towards the sample job. */
export const parties: { readonly [Name in Standing]: Party } = {
  owner: { role: 'customer', id: 'owner' },
  otherCustomer: { role: 'customer', id: 'other-customer' },
  assignedBusiness: { role: 'business', id: 'assigned' },
  bidder: { role: 'business', id: 'bidder' },
  otherBusiness: { role: 'business', id: 'other-business' },
  system: { role: 'system' },
  operator: { role: 'operator' },
  nobody: { role: 'nobody' },
}

export const standings: readonly Standing[] = [
  'owner',
  'otherCustomer',
  'assignedBusiness',
  'bidder',
  'otherBusiness',
  'system',
  'operator',
  'nobody',
]

/** A job with two bids in a status; the business `assigned` won it, where it was won. */
export function factsIn(status: JobStatus): JobFacts {
  return {
    status,
    ownerId: 'owner',
    assignedBusinessId: status === 'inprogress' || status === 'completed' ? 'assigned' : null,
    isRated: false,
    isDoubted: false,
    isDoubtOver: false,
    bids: [
      { businessId: 'assigned', amount: 120.5 },
      { businessId: 'bidder', amount: 100 },
    ],
  }
}

/** A well-formed event of a type. */
export function eventOf(type: JobEventType, by: Party): JobEvent {
  switch (type) {
    case 'bid.placed':
    case 'bid.edited':
      return { type, by, amount: 90 }
    case 'bid.accepted':
      return { type, by, businessId: 'assigned', amountSeen: 120.5 }
    default:
      return { type, by }
  }
}
