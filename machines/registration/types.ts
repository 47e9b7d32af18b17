import type { ActorRefFrom } from 'xstate'
import type { ErrorCode } from '../../generated/codes.ts'
import type { FieldError } from '../../generated/field-errors.ts'
import type { Drafting } from '../form/draft.ts'
import type { FormEvent } from '../form/types.ts'
import type { Failure } from '../outcome.ts'
import type { Sending } from '../sending.ts'
import type { CheckFile, uploadMachine, UploadReport, UploadStatus } from '../upload.ts'

/** An uploaded file, as it is sent with the draft and stored with it over a reload. */
export type UploadedFile<Slot extends string> = { readonly slot: Slot; readonly name: string; readonly url: string }

/** Everything typed and uploaded so far. */
export type StoredDraft<Draft, Slot extends string = never> = {
  readonly draft: Draft
  readonly files: readonly UploadedFile<Slot>[]
}

/** The rules that draft and files break, by field or slot; empty when they may be sent. */
export type CheckFiled<Draft, Slot extends string> = (
  draft: Draft,
  files: readonly UploadedFile<Slot>[],
) => readonly FieldError[]

/** A slot for files. The check decides whether it may stay empty. */
export type SlotRules = {
  /** With 1, a new file replaces the old one; with more, further files are refused. */
  readonly max: number
  /** The error code for too many files. */
  readonly tooMany: ErrorCode
  readonly check: CheckFile
  /** True if large pictures are made smaller before they are sent; documents go up as they are. */
  readonly shrinks: boolean
  /** True if failed files are left out of a submit instead of stopping it. */
  readonly skipsFailed: boolean
}

/** One picked file, as its row shows it. `upload` is null for a file of a stored draft. */
export type FileRow<Slot extends string> = {
  readonly id: string
  readonly slot: Slot
  readonly name: string
  readonly upload: ActorRefFrom<typeof uploadMachine> | null
  readonly status: UploadStatus
  /** 0 to 1. */
  readonly progress: number
  readonly url: string | null
  readonly failure: Failure | null
}

export type RegistrationInput<Draft, Slot extends string> = {
  readonly initial: Draft
  /** The files that an existing account has already. */
  readonly files?: readonly UploadedFile<Slot>[]
  readonly check: CheckFiled<Draft, Slot>
  readonly slots: { readonly [Name in Slot]: SlotRules }
  readonly newKey: () => string
  /** The draft stored on an earlier visit. */
  readonly kept: StoredDraft<Draft, Slot> | null
  /** Whether that is what somebody typed here, and not the copy of something else. By default it is. */
  readonly isRestored?: boolean
}

export type RegistrationContext<Draft, Slot extends string, Saved> = Drafting<Draft> &
  Sending<Saved> &
  Pick<RegistrationInput<Draft, Slot>, 'check' | 'slots'> & {
    readonly initialFiles: readonly UploadedFile<Slot>[]
    readonly files: readonly FileRow<Slot>[]
    /** Whether it began with what was typed on an earlier visit. */
    readonly isRestored: boolean
    readonly picked: number
    /** Uploads that had failed when it was submitted: the person has seen those. */
    readonly seenFailed: readonly string[]
  }

export type RegistrationEvent<Draft, Slot extends string> =
  | FormEvent<Draft>
  /** What was typed on an earlier visit is not wanted: it starts as if there were none. */
  | { readonly type: 'draft.discarded' }
  /** Editing goes on from what was saved. */
  | { readonly type: 'form.opened' }
  | { readonly type: 'files.picked'; readonly slot: Slot; readonly files: readonly File[] }
  | { readonly type: 'file.removed'; readonly id: string }
  | { readonly type: 'file.retried'; readonly id: string }
  | UploadReport

/** The input of the actor `save`. */
export type RegistrationRequest<Draft, Slot extends string> = StoredDraft<Draft, Slot> & { readonly key: string }
