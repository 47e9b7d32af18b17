import { assertEvent, assign, setup } from 'xstate'
import { typed } from '../typed.ts'
import { objectionToEvent, objectionToParty, type Circumstances } from './law.ts'
import type { JobEvent } from './types.ts'

/**
 * The life of a job: open → inprogress → completed, open → expired, open → deleted, and rated once when completed.
 *
 * Pure: no actors, no delays, no clock. The server asks it inside the transaction that writes, the browser asks it what
 * to offer; both through `decide` and `viewOf`. Every event carries who does it (`by`); `law` says who may.
 */
export const jobMachine = setup({
  types: typed<{
    context: Circumstances
    input: Circumstances
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
    assignBusiness: assign(({ event }) => {
      assertEvent(event, 'bid.accepted')
      return { assignedBusinessId: event.businessId }
    }),
  },
}).createMachine({
  id: 'job',
  context: ({ input }) => ({
    ownerId: input.ownerId,
    assignedBusinessId: input.assignedBusinessId,
    bids: input.bids,
  }),
  initial: 'open',
  states: {
    open: {
      on: {
        'bid.placed': { guard: 'isLawful', actions: 'rememberBid' },
        'bid.edited': { guard: 'isLawful', actions: 'rememberBid' },
        'bid.accepted': { guard: 'isLawful', actions: 'assignBusiness', target: 'inprogress' },
        // Entered again, because an edit restarts the job's time.
        'job.edited': { guard: 'isLawful', target: 'open', reenter: true },
        'job.deleted': { guard: 'isLawful', target: 'deleted' },
        'job.expired': { guard: 'isLawful', target: 'expired' },
      },
    },
    inprogress: {
      on: {
        'job.completed': { guard: 'isLawful', target: 'completed' },
      },
    },
    completed: {
      initial: 'unrated',
      states: {
        unrated: {
          on: {
            'job.rated': { guard: 'isLawful', target: 'rated' },
          },
        },
        rated: {},
      },
    },
    expired: {},
    deleted: {},
  },
})

function withBid(bids: Circumstances['bids'], businessId: string, amount: number): Circumstances['bids'] {
  return [...bids.filter((bid) => bid.businessId !== businessId), { businessId, amount }]
}
