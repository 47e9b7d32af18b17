import type { ActorRefFrom } from 'xstate'
import type { ErrorCode } from '../../generated/codes.ts'
import type { FieldError } from '../../generated/field-errors.ts'
import type { Drafting } from '../form/draft.ts'
import type { FormEvent } from '../form/types.ts'
import type { Failure } from '../outcome.ts'
import type { Sending } from '../sending.ts'
import type { CheckFile, uploadMachine, UploadReport, UploadStatus } from '../upload.ts'

/** A file that has arrived: what is sent with the draft, and what is kept with it over a reload. */
export type UploadedFile<Slot extends string> = { readonly slot: Slot; readonly name: string; readonly url: string }

/** What was typed and uploaded so far. */
export type StoredDraft<Draft, Slot extends string = never> = {
  readonly draft: Draft
  readonly files: readonly UploadedFile<Slot>[]
}

/** Which rules draft and files break, by field of the draft or by slot; empty when they may be sent. */
export type CheckFiled<Draft, Slot extends string> = (
  draft: Draft,
  files: readonly UploadedFile<Slot>[],
) => readonly FieldError[]

/** One place for files. Whether it may stay empty is for the check to say. */
export type SlotRules = {
  /** With 1, a new pick takes the place of the old one; with more, picks beyond it are refused. */
  readonly max: number
  /** The code that says that there are too many. */
  readonly tooMany: ErrorCode
  readonly check: CheckFile
  /** True where a file that failed is left out on submitting, instead of holding the rest up. */
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
  readonly failure: Failure | null
}

export type RegistrationInput<Draft, Slot extends string> = {
  readonly initial: Draft
  /** The files that are there already, of somebody who is registered and edits what is known of them. */
  readonly files?: readonly UploadedFile<Slot>[]
  readonly check: CheckFiled<Draft, Slot>
  readonly slots: { readonly [Name in Slot]: SlotRules }
  readonly newKey: () => string
  /** What was kept from an earlier visit. */
  readonly kept: StoredDraft<Draft, Slot> | null
}

export type RegistrationContext<Draft, Slot extends string, Saved> = Drafting<Draft> &
  Sending<Saved> &
  Pick<RegistrationInput<Draft, Slot>, 'check' | 'slots'> & {
    readonly initialFiles: readonly UploadedFile<Slot>[]
    readonly files: readonly FileRow<Slot>[]
    readonly picked: number
    /** Uploads that had failed when it was submitted: the person has seen those. */
    readonly seenFailed: readonly string[]
  }

export type RegistrationEvent<Draft, Slot extends string> =
  | FormEvent<Draft>
  /** Somebody who is registered goes on from what was sent. */
  | { readonly type: 'form.opened' }
  | { readonly type: 'files.picked'; readonly slot: Slot; readonly files: readonly File[] }
  | { readonly type: 'file.removed'; readonly id: string }
  | { readonly type: 'file.retried'; readonly id: string }
  | UploadReport

/** What the actor `save` gets. */
export type RegistrationRequest<Draft, Slot extends string> = StoredDraft<Draft, Slot> & { readonly key: string }
