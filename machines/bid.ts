import { assertEvent, assign, emit, not, setup } from 'xstate'
import {
  change,
  firstInvalidField,
  formActions,
  isDirty,
  leaveField,
  newDraftState,
  validateWith,
  type FormContext,
  type FormEmitted,
  type FormEvent,
  type FormInput,
  type FormTag,
  type SaveRequest,
} from './draft.ts'
import { machineTypes, outputOf, port } from './machine-types.ts'
import { isDone, type Outcome } from './outcome.ts'
import { hearOutcome, keyOf } from './request-state.ts'

/** A bid as it is typed. The amount is an `amountText`, or what was typed while that is no amount. */
export type BidDraft = {
  readonly amount: string
  readonly proposal: string
  /** A day, such as 2026-11-28; the empty string for any. */
  readonly canStart: string
}

export type BidSaved = { readonly bidId: string; readonly message: string }

export type BidInput = FormInput<BidDraft> & {
  /** The existing bid; null if there is none. */
  readonly bidId: string | null
  /** The draft stored on an earlier visit. */
  readonly kept: BidDraft | null
}

export type BidContext = FormContext<BidDraft, BidSaved> & {
  readonly bidId: string | null
  /** The bid appeared while a new one was being written. */
  readonly hasAppeared: boolean
}

export type BidEvent =
  | FormEvent<BidDraft>
  /** The job has a bid of this business after all: the answer was lost, or another tab sent it. */
  | { readonly type: 'bid.appeared'; readonly bidId: string; readonly placed: BidDraft }

/** Why a bid was refused, if something else than sending it again helps. */
type Refusal = 'moved' | 'alreadyBid' | 'needsVerification' | 'subscriptionInactive'

const refusals: { readonly [Code in string]?: Refusal } = {
  JOB_ALREADY_ASSIGNED: 'moved',
  JOB_ALREADY_COMPLETED: 'moved',
  JOB_EXPIRED: 'moved',
  JOB_WAS_DELETED: 'moved',
  BID_WITHDRAWN: 'moved',
  BID_DECLINED: 'moved',
  ALREADY_BID: 'alreadyBid',
  EMAIL_NOT_VERIFIED: 'needsVerification',
  SUBSCRIPTION_INACTIVE: 'subscriptionInactive',
}

/** Maps the contract's code to a refusal, if any. */
function refusalOf(outcome: Outcome<BidSaved>): Refusal | undefined {
  return 'code' in outcome && outcome.code !== null ? refusals[outcome.code] : undefined
}

const bid = setup({
  types: machineTypes<{
    context: BidContext
    input: BidInput
    events: BidEvent
    emitted: FormEmitted<BidSaved>
    tags: FormTag
  }>(),
  actors: {
    place: port<Outcome<BidSaved>, SaveRequest<BidDraft>>('place'),
    edit: port<Outcome<BidSaved>, SaveRequest<BidDraft> & { readonly bidId: string }>('edit'),
  },
  guards: {
    hasBid: ({ context }) => context.bidId !== null,
    isValid: ({ context: { check, draft } }) => check(draft).length === 0,
    isDirty: ({ context }) => isDirty(context),
    isDone,
    isMoved: (_, outcome: Outcome<BidSaved>) => refusalOf(outcome) === 'moved',
    isThereAlready: (_, outcome: Outcome<BidSaved>) => refusalOf(outcome) === 'alreadyBid',
    isUnverified: (_, outcome: Outcome<BidSaved>) => refusalOf(outcome) === 'needsVerification',
    isWithoutMembership: (_, outcome: Outcome<BidSaved>) => refusalOf(outcome) === 'subscriptionInactive',
  },
  actions: {
    ...formActions<BidDraft, BidSaved, BidContext, BidEvent>(
      validateWith<BidContext>(({ check, draft }) => check(draft)),
    ),
    emitInvalid: emit(({ context }) => ({ type: 'form.invalid', field: firstInvalidField(context) })),
    takeBid: assign(({ context, event }) => {
      assertEvent(event, 'bid.appeared')
      const { bidId, placed } = event
      if (context.bidId !== null) return { bidId }
      // A new bid becomes an edit, without the key of the first request; an untouched form takes the text of the bid
      // that appeared.
      return { bidId, hasAppeared: true, key: null, initial: placed, draft: isDirty(context) ? context.draft : placed }
    }),
    settle: assign(({ context }) => ({ initial: context.draft })),
    /** Port: stores the draft, so that it outlives the page. By default it does nothing. */
    keepDraft: (_: unknown, _draft: BidDraft): void => undefined,
    /** Port: removes the stored draft. */
    dropDraft: (): void => undefined,
  },
})

const keep = { type: 'keepDraft', params: ({ context }: { context: BidContext }) => context.draft } as const
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
export const bidMachine = bid.createMachine({
  id: 'bid',
  context: ({ input: { kept, ...input } }) => ({
    ...input,
    ...newDraftState(input.initial),
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
        'draft.changed': {
          actions: [change, keep],
          target: '.new',
        },
        'field.left': { actions: leaveField },
        'form.submitted': { guard: not('isValid'), actions: ['showAllErrors', 'emitInvalid'], target: '.new' },
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
          { guard: is('isDone'), actions: [...hearOutcome, 'dropDraft'], target: 'placed' },
          { guard: is('isMoved'), actions: [...hearOutcome, ...giveUp], target: 'open.moved' },
          { guard: is('isThereAlready'), actions: hearOutcome, target: 'open.new.alreadyBid' },
          { guard: is('isUnverified'), actions: hearOutcome, target: 'open.new.needsVerification' },
          { guard: is('isWithoutMembership'), actions: hearOutcome, target: 'open.new.subscriptionInactive' },
          { actions: hearOutcome, target: 'open.new.failed' },
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
          { guard: is('isDone'), actions: [...hearOutcome, 'dropDraft'], target: 'saved' },
          { guard: is('isMoved'), actions: [...hearOutcome, ...giveUp], target: 'open.moved' },
          { actions: hearOutcome, target: 'open.edit.failed' },
        ],
      },
    },
    placed: {},
    saved: {},
    closed: {},
  },
})
