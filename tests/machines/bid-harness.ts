import { createActor } from 'xstate'
import type { FieldError } from '../../generated/field-errors.ts'
import { bidMachine, type BidDraft, type BidInput, type BidSaved } from '../../machines/bid.ts'
import type { FormEmitted, SaveRequest } from '../../machines/draft.ts'
import type { Outcome } from '../../machines/outcome.ts'
import { controlled } from './controlled.ts'
import { counted } from './form-harness.ts'

export const none: BidDraft = { amount: '', proposal: '' }
export const typed: BidDraft = { amount: '90', proposal: 'Tuesday' }
/** The bid that comes up, as it was placed. */
export const there: BidDraft = { amount: '80', proposal: 'Monday' }
export const placed: BidSaved = { bidId: 'bid-1', message: 'Placed' }

/** An amount and a proposal are required. */
function checkBid({ amount, proposal }: BidDraft): readonly FieldError[] {
  return [
    ...(amount ? [] : [{ field: 'amount', code: 'BID_BUDGET_REQUIRED' } as const]),
    ...(proposal ? [] : [{ field: 'proposal', code: 'BID_PROPOSAL_REQUIRED' } as const]),
  ]
}

/** A bid whose calls are answered by hand. */
export function startBid(input: Partial<BidInput> = {}) {
  const place = controlled<Outcome<BidSaved>, SaveRequest<BidDraft>>()
  const edit = controlled<Outcome<BidSaved>, SaveRequest<BidDraft> & { readonly bidId: string }>()
  const kept: BidDraft[] = []
  let dropped = 0
  const machine = bidMachine.provide({
    actors: { place: place.logic, edit: edit.logic },
    actions: {
      keepDraft: (_, draft) => void kept.push(draft),
      dropDraft: () => {
        dropped += 1
      },
    },
  })
  const actor = createActor(machine, {
    input: { initial: none, kept: null, bidId: null, check: checkBid, newKey: counted(), ...input },
  })
  const emitted: FormEmitted<BidSaved>[] = []
  actor.on('*', (event) => void emitted.push(event))
  actor.start()
  return {
    actor,
    emitted,
    kept,
    placings: place.calls,
    edits: edit.calls,
    /** What was sent to either port, in the order of each. */
    keys: () => ({
      place: place.calls.map(({ input: { key } }) => key),
      edit: edit.calls.map(({ input: { key } }) => key),
    }),
    dropped: () => dropped,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    type: (changes: Partial<BidDraft>) => actor.send({ type: 'draft.changed', changes }),
    submit: () => actor.send({ type: 'form.submitted' }),
    close: () => actor.send({ type: 'form.closed' }),
    keep: () => actor.send({ type: 'form.kept' }),
    abandon: () => actor.send({ type: 'form.abandoned' }),
    appear: (bidId = 'bid-1') => actor.send({ type: 'bid.appeared', bidId, placed: there }),
  }
}

/** The bid that is there already, being edited. */
export function startEdit(input: Partial<BidInput> = {}) {
  return startBid({ initial: { amount: '120.5', proposal: 'Tuesday' }, bidId: 'bid-1', ...input })
}
