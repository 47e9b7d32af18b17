import type { FieldError } from '../../generated/field-errors.ts'
import { isDirty, isSame } from '../form/draft.ts'
import type { UploadReport } from '../upload.ts'
import type { FileRow, UploadedFile, RegistrationContext } from './types.ts'

/** The files that have arrived, in the order in which they were picked. */
export function keptFiles<Slot extends string>(rows: readonly FileRow<Slot>[]): readonly UploadedFile<Slot>[] {
  return rows.flatMap(({ slot, name, url }) => (url === null ? [] : [{ slot, name, url }]))
}

/** The links of one slot. */
export function linksIn<Slot extends string>(files: readonly UploadedFile<Slot>[], slot: Slot): string[] {
  return files.filter((file) => file.slot === slot).map(({ url }) => url)
}

/** Rows for files that came with a kept draft: they arrived long ago. */
export function rowsOfKept<Slot extends string>(files: readonly UploadedFile<Slot>[]): readonly FileRow<Slot>[] {
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

/** What every row starts with. */
export const newRow = { status: 'sending', progress: 0, url: null, failure: null } as const

/** The rows with one of them as its upload reports it. */
export function withReport<Slot extends string>(
  rows: readonly FileRow<Slot>[],
  { id, status, url, progress, failure }: UploadReport,
): readonly FileRow<Slot>[] {
  return rows.map((row) => (row.id === id ? { ...row, status, url, progress, failure } : row))
}

type Filed<Slot extends string> = Pick<RegistrationContext<object, Slot, unknown>, 'files' | 'slots' | 'serverErrors'>

/** What becomes of a pick: files that it takes the place of, those that stay, and those for which there is room. A refused one takes none. */
export function picked<Slot extends string>({ files: rows, slots }: Filed<Slot>, slot: Slot, files: readonly File[]) {
  const { max } = slots[slot]
  const replaced = max === 1 && files.length > 0 ? rows.filter((row) => row.slot === slot) : []
  const others = rows.filter((row) => !replaced.includes(row))
  const used = others.filter((row) => row.slot === slot && row.status !== 'refused').length
  return { replaced, others, taken: files.slice(0, Math.max(0, max - used)) }
}

/** What the server said about a slot is answered by another file in it, or one less; and what was sent before is another thing. */
export function answering<Slot extends string>({ serverErrors }: Filed<Slot>, slot: Slot) {
  return { serverErrors: serverErrors.filter(({ field }) => field !== slot), key: null, failure: null }
}

export function failedIds<Slot extends string>(rows: readonly FileRow<Slot>[]): readonly string[] {
  return rows.filter(({ status }) => status === 'failed').map(({ id }) => id)
}

/** The first file that failed and holds a submit up. */
export function heldUpBy<Slot extends string>({ files, slots }: Filed<Slot>): Slot | null {
  return files.find(({ status, slot }) => status === 'failed' && !slots[slot].skipsFailed)?.slot ?? null
}

/** The rules that are broken now. A slot whose files are still on their way is judged once they have arrived. */
export function brokenRules<Draft, Slot extends string, Saved>({
  check,
  draft,
  files,
}: RegistrationContext<Draft, Slot, Saved>): readonly FieldError[] {
  const unsettled = new Set<string>(
    files.filter(({ status }) => status === 'sending' || status === 'failed').map(({ slot }) => slot),
  )
  return check(draft, keptFiles(files)).filter(({ field }) => !unsettled.has(field))
}

/** Whether leaving would lose something typed or picked. */
export function isTouched<Draft, Slot extends string, Saved>(
  context: RegistrationContext<Draft, Slot, Saved>,
): boolean {
  const { files, initialFiles } = context
  return isDirty(context) || files.some(({ status }) => status !== 'done') || !isSame(keptFiles(files), initialFiles)
}
