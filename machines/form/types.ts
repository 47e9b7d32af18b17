import type { FieldError } from '../../generated/field-errors.ts'
import type { ErrorCode } from '../../generated/codes.ts'
import type { Failure } from '../outcome.ts'
import type { Sending } from '../sending.ts'
import type { Drafting } from './draft.ts'

/** The rules that a draft breaks, by field; empty when it may be sent. */
export type Check<Draft> = (draft: Draft) => readonly FieldError[]

export type FormInput<Draft> = {
  readonly initial: Draft
  readonly check: Check<Draft>
  readonly newKey: () => string
}

export type FormContext<Draft, Saved> = Drafting<Draft> & Sending<Saved> & { readonly check: Check<Draft> }

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
