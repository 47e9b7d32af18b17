import type { UploadReport } from '../upload.ts'
import type { FileRow, KeptFile } from './types.ts'

/** The files that have arrived, in the order in which they were picked. */
export function keptFiles<Slot extends string>(rows: readonly FileRow<Slot>[]): readonly KeptFile<Slot>[] {
  return rows.flatMap(({ slot, name, url }) => (url === null ? [] : [{ slot, name, url }]))
}

/** The links of one slot. */
export function linksIn<Slot extends string>(files: readonly KeptFile<Slot>[], slot: Slot): string[] {
  return files.filter((file) => file.slot === slot).map(({ url }) => url)
}

/** Rows for files that came with a kept draft: they arrived long ago. */
export function rowsOfKept<Slot extends string>(files: readonly KeptFile<Slot>[]): readonly FileRow<Slot>[] {
  return files.map(({ slot, name, url }, index) => ({
    id: `kept-${index}`,
    slot,
    name,
    upload: null,
    status: 'done',
    progress: 1,
    url,
    code: null,
    failure: null,
  }))
}

/** The rows with one of them as its upload reports it. */
export function withReport<Slot extends string>(
  rows: readonly FileRow<Slot>[],
  report: UploadReport,
): readonly FileRow<Slot>[] {
  const { id, status, url, progress, code, failure } = report
  return rows.map((row) => (row.id === id ? { ...row, status, url, progress, code, failure } : row))
}

/** How many more files a slot takes: files that were refused take no room. */
export function roomIn<Slot extends string>(rows: readonly FileRow<Slot>[], slot: Slot, max: number): number {
  return Math.max(0, max - rows.filter((row) => row.slot === slot && row.status !== 'refused').length)
}

export function failedIds<Slot extends string>(rows: readonly FileRow<Slot>[]): readonly string[] {
  return rows.filter(({ status }) => status === 'failed').map(({ id }) => id)
}

/** What every row starts with. */
export const newRow = { status: 'sending', progress: 0, url: null, code: null, failure: null } as const
