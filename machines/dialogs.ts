import { assertEvent, assign, setup } from 'xstate'
import { typed } from './typed.ts'

export type DialogsInput = {
  /** The viewer may rate this job. */
  readonly mayRate: boolean
  /** There is an unfinished bid from an earlier visit. */
  readonly isTypingBid: boolean
}

export type DialogsContext<Bid> = DialogsInput & {
  /** The bid that the customer accepts, declines or reconsiders, as it was shown when they pressed the button. */
  readonly bid: Bid | null
}

export type DialogsEvent<Bid> =
  | { readonly type: 'bid.asked' }
  | { readonly type: 'edit.asked' }
  | { readonly type: 'deletion.asked' }
  | { readonly type: 'completion.asked' }
  | { readonly type: 'ending.asked' }
  | { readonly type: 'doubt.asked' }
  | { readonly type: 'rating.asked' }
  | { readonly type: 'withdrawal.asked' }
  | { readonly type: 'change.asked' }
  | { readonly type: 'reply.asked' }
  | { readonly type: 'acceptance.asked'; readonly bid: Bid }
  | { readonly type: 'decline.asked'; readonly bid: Bid }
  | { readonly type: 'reconsideration.asked'; readonly bid: Bid }
  | { readonly type: 'dialog.closed' }
  /** The job was loaded again. */
  | { readonly type: 'job.changed'; readonly mayRate: boolean }

/**
 * Which dialog is open on a job's screen, for any bid that can be accepted or declined.
 *
 *     none ⇄ bid | withdrawal | acceptance | decline | reconsideration | edit | deletion | completion | ending | doubt
 *          | rating | change | reply
 *
 * The rating opens by itself once per visit: at its start, or as soon as the job is completed. An unfinished bid opens
 * at the start as it was left.
 */
export function createDialogs<Bid>() {
  return setup({
    types: typed<{ context: DialogsContext<Bid>; input: DialogsInput; events: DialogsEvent<Bid> }>(),
    guards: {
      mayRate: ({ context }) => context.mayRate,
      isTypingBid: ({ context }) => context.isTypingBid,
      turnsRateable: ({ context, event }) => {
        assertEvent(event, 'job.changed')
        return event.mayRate && !context.mayRate
      },
    },
    actions: {
      takeBid: assign(({ event }) => {
        assertEvent(event, ['acceptance.asked', 'decline.asked', 'reconsideration.asked'])
        return { bid: event.bid }
      }),
      note: assign(({ event }) => {
        assertEvent(event, 'job.changed')
        return { mayRate: event.mayRate }
      }),
    },
  }).createMachine({
    id: 'dialogs',
    context: ({ input }) => ({ ...input, bid: null }),
    initial: 'starting',
    on: { 'dialog.closed': '.none', 'job.changed': { actions: 'note' } },
    states: {
      starting: {
        always: [{ guard: 'mayRate', target: 'rating' }, { guard: 'isTypingBid', target: 'bid' }, { target: 'none' }],
      },
      none: {
        on: {
          'bid.asked': 'bid',
          'withdrawal.asked': 'withdrawal',
          'acceptance.asked': { actions: 'takeBid', target: 'acceptance' },
          'decline.asked': { actions: 'takeBid', target: 'decline' },
          'reconsideration.asked': { actions: 'takeBid', target: 'reconsideration' },
          'edit.asked': 'edit',
          'deletion.asked': 'deletion',
          'completion.asked': 'completion',
          'ending.asked': 'ending',
          'doubt.asked': 'doubt',
          'rating.asked': 'rating',
          'change.asked': 'change',
          'reply.asked': 'reply',
          'job.changed': { guard: 'turnsRateable', actions: 'note', target: 'rating' },
        },
      },
      bid: {},
      withdrawal: {},
      acceptance: {},
      decline: {},
      reconsideration: {},
      edit: {},
      deletion: {},
      completion: {},
      ending: {},
      doubt: {},
      rating: {},
      change: {},
      reply: {},
    },
  })
}
