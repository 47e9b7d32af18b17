import { assertEvent, assign, emit, setup } from 'xstate'
import { firstWrong, isDirty } from '../form/draft.ts'
import { judgeBy, newsOf } from '../form/judgement.ts'
import type { FormEmitted, FormTag, SaveRequest } from '../form/types.ts'
import type { Outcome } from '../outcome.ts'
import { sent } from '../sending.ts'
import { port, typed } from '../typed.ts'
import { refusalOf, type BidContext, type BidDraft, type BidEvent, type BidInput, type BidSaved } from './types.ts'

const judge = judgeBy<BidContext>(({ check, draft }) => check(draft))
/** The chart's types, ports, guards and actions. */
export const bidParts = setup({
  types: typed<{
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
    isValid: ({ context }) => judge.isValid(context),
    isDirty: ({ context }) => isDirty(context),
    isDone: (_, outcome: Outcome<BidSaved>) => outcome.type === 'done',
    isMoved: (_, outcome: Outcome<BidSaved>) => refusalOf(outcome) === 'moved',
    isThereAlready: (_, outcome: Outcome<BidSaved>) => refusalOf(outcome) === 'alreadyBid',
    isUnverified: (_, outcome: Outcome<BidSaved>) => refusalOf(outcome) === 'needsVerification',
    isWithoutMembership: (_, outcome: Outcome<BidSaved>) => refusalOf(outcome) === 'subscriptionInactive',
  },
  actions: {
    change: assign(({ context, event }) => {
      assertEvent(event, 'draft.changed')
      return judge.afterChange(context, event.changes)
    }),
    leaveField: assign(({ context, event }) => {
      assertEvent(event, 'field.left')
      return judge.afterLeaving(context, event.field)
    }),
    showAllErrors: assign(({ context }) => judge.afterSubmit(context)),
    tellInvalid: emit(({ context }) => ({ type: 'form.invalid', field: firstWrong(context) })),
    takeBid: assign(({ context, event }) => {
      assertEvent(event, 'bid.appeared')
      const { bidId, placed } = event
      if (context.bidId !== null) return { bidId }
      // A new bid becomes an edit, without the key of the first request; an untouched form takes the text of the bid
      // that appeared.
      return { bidId, hasAppeared: true, key: null, initial: placed, draft: isDirty(context) ? context.draft : placed }
    }),
    settle: assign(({ context }) => ({ initial: context.draft })),
    send: assign(({ context }) => sent(context)),
    takeAnswer: assign(({ context }, outcome: Outcome<BidSaved>) => judge.afterAnswer(context, outcome)),
    tell: emit(({ context }, outcome: Outcome<BidSaved>) => newsOf(context, outcome)),
    /** Port: stores the draft, so that it outlives the page. By default it does nothing. */
    keepDraft: (_: unknown, _draft: BidDraft): void => undefined,
    /** Port: removes the stored draft. */
    dropDraft: (): void => undefined,
  },
})
