import type { ErrorCode } from '../../generated/codes.ts'
import { type FailureFacts, uploadFailureText } from '../i18n/failure-text.ts'
import type { Translate } from '../i18n/translate.ts'
import type { PickedFile } from './upload-parts.tsx'

/** A file of a form as its machine tells it; `upload` holds the file itself while this visit has it. */
export type FileFacts<Slot extends string> = Omit<PickedFile, 'file' | 'problem'> & {
  readonly slot: Slot
  readonly code: ErrorCode | null
  readonly failure: FailureFacts | null
  readonly upload: { readonly getSnapshot: () => { readonly context: { readonly file: File } } } | null
}

/** What a form's machine knows, as far as its fields need it. */
export type FormFacts<Draft extends object, Slot extends string> = {
  readonly draft: Draft
  readonly errors: readonly { readonly field: string; readonly code: ErrorCode }[]
  readonly files: readonly FileFacts<Slot>[]
  readonly slots: { readonly [Name in Slot]: { readonly max: number; readonly skipsFailed: boolean } }
  readonly wasSubmitted: boolean
}

/** What the fields tell the machine. */
export type FormMessage<Draft extends object, Slot extends string> =
  | { readonly type: 'draft.changed'; readonly changes: Partial<Draft> }
  | { readonly type: 'field.left'; readonly field: string }
  | { readonly type: 'files.picked'; readonly slot: Slot; readonly files: readonly File[] }
  | { readonly type: 'file.removed'; readonly id: string }
  | { readonly type: 'file.retried'; readonly id: string }

type Field<Draft> = keyof Draft & string

/** The props that tie a field of the kit to a field of a form: `<TextField label=… {...form.field('name')} />`. */
export type FieldBinding<Value> = {
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly onBlur: () => void
  readonly error: string | undefined
}

/** The props that tie a field for files to a slot of a form. */
export type FilesBinding = {
  readonly picked: readonly PickedFile[]
  /** How many more files there may be. */
  readonly room: number
  readonly error: string | undefined
  readonly onPick: (files: readonly File[]) => void
  readonly onRemove: (id: string) => void
  readonly onRetry: (id: string) => void
}

/** Ties the fields of the kit to the machine of a form. */
export function bindForm<Draft extends object, Slot extends string>(
  facts: FormFacts<Draft, Slot>,
  send: (message: FormMessage<Draft, Slot>) => void,
  t: Translate,
) {
  const errorOf = (name: string) => {
    const found = facts.errors.find(({ field }) => field === name)
    return found && t.code(found.code)
  }
  const change = (changes: Partial<Draft>) => send({ type: 'draft.changed', changes })
  const leave = (name: Field<Draft>) => send({ type: 'field.left', field: name })
  return {
    draft: facts.draft,
    change,
    leave,
    errorOf,
    field: <Name extends Field<Draft>>(name: Name): FieldBinding<Draft[Name]> => ({
      value: facts.draft[name],
      onChange: (value) => {
        const changes: Partial<Draft> = {}
        changes[name] = value
        change(changes)
      },
      onBlur: () => leave(name),
      error: errorOf(name),
    }),
    files: (slot: Slot): FilesBinding => {
      const rows = facts.files.filter((row) => row.slot === slot)
      return {
        picked: rows.map((row) => pickedFile(row, t)),
        room: Math.max(0, facts.slots[slot].max - rows.filter(({ status }) => status !== 'refused').length),
        error: errorOf(slot) ?? heldUpBy(rows, facts, slot, t),
        onPick: (files) => send({ type: 'files.picked', slot, files }),
        onRemove: (id) => send({ type: 'file.removed', id }),
        onRetry: (id) => send({ type: 'file.retried', id }),
      }
    },
  }
}

/** A file that failed holds a submit up, unless its slot goes without it. */
function heldUpBy<Draft extends object, Slot extends string>(
  rows: readonly FileFacts<Slot>[],
  { slots, wasSubmitted }: FormFacts<Draft, Slot>,
  slot: Slot,
  t: Translate,
): string | undefined {
  const failed = rows.filter(({ status }) => status === 'failed').length
  return wasSubmitted && failed > 0 && !slots[slot].skipsFailed ? t('ui.heldUp', { count: failed }) : undefined
}

/** A file of a form as a field shows it. */
function pickedFile<Slot extends string>(
  { id, name, status, progress, url, code, failure, upload }: FileFacts<Slot>,
  t: Translate,
): PickedFile {
  const problem = code !== null ? t.code(code) : failure !== null ? uploadFailureText(t, failure) : null
  return { id, name, status, progress, url, file: upload?.getSnapshot().context.file ?? null, problem }
}
