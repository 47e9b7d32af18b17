import { createActor } from 'xstate'
import type { FieldError } from '../../generated/field-errors.ts'
import { bidMachine, type BidDraft, type BidInput, type BidSaved } from '../../machines/bid.ts'
import type { FormInput, SaveRequest } from '../../machines/draft.ts'
import { createForm } from '../../machines/form.ts'
import type { Outcome } from '../../machines/outcome.ts'
import { createRegistration } from '../../machines/registration.ts'
import type { StoredDraft, RegistrationInput, RegistrationRequest } from '../../machines/registration-context.ts'
import { uploadMachine, type SendFile, type SentFile } from '../../machines/upload.ts'
import { controlled, counted, started } from './support.ts'

export type Draft = { readonly title: string; readonly details: string }
export type Saved = { readonly message: string }

export const empty: Draft = { title: '', details: '' }
export const full: Draft = { title: 'Tap', details: 'It drips' }
export const saved: Saved = { message: 'Posted' }

const codes = { title: 'JOB_TITLE_REQUIRED', details: 'JOB_DESCRIPTION_REQUIRED' } as const

/** Both fields are required. */
export function checkDraft(draft: Draft): readonly FieldError[] {
  return (['title', 'details'] as const).flatMap((field) => (draft[field] ? [] : [{ field, code: codes[field] }]))
}

const keysOf = (calls: readonly { readonly input: { readonly key: string } }[]) => calls.map(({ input }) => input.key)

/** A form whose saves the test answers. */
export function startForm(input: Partial<FormInput<Draft>> = {}) {
  const save = controlled<Outcome<Saved>, SaveRequest<Draft>>()
  const machine = createForm<Draft, Saved>().provide({ actors: { save: save.logic } })
  const form = started(
    createActor(machine, { input: { initial: empty, check: checkDraft, newKey: counted(), ...input } }),
  )
  return {
    ...form,
    saves: save.calls,
    keys: () => keysOf(save.calls),
    type: (changes: Partial<Draft>) => form.actor.send({ type: 'draft.changed', changes }),
    submit: () => form.actor.send({ type: 'form.submitted' }),
    close: () => form.actor.send({ type: 'form.closed' }),
  }
}

/** What a form keeps outside of itself: each draft in turn, and how often it dropped what it kept. */
function keeper<Kept>() {
  const kept: Kept[] = []
  let drops = 0
  const actions = {
    keepDraft: (_: unknown, draft: Kept) => void kept.push(draft),
    dropDraft: () => void (drops += 1),
  }
  return { kept, actions, dropped: () => drops }
}

export const none: BidDraft = { amount: '', proposal: '', canStart: '' }
export const typed: BidDraft = { amount: '90', proposal: 'Tuesday', canStart: '2026-11-28' }
/** The bid that appears, as it was placed. */
export const there: BidDraft = { amount: '80', proposal: 'Monday', canStart: '' }
export const placed: BidSaved = { bidId: 'bid-1', message: 'Placed' }

/** An amount and a proposal are required. */
function checkBid({ amount, proposal }: BidDraft): readonly FieldError[] {
  return [
    ...(amount ? [] : [{ field: 'amount', code: 'BID_BUDGET_REQUIRED' } as const]),
    ...(proposal ? [] : [{ field: 'proposal', code: 'BID_PROPOSAL_REQUIRED' } as const]),
  ]
}

/** A new bid whose calls the test answers. */
export function startBid(input: Partial<BidInput> = {}) {
  const place = controlled<Outcome<BidSaved>, SaveRequest<BidDraft>>()
  const edit = controlled<Outcome<BidSaved>, SaveRequest<BidDraft> & { readonly bidId: string }>()
  const { kept, actions, dropped } = keeper<BidDraft>()
  const machine = bidMachine.provide({ actors: { place: place.logic, edit: edit.logic }, actions })
  const start = { initial: none, kept: null, bidId: null, check: checkBid, newKey: counted(), ...input }
  const bid = started(createActor(machine, { input: start }))
  return {
    ...bid,
    kept,
    dropped,
    placings: place.calls,
    edits: edit.calls,
    /** The keys sent to either port, in the order of each. */
    keys: () => ({ place: keysOf(place.calls), edit: keysOf(edit.calls) }),
    type: (changes: Partial<BidDraft>) => bid.actor.send({ type: 'draft.changed', changes }),
    submit: () => bid.actor.send({ type: 'form.submitted' }),
    close: () => bid.actor.send({ type: 'form.closed' }),
    appear: () => bid.actor.send({ type: 'bid.appeared', bidId: 'bid-1', placed: there }),
  }
}

/** An edit of the bid that is there already. */
export function startEdit(input: Partial<BidInput> = {}) {
  return startBid({ initial: { amount: '120.5', proposal: 'Tuesday', canStart: '' }, bidId: 'bid-1', ...input })
}

export type Slot = 'pictures' | 'logo' | 'papers'

const rules = { tooMany: 'MAX_PICTURES', check: () => null, shrinks: true, skipsFailed: false } as const

/** A registration whose saves and uploads the test answers. */
export function startRegistration(input: Partial<RegistrationInput<Draft, Slot>> = {}) {
  const save = controlled<Outcome<Saved>, RegistrationRequest<Draft, Slot>>()
  const send = controlled<Outcome<SentFile>, SendFile>()
  const { kept, actions, dropped } = keeper<StoredDraft<Draft, Slot>>()
  const upload = uploadMachine.provide({ actors: { send: send.logic } })
  const machine = createRegistration<Draft, Slot, Saved>().provide({ actors: { save: save.logic, upload }, actions })
  const slots = {
    pictures: { ...rules, max: 2 },
    logo: { ...rules, max: 1 },
    papers: { ...rules, max: 5, shrinks: false, skipsFailed: true },
  }
  const start = { initial: empty, check: checkDraft, newKey: counted(), slots, kept: null, ...input }
  const form = started(createActor(machine, { input: start }))
  const idOf = (row: number) => form.context().files[row]?.id ?? ''
  return {
    ...form,
    kept,
    dropped,
    saves: save.calls,
    sends: send.calls,
    keys: () => keysOf(save.calls),
    rows: () => form.context().files.map(({ name, status }) => [name, status]),
    type: (changes: Partial<Draft>) => form.actor.send({ type: 'draft.changed', changes }),
    submit: () => form.actor.send({ type: 'form.submitted' }),
    close: () => form.actor.send({ type: 'form.closed' }),
    pick: (slot: Slot, ...names: string[]) =>
      form.actor.send({ type: 'files.picked', slot, files: names.map((name) => new File([name], name)) }),
    /** The row at this place, from above. */
    remove: (row: number) => form.actor.send({ type: 'file.removed', id: idOf(row) }),
    retry: (row: number) => form.actor.send({ type: 'file.retried', id: idOf(row) }),
  }
}
