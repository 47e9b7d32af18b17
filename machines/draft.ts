import { assign, emit, type EventObject } from 'xstate'
import type { ErrorCode } from '../generated/codes.ts'
import type { FieldError } from '../generated/field-errors.ts'
import { isTransient, type Failure, type Outcome } from './outcome.ts'
import { finishRequest, initialRequest, startRequest, type RequestState } from './request-state.ts'

/** A draft, and the errors that may be shown for it. */
export type DraftState<Draft> = {
  /** The values at the start: leaving them unchanged loses nothing. */
  readonly initial: Draft
  readonly draft: Draft
  /** The broken rules to show: for fields that were left, or for all after a submit. */
  readonly errors: readonly FieldError[]
  readonly left: readonly string[]
  readonly wasSubmitted: boolean
  /** The server's field errors, until those fields change. */
  readonly serverErrors: readonly FieldError[]
}

/** A draft, and the request that sends it. */
export type FormState<Draft, Saved> = DraftState<Draft> & RequestState<Saved>

/** The rules that a draft breaks, by field; empty when it may be sent. */
export type Check<Draft> = (draft: Draft) => readonly FieldError[]

export type FormInput<Draft> = {
  readonly initial: Draft
  readonly check: Check<Draft>
  readonly newKey: () => string
}

export type FormContext<Draft, Saved> = FormState<Draft, Saved> & { readonly check: Check<Draft> }

/** What a person does to any form. */
export type FormEvent<Draft> =
  | { readonly type: 'draft.changed'; readonly changes: Partial<Draft> }
  | { readonly type: 'field.left'; readonly field: string }
  /** Sends it; after a failure, sends it again. */
  | { readonly type: 'form.submitted' }
  /** The person wants to leave: Cancel, Escape, Back. */
  | { readonly type: 'form.closed' }
  /** The answers to "leave without saving?". */
  | { readonly type: 'form.kept' }
  | { readonly type: 'form.abandoned' }

export type FormEmitted<Saved> =
  | { readonly type: 'form.saved'; readonly saved: Saved }
  /** A submit was refused here; `field` is the first wrong one and gets the focus. */
  | { readonly type: 'form.invalid'; readonly field: string | null }
  /** Refused; sending the same again would fail again. */
  | { readonly type: 'form.refused'; readonly failure: Failure }
  /** Failed; sending the same again may succeed. */
  | { readonly type: 'form.failed'; readonly failure: Failure }
  | { readonly type: 'files.refused'; readonly slot: string; readonly code: ErrorCode }

/** `open` while it is on the screen, `busy` while it is sending, `failed` while it shows why it failed. */
export type FormTag = 'open' | 'busy' | 'failed'

/** The input of an actor that saves. */
export type SaveRequest<Draft> = { readonly draft: Draft; readonly key: string }

/** An untouched draft, of which nothing has been sent. */
export function newDraftState<Draft>(initial: Draft) {
  return { ...initialRequest, initial, draft: initial, errors: [], left: [], wasSubmitted: false, serverErrors: [] }
}

/** Whether two drafts are equal. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Whether leaving would lose something. */
export function isDirty({ draft, initial }: Pick<DraftState<unknown>, 'draft' | 'initial'>): boolean {
  return !isSame(draft, initial)
}

/** The field to focus after a refused submit: the first wrong one, in the order of the draft. */
export function firstInvalidField({ errors, draft }: Pick<DraftState<object>, 'errors' | 'draft'>): string | null {
  const invalid = errors.map(({ field }) => field)
  return Object.keys(draft).find((field) => invalid.includes(field)) ?? invalid[0] ?? null
}

/**
 * Adds the errors to show to the changes of a form's context. They come from its `broken` rules and from the server. A
 * field that is being filled in for the first time shows none.
 */
export function validateWith<Context extends DraftState<unknown>>(broken: (context: Context) => readonly FieldError[]) {
  return <Changes extends object>(context: Context, changes: Changes) => {
    const next = { ...context, ...changes }
    const own = broken(next).filter(({ field }) => next.wasSubmitted || next.left.includes(field))
    const others = next.serverErrors.filter(({ field }) => !own.some((error) => error.field === field))
    return { ...changes, errors: [...own, ...others] }
  }
}

/**
 * The actions that every form shares. `validated` is made by `validateWith`; `fields` are those that the server may
 * complain about.
 */
export function formActions<
  Draft extends object,
  Saved,
  Context extends FormState<Draft, Saved>,
  Event extends EventObject,
>(
  validated: (context: Context, changes: Partial<FormState<Draft, Saved>>) => Partial<Context>,
  fields: (context: Context) => object = ({ draft }) => draft,
) {
  return {
    /** Drops the server's errors about the changed fields, and makes the next submit a new request. */
    change: assign<Context, Event, Partial<Draft>, Event, never>(({ context }, changes) =>
      validated(context, {
        draft: { ...context.draft, ...changes },
        serverErrors: context.serverErrors.filter(({ field }) => !Object.hasOwn(changes, field)),
        key: null,
        failure: null,
      }),
    ),
    leaveField: assign<Context, Event, string, Event, never>(({ context }, field) =>
      validated(context, { left: [...context.left, field] }),
    ),
    showAllErrors: assign<Context, Event, undefined, Event, never>(({ context }) =>
      validated(context, { wasSubmitted: true }),
    ),
    send: assign<Context, Event, undefined, Event, never>(({ context }) => validated(context, startRequest(context))),
    /** Shows the server's field errors at the fields, and does not repeat them for the whole form. */
    takeOutcome: assign<Context, Event, Outcome<Saved>, Event, never>(({ context }, outcome) => {
      const next = finishRequest(context, outcome)
      const serverErrors = fieldErrorsFrom(next.failure, fields(context))
      return validated(context, { ...next, ...(serverErrors.length > 0 ? { failure: null } : {}), serverErrors })
    }),
    emitOutcome: emit<Context, Event, Outcome<Saved>, Event, FormEmitted<Saved>>(({ context }, outcome) => {
      if (outcome.type === 'done') return { type: 'form.saved', saved: outcome.value }
      const field = firstInvalidField(context)
      if (outcome.type === 'invalid' && field !== null) return { type: 'form.invalid', field }
      return { type: isTransient(outcome) ? 'form.failed' : 'form.refused', failure: outcome }
    }),
  }
}

/** The action of `draft.changed`. */
export const change = {
  type: 'change',
  params: <Changes>({ event }: { readonly event: { readonly changes: Changes } }) => event.changes,
} as const

/** The action of `field.left`. */
export const leaveField = {
  type: 'leaveField',
  params: ({ event }: { readonly event: { readonly field: string } }) => event.field,
} as const

/** The server's errors about fields of this form; errors about other fields would not help the reader. */
function fieldErrorsFrom(failure: Failure | null, fields: object): readonly FieldError[] {
  if (failure?.type !== 'invalid' || !failure.errors.some(({ field }) => Object.hasOwn(fields, field))) return []
  return failure.errors
}

/**
 * An amount as drafts hold it, whatever the reader's language: `140`, but `99.50`. Drafts hold any other text only while it is
 * not understood, so what is stored keeps its value when the language changes.
 */
export function amountText(amount: number): string {
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(2)
}
