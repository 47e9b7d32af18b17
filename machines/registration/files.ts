import type { FieldError } from '../../generated/field-errors.ts'
import { isDirty, isSame } from '../form/draft.ts'
import type { UploadReport } from '../upload.ts'
import type { FileRow, UploadedFile, RegistrationContext } from './types.ts'

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
export function picked<Slot extends string>({ files: rows, slots }: Filed<Slot>, slot: Slot, files: readonly File[]) {
  const { max } = slots[slot]
  const replaced = max === 1 && files.length > 0 ? rows.filter((row) => row.slot === slot) : []
  const others = rows.filter((row) => !replaced.includes(row))
  const used = others.filter((row) => row.slot === slot && row.status !== 'refused').length
  return { replaced, others, taken: files.slice(0, Math.max(0, max - used)) }
}

/** Any change to a slot's files settles the server's complaint about it and makes the next submit a new request. */
export function answering<Slot extends string>({ serverErrors }: Filed<Slot>, slot: Slot) {
  return { serverErrors: serverErrors.filter(({ field }) => field !== slot), key: null, failure: null }
}

export function failedIds<Slot extends string>(rows: readonly FileRow<Slot>[]): readonly string[] {
  return rows.filter(({ status }) => status === 'failed').map(({ id }) => id)
}

/** The slot of the first failed file that stops a submit. */
export function heldUpBy<Slot extends string>({ files, slots }: Filed<Slot>): Slot | null {
  return files.find(({ status, slot }) => status === 'failed' && !slots[slot].skipsFailed)?.slot ?? null
}

/** The rules broken now. A slot is not checked while its files are being uploaded or have failed. */
export function brokenRules<Draft, Slot extends string, Saved>({
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
