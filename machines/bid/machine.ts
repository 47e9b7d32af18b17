import { not } from 'xstate'
import { blank } from '../form/draft.ts'
import { keyOf } from '../sending.ts'
import { outputOf } from '../typed.ts'
import { bidParts } from './parts.ts'
import type { BidContext } from './types.ts'

const keep = { type: 'keepDraft', params: ({ context }: { context: BidContext }) => context.draft } as const
const hear = [
  { type: 'takeAnswer', params: outputOf },
  { type: 'tell', params: outputOf },
] as const
/** Nothing can be sent any more: the draft is of no use, so leaving asks nothing. */
const giveUp = ['settle', 'dropDraft'] as const
const is = <Guard extends 'isDone' | 'isMoved' | 'isThereAlready' | 'isUnverified' | 'isWithoutMembership'>(
  type: Guard,
) => ({ type, params: outputOf }) as const

/**
 * The form of a bid: a new one, or an edit of the existing one.
 *
 *     new → placing → placed | new.failed | new.<what is in the way>
 *     new → edit as soon as the business has a bid; the draft stays
 *     edit → saving → saved | edit.failed
 *     new, edit → moved (the job no longer takes bids, or not this one) | leaving (asks first) → closed
 *
 * Ports: actors `place` and `edit`, actions `keepDraft` and `dropDraft`.
 * The idempotency key of one actor is never sent with the other.
 */
export const bidMachine = bidParts.createMachine({
  id: 'bid',
  context: ({ input: { kept, ...input } }) => ({
    ...input,
    ...blank(input.initial),
    draft: kept ?? input.initial,
    hasAppeared: false,
  }),
  initial: 'open',
  on: { 'bid.appeared': { actions: 'takeBid' } },
  states: {
    open: {
      tags: 'open',
      initial: 'new',
      on: {
        'draft.changed': { actions: ['change', keep], target: '.new' },
        'field.left': { actions: 'leaveField' },
        'form.submitted': { guard: not('isValid'), actions: ['showAllErrors', 'tellInvalid'], target: '.new' },
        'form.closed': [{ guard: 'isDirty', target: 'leaving' }, { target: 'closed' }],
      },
      states: {
        new: {
          initial: 'writing',
          always: { guard: 'hasBid', target: 'edit' },
          on: { 'form.submitted': { guard: 'isValid', target: '#bid.placing' } },
          states: {
            writing: {},
            failed: { tags: 'failed' },
            alreadyBid: { tags: 'failed' },
            needsVerification: { tags: 'failed' },
            subscriptionInactive: { tags: 'failed' },
          },
        },
        edit: {
          initial: 'writing',
          on: { 'form.submitted': { guard: 'isValid', target: '#bid.saving' } },
          states: { writing: {}, failed: { tags: 'failed' } },
        },
        moved: { tags: 'failed' },
      },
    },
    leaving: {
      tags: 'open',
      on: { 'form.kept': 'open', 'form.abandoned': { actions: 'dropDraft', target: 'closed' } },
    },
    placing: {
      tags: ['open', 'busy'],
      entry: 'send',
      invoke: {
        src: 'place',
        input: ({ context }) => ({ draft: context.draft, key: keyOf(context) }),
        onDone: [
          { guard: is('isDone'), actions: [...hear, 'dropDraft'], target: 'placed' },
          { guard: is('isMoved'), actions: [...hear, ...giveUp], target: 'open.moved' },
          { guard: is('isThereAlready'), actions: hear, target: 'open.new.alreadyBid' },
          { guard: is('isUnverified'), actions: hear, target: 'open.new.needsVerification' },
          { guard: is('isWithoutMembership'), actions: hear, target: 'open.new.subscriptionInactive' },
          { actions: hear, target: 'open.new.failed' },
        ],
      },
    },
    saving: {
      tags: ['open', 'busy'],
      entry: 'send',
      invoke: {
        src: 'edit',
        input: ({ context }) => ({ draft: context.draft, key: keyOf(context), bidId: context.bidId ?? '' }),
        onDone: [
          { guard: is('isDone'), actions: [...hear, 'dropDraft'], target: 'saved' },
          { guard: is('isMoved'), actions: [...hear, ...giveUp], target: 'open.moved' },
          { actions: hear, target: 'open.edit.failed' },
        ],
      },
    },
    placed: {},
    saved: {},
    closed: {},
  },
})
