import { assertEvent, assign, setup, getNextTransitions, transition, type SnapshotFrom } from 'xstate'
import { machineTypes } from '../machine-types.ts'
import {
  targetBidderId,
  preconditionFailure,
  partyDenialReason,
  type PolicyFacts,
  type JobParties,
  bidOutcomeOf,
  countsAsBid,
  relationTo,
} from './policy.ts'
import type { BidState, JobEvent, JobFacts, JobErrorCode, JobStatus, JobActor, PartyRelation } from './types.ts'
/**
 * The life of a job: open → inprogress → completed, open → expired, open → deleted, and rated once when completed.
 * While it is open its bids come and go: a business withdraws its own, the customer declines one and may reconsider it.
 * Its owner may invite businesses to bid, and an invited one may decline.
 * In progress, either of its parties may end the assignment: it is open again. Before it is rated its owner may say, once
 * an assignment, that it is not done: it is in progress again. The rating may be changed for a while, and answered. An
 * operator repairs: takes the job a step back, ends it, or removes it or its rating.
 *
 * Pure: no actors, no delays, no clock. The server asks it inside the transaction that writes, the browser asks it what
 * to offer; both through `evaluateJobEvent` and `jobViewFor`. Every event carries who does it (`by`); `jobPolicy` says who may.
 */
export const jobMachine = setup({
  types: machineTypes<{
    context: PolicyFacts
    input: PolicyFacts
    events: JobEvent
  }>(),
  guards: {
    isAllowed: ({ context, event }) => !partyDenialReason(context, event) && !preconditionFailure(context, event),
  },
  actions: {
    recordBid: assign(({ context, event }) => {
      assertEvent(event, ['bid.placed', 'bid.edited'])
      const { by, amount } = event
      return by.role === 'business' ? { bids: withBid(context.bids, by.id, amount) } : {}
    }),
    setBidState: assign(({ context, event }) => {
      assertEvent(event, ['bid.withdrawn', 'bid.declined', 'bid.reconsidered'])
      const [concerned, state] = [targetBidderId(event), bidStateAfter[event.type]]
      return { bids: context.bids.map((bid) => (bid.businessId === concerned ? { ...bid, state } : bid)) }
    }),
    recordInvitation: assign(({ context: { invitations }, event }) => {
      assertEvent(event, 'business.invited')
      return { invitations: [...invitations, { businessId: event.businessId, state: 'sent' as const }] }
    }),
    declineInvitation: assign(({ context: { invitations }, event }) => {
      const concerned = targetBidderId(event)
      return {
        invitations: invitations.map((one) =>
          one.businessId === concerned ? { ...one, state: 'declined' as const } : one,
        ),
      }
    }),
    assignBusiness: assign(({ event }) => {
      assertEvent(event, 'bid.accepted')
      return { assignedBusinessId: event.businessId }
    }),
    // What was said of its work goes with the business.
    clearAssignment: assign({ assignedBusinessId: null, isCompletionDisputed: false }),
    endBid: assign(({ context: { assignedBusinessId, bids } }) => ({
      bids: bids.map((bid) => (bid.businessId === assignedBusinessId ? { ...bid, state: 'ended' as const } : bid)),
    })),
    recordDispute: assign({ isCompletionDisputed: true }),
    // The next completion can be doubted for as long as this one could.
    clearCompletion: assign({ isDisputeWindowClosed: false, rating: null }),
    rate: assign({ rating: { revision: 1, isFinal: false, reply: 'none' } }),
    bumpRatingRevision: assign(({ context: { rating } }) => ({
      rating: rating && { ...rating, revision: rating.revision + 1 },
    })),
    beginReply: assign(({ context: { rating } }) => ({
      rating: rating && { ...rating, reply: rating.reply === 'none' ? 'open' : rating.reply },
    })),
    clearRating: assign({ rating: null }),
  },
}).createMachine({
  id: 'job',
  context: ({ input }) => ({
    ownerId: input.ownerId,
    assignedBusinessId: input.assignedBusinessId,
    isCompletionDisputed: input.isCompletionDisputed,
    isDisputeWindowClosed: input.isDisputeWindowClosed,
    rating: input.rating,
    bids: input.bids,
    invitations: input.invitations,
  }),
  initial: 'open',
  states: {
    open: {
      on: {
        'bid.placed': { guard: 'isAllowed', actions: 'recordBid' },
        'bid.edited': { guard: 'isAllowed', actions: 'recordBid' },
        'bid.accepted': { guard: 'isAllowed', actions: 'assignBusiness', target: 'inprogress' },
        'bid.withdrawn': { guard: 'isAllowed', actions: 'setBidState' },
        'bid.declined': { guard: 'isAllowed', actions: 'setBidState' },
        'bid.reconsidered': { guard: 'isAllowed', actions: 'setBidState' },
        'business.invited': { guard: 'isAllowed', actions: 'recordInvitation' },
        'invitation.declined': { guard: 'isAllowed', actions: 'declineInvitation' },
        // Entered again, because an edit restarts the job's time.
        'job.edited': { guard: 'isAllowed', target: 'open', reenter: true },
        'job.deleted': { guard: 'isAllowed', target: 'deleted' },
        'job.expired': { guard: 'isAllowed', target: 'expired' },
        'job.ended': { guard: 'isAllowed', target: 'expired' },
        'job.removed': { guard: 'isAllowed', target: 'deleted' },
      },
    },
    inprogress: {
      on: {
        'job.completed': { guard: 'isAllowed', target: 'completed' },
        'assignment.ended': { guard: 'isAllowed', actions: ['endBid', 'clearAssignment'], target: 'open' },
        'job.reopened': { guard: 'isAllowed', actions: 'clearAssignment', target: 'open' },
        'job.ended': { guard: 'isAllowed', actions: 'clearAssignment', target: 'expired' },
        'job.removed': { guard: 'isAllowed', actions: 'clearAssignment', target: 'deleted' },
      },
    },
    completed: {
      initial: 'unrated',
      exit: 'clearCompletion',
      on: {
        'job.reopened': { guard: 'isAllowed', target: 'inprogress' },
        'job.removed': { guard: 'isAllowed', actions: 'clearAssignment', target: 'deleted' },
      },
      states: {
        unrated: {
          on: {
            'job.rated': { guard: 'isAllowed', actions: 'rate', target: 'rated' },
            'completion.doubted': { guard: 'isAllowed', actions: 'recordDispute', target: '#job.inprogress' },
          },
        },
        rated: {
          on: {
            'rating.changed': { guard: 'isAllowed', actions: 'bumpRatingRevision' },
            'rating.answered': { guard: 'isAllowed', actions: ['bumpRatingRevision', 'beginReply'] },
            'rating.removed': { guard: 'isAllowed', actions: 'clearRating', target: 'unrated' },
          },
        },
      },
    },
    expired: {
      on: {
        'job.reopened': { guard: 'isAllowed', target: 'open' },
        'job.removed': { guard: 'isAllowed', target: 'deleted' },
      },
    },
    deleted: {
      on: {
        'job.reopened': { guard: 'isAllowed', target: 'open' },
      },
    },
  },
})

const bidStateAfter = {
  'bid.withdrawn': 'withdrawn',
  'bid.declined': 'declined',
  'bid.reconsidered': 'standing',
} as const satisfies { readonly [Type in JobEvent['type']]?: BidState }

function withBid(bids: JobParties['bids'], businessId: string, amount: number): JobParties['bids'] {
  return [...bids.filter((bid) => bid.businessId !== businessId), { businessId, amount, state: 'standing' }]
}

export type JobDecision =
  | { readonly allowed: true; readonly next: JobFacts }
  | { readonly allowed: false; readonly reason: JobErrorCode }

export type JobSnapshot = SnapshotFrom<typeof jobMachine>

/**
 * Whether this may happen to this job now. If so, `next` holds the facts afterwards; if not, `reason` is the
 * contract's error code, checked in this order: who asks, what has become of the job, what else is missing.
 */
export function evaluateJobEvent(facts: JobFacts, event: JobEvent): JobDecision {
  const snapshot = snapshotFromFacts(facts)
  if (snapshot.can(event)) {
    const [next] = transition(jobMachine, snapshot, event)
    return { allowed: true, next: factsFromSnapshot(next) }
  }
  const isKnownInState = getNextTransitions(snapshot).some(({ eventType }) => eventType === event.type)
  const reason =
    partyDenialReason(facts, event) ??
    (isKnownInState ? preconditionFailure(facts, event) : null) ??
    statusDenialReason(facts, event)
  return { allowed: false, reason }
}

/** The badges beside the job's status, for one party. */
export type JobBadges = {
  /** The party may rate it. */
  readonly rate: boolean
  /** The party has bid on it, and that bid was neither withdrawn nor ended. */
  readonly applied: boolean
}

/** The job as one party sees it, for views: its status, the party’s relation to it, its badges, and what the party may do. */
export type JobView = {
  readonly status: JobStatus
  readonly relation: PartyRelation
  readonly badges: JobBadges
  readonly can: (act: JobAction) => boolean
}

/** An event without `by`: the viewer does it. */
export type JobAction = JobEvent extends infer Event ? (Event extends JobEvent ? Omit<Event, 'by'> : never) : never

/** What `viewer` may do with a job: `jobViewFor(facts, viewer).can({ type: 'job.edited' })`. */
export function jobViewFor(facts: JobFacts, viewer: JobActor): JobView {
  const snapshot = snapshotFromFacts(facts)
  const can: JobView['can'] = (act) => snapshot.can({ ...act, by: viewer })
  return {
    status: facts.status,
    relation: relationTo(facts, viewer),
    badges: { rate: can({ type: 'job.rated' }), applied: countsAsBid(bidOutcomeOf(facts, viewer)) },
    can,
  }
}

/** The machine's snapshot of a stored or fetched job. */
export function snapshotFromFacts(facts: JobFacts): JobSnapshot {
  const { status: _, ...context } = facts
  return jobMachine.resolveState({ value: stateOf(facts), context })
}

/** The facts in a snapshot; the inverse of `snapshotFromFacts`. */
export function factsFromSnapshot(snapshot: JobSnapshot): JobFacts {
  return { ...snapshot.context, status: typeof snapshot.value === 'object' ? 'completed' : snapshot.value }
}

function stateOf({ status, rating }: JobFacts): JobSnapshot['value'] {
  if (status !== 'completed') return status
  return { completed: rating === null ? 'unrated' : 'rated' }
}

/** Why the job's status does not allow this event. */
function statusDenialReason({ status, rating, isCompletionDisputed }: JobFacts, { type }: JobEvent): JobErrorCode {
  const isOfRating = type === 'rating.changed' || type === 'rating.answered' || type === 'rating.removed'
  const isAfterwards = type === 'job.rated' || type === 'completion.doubted' || isOfRating
  switch (status) {
    case 'open': // too early to complete or to end, to rate, to doubt or to take a step back
      return type === 'job.completed' || type === 'assignment.ended' ? 'JOB_NOT_ASSIGNED' : 'JOB_NOT_COMPLETED'
    case 'inprogress':
      if (type === 'completion.doubted' && isCompletionDisputed) return 'ALREADY_DOUBTED'
      return isAfterwards ? 'JOB_NOT_COMPLETED' : 'JOB_ALREADY_ASSIGNED'
    case 'completed':
      if (isOfRating) return 'JOB_NOT_RATED'
      return isAfterwards && rating !== null ? 'ALREADY_RATED' : 'JOB_ALREADY_COMPLETED'
    case 'expired':
      return 'JOB_EXPIRED'
    case 'deleted':
      return 'JOB_WAS_DELETED'
  }
}
