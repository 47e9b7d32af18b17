import type { FieldError } from '../../generated/field-errors.ts'
import type { ErrorCode } from '../../generated/codes.ts'
import type { Failure } from '../outcome.ts'
import type { Sending } from '../sending.ts'
import type { Drafting } from './draft.ts'

/** Which rules a draft breaks, by its fields; empty when it may be sent. */
export type Check<Draft> = (draft: Draft) => readonly FieldError[]

export type FormInput<Draft> = {
  readonly initial: Draft
  readonly check: Check<Draft>
  readonly newKey: () => string
}

export type FormContext<Draft, Saved> = Drafting<Draft> & Sending<Saved> & { readonly check: Check<Draft> }

/** What a person does to anything that is filled in and sent. */
export type FormEvent<Draft> =
  | { readonly type: 'draft.changed'; readonly changes: Partial<Draft> }
  | { readonly type: 'field.left'; readonly field: string }
  /** Sends it; after a failure, the same again. */
  | { readonly type: 'form.submitted' }
  /** The person wants away: Cancel, Escape, back. */
  | { readonly type: 'form.closed' }
  /** The answers to "leave without saving?". */
  | { readonly type: 'form.kept' }
  | { readonly type: 'form.abandoned' }

export type FormEmitted<Saved> =
  | { readonly type: 'form.saved'; readonly saved: Saved }
  /** A submit was held up; `field` is the first wrong one and wants the focus. */
  | { readonly type: 'form.invalid'; readonly field: string | null }
  /** The same, sent again, is refused again. */
  | { readonly type: 'form.refused'; readonly failure: Failure }
  /** The same, sent again, may succeed. */
  | { readonly type: 'form.failed'; readonly failure: Failure }
  | { readonly type: 'files.refused'; readonly slot: string; readonly code: ErrorCode }

/** `open` while it is on the screen, `busy` while it works, `failed` while it says why it was not taken. */
export type FormTag = 'open' | 'busy' | 'failed'

/** What an actor that saves gets. */
export type SaveRequest<Draft> = { readonly draft: Draft; readonly key: string }
