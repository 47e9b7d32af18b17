import type { FormContext, FormEvent, FormTag } from '../../../machines/draft.ts'
import type { Failure } from '../../../machines/outcome.ts'
import type { FileRow, RegistrationContext, RegistrationEvent } from '../../../machines/registration-context.ts'
import { failureText } from '../../i18n/failure-text.ts'
import type { Translate } from '../../i18n/translate.ts'
import type { PickedFile } from './upload-parts.tsx'

type Field<Draft> = keyof Draft & string

/** Props that connect a field to a form: `<TextField label=… {...form.field('name')} />`. */
export type FieldBinding<Value> = {
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly onBlur: () => void
  readonly error: string | undefined
}

/** Props that connect a file field to a slot of a registration. */
export type FilesBinding = {
  readonly picked: readonly PickedFile[]
  /** How many more files there may be. */
  readonly room: number
  readonly error: string | undefined
  /** No more files can be picked now. */
  readonly disabled: boolean
  /** It is being sent: its files cannot be changed. */
  readonly fixed: boolean
  readonly onPick: (files: readonly File[]) => void
  readonly onRemove: (id: string) => void
  readonly onRetry: (id: string) => void
}

/** A form's draft and fields, connected to its chart. */
export type Fields<Draft extends object> = {
  readonly draft: Draft
  readonly change: (changes: Partial<Draft>) => void
  readonly leave: (name: Field<Draft>) => void
  readonly errorOf: (name: string) => string | undefined
  readonly field: <Name extends Field<Draft>>(name: Name) => FieldBinding<Draft[Name]>
}

/** Connects fields to the chart of a form, a bid or a registration. */
export function bindFields<Draft extends object>(
  { draft, errors }: Pick<FormContext<Draft, unknown>, 'draft' | 'errors'>,
  send: (event: FormEvent<Draft>) => void,
  t: Translate,
): Fields<Draft> {
  const errorOf = (name: string) => {
    const found = errors.find(({ field }) => field === name)
    return found && t.code(found.code)
  }
  const change = (changes: Partial<Draft>) => send({ type: 'draft.changed', changes })
  const leave = (name: Field<Draft>) => send({ type: 'field.left', field: name })
  return {
    draft,
    change,
    leave,
    errorOf,
    field: (name) => ({
      value: draft[name],
      onChange: (value) => {
        const changes: Partial<Draft> = {}
        changes[name] = value
        change(changes)
      },
      onBlur: () => leave(name),
      error: errorOf(name),
    }),
  }
}

type Filed<Slot extends string> = Pick<
  RegistrationContext<object, Slot, unknown>,
  'errors' | 'files' | 'slots' | 'wasSubmitted'
>

/** Connects file fields to the chart of a registration. */
export function bindFiles<Slot extends string>(
  context: Filed<Slot>,
  send: (event: Extract<RegistrationEvent<object, Slot>, { readonly type: `file${string}` }>) => void,
  t: Translate,
  sending: Pick<FilesBinding, 'disabled' | 'fixed'>,
): (slot: Slot) => FilesBinding {
  return (slot) => {
    const rows = context.files.filter((row) => row.slot === slot)
    const error = context.errors.find(({ field }) => field === slot)
    return {
      ...sending,
      picked: rows.map((row) => pickedFile(row, t)),
      room: Math.max(0, context.slots[slot].max - rows.filter(({ status }) => status !== 'refused').length),
      error: error ? t.code(error.code) : heldUpBy(rows, context, slot, t),
      onPick: (files) => send({ type: 'files.picked', slot, files }),
      onRemove: (id) => send({ type: 'file.removed', id }),
      onRetry: (id) => send({ type: 'file.retried', id }),
    }
  }
}

/** A failed file stops a submit, unless its slot leaves failed files out. */
function heldUpBy<Slot extends string>(
  rows: readonly FileRow<Slot>[],
  { slots, wasSubmitted }: Filed<Slot>,
  slot: Slot,
  t: Translate,
): string | undefined {
  const failed = rows.filter(({ status }) => status === 'failed').length
  return wasSubmitted && failed > 0 && !slots[slot].skipsFailed ? t('ui.heldUp', { count: failed }) : undefined
}

/** A registration's file, as a field shows it. */
function pickedFile<Slot extends string>(
  { id, name, status, progress, url, failure, upload }: FileRow<Slot>,
  t: Translate,
): PickedFile {
  const problem = failure && failureText(t, failure, 'upload')
  return { id, name, status, progress, url, file: upload?.getSnapshot().context.file ?? null, problem }
}

/** Why it failed, while the form shows that. */
export function problemOf(
  snapshot: { readonly context: { readonly failure: Failure | null }; readonly hasTag: (tag: FormTag) => boolean },
  words: (failure: Failure) => string,
): string | undefined {
  const { failure } = snapshot.context
  return snapshot.hasTag('failed') && failure ? words(failure) : undefined
}
