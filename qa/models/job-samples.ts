import type {
  BidState,
  JobEvent,
  JobEventType,
  JobFacts,
  JobStatus,
  JobActor,
  RatingFact,
  PartyRelation,
} from '../../machines/job/types.ts'

export const statuses: readonly JobStatus[] = ['open', 'inprogress', 'completed', 'expired', 'deleted']

/** One party for each relation towards the sample job. */
export const parties: { readonly [Name in PartyRelation]: JobActor } = {
  owner: { role: 'customer', id: 'owner' },
  otherCustomer: { role: 'customer', id: 'other-customer' },
  assignedBusiness: { role: 'business', id: 'assigned' },
  bidder: { role: 'business', id: 'bidder' },
  otherBusiness: { role: 'business', id: 'other-business' },
  system: { role: 'system' },
  operator: { role: 'operator' },
  nobody: { role: 'nobody' },
}

export const relations: readonly PartyRelation[] = [
  'owner',
  'otherCustomer',
  'assignedBusiness',
  'bidder',
  'otherBusiness',
  'system',
  'operator',
  'nobody',
]

/** Businesses whose bids on the sample job do not stand; their relation is that of any bidder. */
export const setAside = {
  declined: { role: 'business', id: 'declined' },
  withdrawn: { role: 'business', id: 'withdrawn' },
  ended: { role: 'business', id: 'ended' },
} as const satisfies { readonly [State in Exclude<BidState, 'standing'>]: JobActor }

/**
 * A job in a status with two bids that stand, one that was declined, one that was withdrawn, and one that won until that
 * was ended; `assigned` won it, where it was won. `other-business` is invited.
 */
export function factsIn(status: JobStatus): JobFacts {
  return {
    status,
    ownerId: 'owner',
    assignedBusinessId: status === 'inprogress' || status === 'completed' ? 'assigned' : null,
    rating: null,
    isCompletionDisputed: false,
    isDisputeWindowClosed: false,
    bids: [
      { businessId: 'assigned', amount: 120.5, state: 'standing' },
      { businessId: 'bidder', amount: 100, state: 'standing' },
      { businessId: setAside.declined.id, amount: 80, state: 'declined' },
      { businessId: setAside.withdrawn.id, amount: 70, state: 'withdrawn' },
      { businessId: setAside.ended.id, amount: 60, state: 'ended' },
    ],
    invitations: [{ businessId: 'other-business', state: 'sent' }],
  }
}

export const newRating: RatingFact = { revision: 1, isFinal: false, reply: 'none' }

export function eventOf(type: JobEventType, by: JobActor): JobEvent {
  switch (type) {
    case 'bid.placed':
    case 'bid.edited':
      return { type, by, amount: 90 }
    case 'bid.accepted':
      return { type, by, businessId: 'assigned', amountSeen: 120.5 }
    case 'bid.declined':
      return { type, by, businessId: 'bidder', amountSeen: 100 }
    case 'bid.reconsidered':
      return { type, by, businessId: setAside.declined.id }
    case 'business.invited':
      return { type, by, businessId: setAside.withdrawn.id }
    default:
      return { type, by }
  }
}
