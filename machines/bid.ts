import type { ActorRefFrom } from 'xstate'
import { createForm, type FormInput } from './form/index.ts'

/** A bid as it is typed: the amount is text until it is sent, for "100." may be on its way to "100.50". */
export type BidDraft = { readonly amount: string; readonly proposal: string }

export type BidSaved = { readonly bidId: string; readonly message: string }

/**
 * A new bid, or the edit of one: the form chart, told apart by what it starts with and by what the actor `save` does.
 * The refusals that matter here are `jobMoved`, `alreadyDone` (a bid is there already), `needsVerification` and
 * `subscriptionInactive`.
 */
export function createBid() {
  return createForm<BidDraft, never, BidSaved>()
}

/** A bid's dialog: blank, or filled with the bid that is there; leaving it with something typed asks first. */
export function bidInput(
  bid: { readonly amount: number; readonly proposal: string } | null,
  check: FormInput<BidDraft>['check'],
): Omit<FormInput<BidDraft>, 'newKey' | 'kept'> {
  return {
    initial: bid ? { amount: String(bid.amount), proposal: bid.proposal } : { amount: '', proposal: '' },
    check,
    slots: {},
    startsOpen: false,
    asksBeforeLeaving: true,
  }
}

export type BidActor = ActorRefFrom<ReturnType<typeof createBid>>
