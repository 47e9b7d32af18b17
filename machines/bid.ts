import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { createForm } from './form/index.ts'
import type { FormEvent } from './form/index.ts'

/** A bid as it is typed: the amount is text until it is sent, so that "100." may be on its way to "100.50". */
export type BidDraft = { readonly amount: string; readonly proposal: string }

export type BidSaved = { readonly bidId: string; readonly message: string }

/**
 * A new bid, or the edit of one: the same form, told apart by what the actor `save` does.
 * The refusals that matter here: `jobMoved`, `alreadyDone` (already bid), `needsVerification`, `subscriptionInactive`.
 */
export const bidMachine = createForm<BidDraft, never, BidSaved>()

export type BidEvent = FormEvent<BidDraft>
export type BidSnapshot = SnapshotFrom<typeof bidMachine>
export type BidActor = ActorRefFrom<typeof bidMachine>
