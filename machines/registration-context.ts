import type { FieldError } from '../generated/field-errors.ts'
import { isDirty, isSame, type DraftState, type FormEvent } from './draft.ts'
import type { UploadReport, CheckFile, uploadMachine, UploadStatus } from './upload.ts'
import type { ActorRefFrom } from 'xstate'
import type { ErrorCode } from '../generated/codes.ts'
import type { Failure } from './outcome.ts'
import type { RequestState } from './request-state.ts'

/** An uploaded file, as it is sent with the draft and stored with it over a reload. */
export type UploadedFile<Slot extends string> = { readonly slot: Slot; readonly name: string; readonly url: string }

/** Everything typed and uploaded so far. */
export type StoredDraft<Draft, Slot extends string = never> = {
  readonly draft: Draft
  readonly files: readonly UploadedFile<Slot>[]
}

/** The rules that draft and files break, by field or slot; empty when they may be sent. */
export type ValidateWithFiles<Draft, Slot extends string> = (
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

/** The steps of a form that asks for one part at a time, in their order. */
export const steps = ['you', 'business', 'trust'] as const
export type Step = (typeof steps)[number]

/** The step that asks for each field and slot. */
export type StepOf = { readonly [Field in string]?: Step }

export type RegistrationInput<Draft, Slot extends string> = {
  readonly initial: Draft
  /** The files that an existing account has already. */
  readonly files?: readonly UploadedFile<Slot>[]
  readonly check: ValidateWithFiles<Draft, Slot>
  readonly slots: { readonly [Name in Slot]: SlotRules }
  readonly newKey: () => string
  /** The draft stored on an earlier visit. */
  readonly kept: StoredDraft<Draft, Slot> | null
  /** Whether that is what somebody typed here, and not the copy of something else. By default it is. */
  readonly isRestored?: boolean
  /** A form without it asks for everything at once. */
  readonly stepOf?: StepOf
}

export type RegistrationContext<Draft, Slot extends string, Saved> = DraftState<Draft> &
  RequestState<Saved> &
  Pick<RegistrationInput<Draft, Slot>, 'check' | 'slots'> & {
    readonly initialFiles: readonly UploadedFile<Slot>[]
    readonly files: readonly FileRow<Slot>[]
    /** Whether it began with what was typed on an earlier visit. */
    readonly isRestored: boolean
    readonly picked: number
    readonly stepOf: StepOf | null
    /** The step on the screen, also while it is sent or asked whether to leave; null in a form without steps. */
    readonly step: Step | null
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
  /** Back to the step before. `form.submitted` goes on to the next one, and sends from the last. */
  | { readonly type: 'step.left' }
  | UploadReport

/** The input of the actor `save`. */
export type RegistrationRequest<Draft, Slot extends string> = StoredDraft<Draft, Slot> & { readonly key: string }

/** The uploaded files, in the order in which they were picked. */
export function uploadedFiles<Slot extends string>(rows: readonly FileRow<Slot>[]): readonly UploadedFile<Slot>[] {
  return rows.flatMap(({ slot, name, url }) => (url === null ? [] : [{ slot, name, url }]))
}

/** The links of one slot. */
export function linksIn<Slot extends string>(files: readonly UploadedFile<Slot>[], slot: Slot): string[] {
  return files.filter((file) => file.slot === slot).map(({ url }) => url)
}

/** Rows for files of a stored draft: they were uploaded earlier. */
export function rowsOf<Slot extends string>(files: readonly UploadedFile<Slot>[]): readonly FileRow<Slot>[] {
  return files.map(({ slot, name, url }, index) => ({
    id: `kept-${index}`,
    slot,
    name,
    upload: null,
    status: 'done',
    progress: 1,
    url,
    failure: null,
  }))
}

export const newRow = { status: 'sending', progress: 0, url: null, failure: null } as const

/** The rows, with one updated from its upload. */
export function withReport<Slot extends string>(
  rows: readonly FileRow<Slot>[],
  { id, status, url, progress, failure }: UploadReport,
): readonly FileRow<Slot>[] {
  return rows.map((row) => (row.id === id ? { ...row, status, url, progress, failure } : row))
}

type Filed<Slot extends string> = Pick<RegistrationContext<object, Slot, unknown>, 'files' | 'slots' | 'serverErrors'>

/**
 * Sorts out newly picked files: the rows that they replace, the rows that stay, and the files that fit. Refused files
 * use up no room.
 */
export function planPickedFiles<Slot extends string>(
  { files: rows, slots }: Filed<Slot>,
  slot: Slot,
  files: readonly File[],
) {
  const { max } = slots[slot]
  const replaced = max === 1 && files.length > 0 ? rows.filter((row) => row.slot === slot) : []
  const others = rows.filter((row) => !replaced.includes(row))
  const used = others.filter((row) => row.slot === slot && row.status !== 'refused').length
  return { replaced, others, taken: files.slice(0, Math.max(0, max - used)) }
}

/** Any change to a slot's files settles the server's complaint about it and makes the next submit a new request. */
export function clearSlotErrors<Slot extends string>({ serverErrors }: Filed<Slot>, slot: Slot) {
  return { serverErrors: serverErrors.filter(({ field }) => field !== slot), key: null, failure: null }
}

export function failedIds<Slot extends string>(rows: readonly FileRow<Slot>[]): readonly string[] {
  return rows.filter(({ status }) => status === 'failed').map(({ id }) => id)
}

/** The slots of failed files that stop a submit. */
export function blockingSlots<Slot extends string>({ files, slots }: Filed<Slot>): readonly Slot[] {
  return files.filter(({ status, slot }) => status === 'failed' && !slots[slot].skipsFailed).map(({ slot }) => slot)
}

/** The rules broken now. A slot is not checked while its files are being uploaded or have failed. */
export function validationErrors<Draft, Slot extends string, Saved>({
  check,
  draft,
  files,
}: RegistrationContext<Draft, Slot, Saved>): readonly FieldError[] {
  const unsettled = new Set<string>(
    files.filter(({ status }) => status === 'sending' || status === 'failed').map(({ slot }) => slot),
  )
  return check(draft, uploadedFiles(files)).filter(({ field }) => !unsettled.has(field))
}

/** Whether leaving would lose something typed or picked. */
export function isTouched<Draft, Slot extends string, Saved>(
  context: RegistrationContext<Draft, Slot, Saved>,
): boolean {
  const { files, initialFiles } = context
  return (
    isDirty(context) || files.some(({ status }) => status !== 'done') || !isSame(uploadedFiles(files), initialFiles)
  )
}

/** Where a form with steps begins. */
export function firstStep(stepOf: StepOf | null): Step | null {
  return stepOf && steps[0]
}

/** Whether the step on the screen breaks no rule, and none of its files has failed. One that is on its way holds up nothing. */
export function isStepComplete<Draft, Slot extends string, Saved>(
  context: RegistrationContext<Draft, Slot, Saved>,
): boolean {
  const wrong = [...validationErrors(context).map(({ field }) => field), ...blockingSlots(context)]
  return wrong.every((field) => context.stepOf?.[field] !== context.step)
}

/** The first step that shows something wrong; the present one where none does. */
export function stepToCorrect<Draft, Slot extends string, Saved>(
  context: RegistrationContext<Draft, Slot, Saved>,
): Step | null {
  const wrong = [...context.errors.map(({ field }) => field), ...blockingSlots(context)]
  return steps.find((step) => wrong.some((field) => context.stepOf?.[field] === step)) ?? context.step
}
