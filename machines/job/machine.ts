import { assertEvent, assign, setup } from 'xstate'
import { typed } from '../typed.ts'
import { bidderNamed, objectionToEvent, objectionToParty, type LegalFacts } from './law.ts'
import type { Circumstances } from './standing.ts'
import type { BidState, JobEvent } from './types.ts'

/**
 * The life of a job: open → inprogress → completed, open → expired, open → deleted, and rated once when completed.
 * While it is open its bids come and go: a business withdraws its own, the customer declines one and may reconsider it.
 * In progress, either of its parties may end the assignment: it is open again. Before it is rated its owner may say, once
 * an assignment, that it is not done: it is in progress again. The rating may be changed for a while, and answered. An
 * operator repairs: takes the job a step back, ends it, or removes it or its rating.
 *
 * Pure: no actors, no delays, no clock. The server asks it inside the transaction that writes, the browser asks it what
 * to offer; both through `decide` and `viewOf`. Every event carries who does it (`by`); `law` says who may.
 */
export const jobMachine = setup({
  types: typed<{
    context: LegalFacts
    input: LegalFacts
    events: JobEvent
  }>(),
  guards: {
    isLawful: ({ context, event }) => !objectionToParty(context, event) && !objectionToEvent(context, event),
  },
  actions: {
    rememberBid: assign(({ context, event }) => {
      assertEvent(event, ['bid.placed', 'bid.edited'])
      const { by, amount } = event
      return by.role === 'business' ? { bids: withBid(context.bids, by.id, amount) } : {}
    }),
    settleBid: assign(({ context, event }) => {
      assertEvent(event, ['bid.withdrawn', 'bid.declined', 'bid.reconsidered'])
      const [concerned, state] = [bidderNamed(event), becomes[event.type]]
      return { bids: context.bids.map((bid) => (bid.businessId === concerned ? { ...bid, state } : bid)) }
    }),
    assignBusiness: assign(({ event }) => {
      assertEvent(event, 'bid.accepted')
      return { assignedBusinessId: event.businessId }
    }),
    // What was said of its work goes with the business.
    dismissBusiness: assign({ assignedBusinessId: null, isDoubted: false }),
    endBid: assign(({ context: { assignedBusinessId, bids } }) => ({
      bids: bids.map((bid) => (bid.businessId === assignedBusinessId ? { ...bid, state: 'ended' as const } : bid)),
    })),
    rememberDoubt: assign({ isDoubted: true }),
    // The next completion can be doubted for as long as this one could.
    forgetCompletion: assign({ isDoubtOver: false, rating: null }),
    rate: assign({ rating: { revision: 1, isFinal: false, reply: 'none' } }),
    revise: assign(({ context: { rating } }) => ({ rating: rating && { ...rating, revision: rating.revision + 1 } })),
    beginReply: assign(({ context: { rating } }) => ({
      rating: rating && { ...rating, reply: rating.reply === 'none' ? 'open' : rating.reply },
    })),
    forgetRating: assign({ rating: null }),
  },
}).createMachine({
  id: 'job',
  context: ({ input }) => ({
    ownerId: input.ownerId,
    assignedBusinessId: input.assignedBusinessId,
    isDoubted: input.isDoubted,
    isDoubtOver: input.isDoubtOver,
    rating: input.rating,
    bids: input.bids,
  }),
  initial: 'open',
  states: {
    open: {
      on: {
        'bid.placed': { guard: 'isLawful', actions: 'rememberBid' },
        'bid.edited': { guard: 'isLawful', actions: 'rememberBid' },
        'bid.accepted': { guard: 'isLawful', actions: 'assignBusiness', target: 'inprogress' },
        'bid.withdrawn': { guard: 'isLawful', actions: 'settleBid' },
        'bid.declined': { guard: 'isLawful', actions: 'settleBid' },
        'bid.reconsidered': { guard: 'isLawful', actions: 'settleBid' },
        // Entered again, because an edit restarts the job's time.
        'job.edited': { guard: 'isLawful', target: 'open', reenter: true },
        'job.deleted': { guard: 'isLawful', target: 'deleted' },
        'job.expired': { guard: 'isLawful', target: 'expired' },
        'job.ended': { guard: 'isLawful', target: 'expired' },
        'job.removed': { guard: 'isLawful', target: 'deleted' },
      },
    },
    inprogress: {
      on: {
        'job.completed': { guard: 'isLawful', target: 'completed' },
        'assignment.ended': { guard: 'isLawful', actions: ['endBid', 'dismissBusiness'], target: 'open' },
        'job.reopened': { guard: 'isLawful', actions: 'dismissBusiness', target: 'open' },
        'job.ended': { guard: 'isLawful', actions: 'dismissBusiness', target: 'expired' },
        'job.removed': { guard: 'isLawful', actions: 'dismissBusiness', target: 'deleted' },
      },
    },
    completed: {
      initial: 'unrated',
      exit: 'forgetCompletion',
      on: {
        'job.reopened': { guard: 'isLawful', target: 'inprogress' },
        'job.removed': { guard: 'isLawful', actions: 'dismissBusiness', target: 'deleted' },
      },
      states: {
        unrated: {
          on: {
            'job.rated': { guard: 'isLawful', actions: 'rate', target: 'rated' },
            'completion.doubted': { guard: 'isLawful', actions: 'rememberDoubt', target: '#job.inprogress' },
          },
        },
        rated: {
          on: {
            'rating.changed': { guard: 'isLawful', actions: 'revise' },
            'rating.answered': { guard: 'isLawful', actions: ['revise', 'beginReply'] },
            'rating.removed': { guard: 'isLawful', actions: 'forgetRating', target: 'unrated' },
          },
        },
      },
    },
    expired: {
      on: {
        'job.reopened': { guard: 'isLawful', target: 'open' },
        'job.removed': { guard: 'isLawful', target: 'deleted' },
      },
    },
    deleted: {
      on: {
        'job.reopened': { guard: 'isLawful', target: 'open' },
      },
    },
  },
})

const becomes = {
  'bid.withdrawn': 'withdrawn',
  'bid.declined': 'declined',
  'bid.reconsidered': 'standing',
} as const satisfies { readonly [Type in JobEvent['type']]?: BidState }

function withBid(bids: Circumstances['bids'], businessId: string, amount: number): Circumstances['bids'] {
  return [...bids.filter((bid) => bid.businessId !== businessId), { businessId, amount, state: 'standing' }]
}
