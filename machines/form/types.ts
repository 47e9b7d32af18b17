import type { ActorRefFrom } from 'xstate'
import type { ErrorCode } from '../../generated/codes.ts'
import type { FieldError } from '../../generated/field-errors.ts'
import type { Failure } from '../outcome.ts'
import type { CheckFile, uploadMachine, UploadReport, UploadStatus } from '../upload.ts'

/** A file that has arrived: what is sent with the draft, and what is kept with it over a reload. */
export type KeptFile<Slot extends string> = { readonly slot: Slot; readonly name: string; readonly url: string }

/** What was typed and uploaded so far. */
export type KeptDraft<Draft, Slot extends string> = {
  readonly draft: Draft
  readonly files: readonly KeptFile<Slot>[]
}

/** Which rules draft and files break, by field of the draft or by slot; empty when they may be sent. */
export type Check<Draft, Slot extends string = never> = (
  draft: Draft,
  files: readonly KeptFile<Slot>[],
) => readonly FieldError[]

/** One place for files in a form. Whether it may stay empty is for `check` to say. */
export type SlotRules = {
  /** With 1, a new pick takes the place of the old one; with more, picks beyond it are refused. */
  readonly max: number
  /** The code that says that there are too many. */
  readonly tooMany: ErrorCode
  readonly check: CheckFile
  /** True where a file that failed is left out on submitting, instead of holding the form up. */
  readonly skipsFailed: boolean
}

/** One picked file, as its row shows it. `upload` is gone for a file that came from a kept draft. */
export type FileRow<Slot extends string> = {
  readonly id: string
  readonly slot: Slot
  readonly name: string
  readonly upload: ActorRefFrom<typeof uploadMachine> | null
  readonly status: UploadStatus
  /** 0 to 1. */
  readonly progress: number
  readonly url: string | null
  readonly code: ErrorCode | null
  readonly failure: Failure | null
}

export type FormInput<Draft, Slot extends string = never> = {
  /** The untouched form: leaving it in this state loses nothing. */
  readonly initial: Draft
  /**
   * The files that are there already, for a form that edits something. Such a form goes on after it was saved: what was
   * sent is then what there is, and files that failed stay in their rows.
   */
  readonly files?: readonly KeptFile<Slot>[]
  /** What was kept from an earlier visit. */
  readonly kept?: KeptDraft<Draft, Slot> | null
  readonly check: Check<Draft, Slot>
  /** Makes an idempotency key: unique, at least 8 characters. */
  readonly newKey: () => string
  readonly slots: { readonly [Name in Slot]: SlotRules }
  /** False for a dialog, which waits for `form.opened`. */
  readonly startsOpen: boolean
  /** Whether closing with something typed asks first. */
  readonly asksBeforeLeaving: boolean
}

export type FormContext<Draft, Slot extends string, Saved> = Omit<FormInput<Draft, Slot>, 'kept' | 'files'> & {
  readonly draft: Draft
  /** The files of the untouched form; null in one that ends with being saved. */
  readonly initialFiles: readonly KeptFile<Slot>[] | null
  /** The broken rules that may be shown: of fields that were left, or of all after a submit. */
  readonly errors: readonly FieldError[]
  readonly left: readonly string[]
  readonly wasSubmitted: boolean
  /** What the server said about fields, until they change. */
  readonly serverErrors: readonly FieldError[]
  /** Stays the same while an unchanged draft is sent again. */
  readonly key: string | null
  readonly failure: Failure | null
  readonly saved: Saved | null
  readonly files: readonly FileRow<Slot>[]
  readonly picked: number
  /** Uploads that had failed when the form was submitted: the person has seen those. */
  readonly seenFailed: readonly string[]
}

export type FormEvent<Draft, Slot extends string = never> =
  /** Opens a closed form; `initial` starts it afresh from there. */
  | { readonly type: 'form.opened'; readonly initial?: Draft }
  | { readonly type: 'draft.changed'; readonly changes: Partial<Draft> }
  | { readonly type: 'field.left'; readonly field: string }
  /** Sends it; after a failure, the same again. */
  | { readonly type: 'form.submitted' }
  /** The person wants away: Cancel, Escape, back. */
  | { readonly type: 'form.closed' }
  /** The answers to "leave without saving?". */
  | { readonly type: 'form.kept' }
  | { readonly type: 'form.abandoned' }
  | { readonly type: 'files.picked'; readonly slot: Slot; readonly files: readonly File[] }
  | { readonly type: 'file.removed'; readonly id: string }
  | { readonly type: 'file.retried'; readonly id: string }
  | UploadReport

export type FormEmitted<Saved> =
  | { readonly type: 'form.saved'; readonly saved: Saved }
  /** A submit was held up; `field` is the first wrong one and wants the focus. */
  | { readonly type: 'form.invalid'; readonly field: string | null }
  | { readonly type: 'form.refused'; readonly failure: Failure }
  | { readonly type: 'form.failed'; readonly failure: Failure }
  | { readonly type: 'files.refused'; readonly slot: string; readonly code: ErrorCode }

/** What the actor `save` gets. */
export type SaveRequest<Draft, Slot extends string = never> = KeptDraft<Draft, Slot> & { readonly key: string }

export type FormTag = 'open' | 'busy' | 'refused' | 'failed'
