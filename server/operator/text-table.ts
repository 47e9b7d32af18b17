import { visibleLine } from '../platform/visible.ts'

/** Rows in columns as wide as they need to be, under their names. A text of several lines stays in its row. */
export function table(given: readonly Readonly<Record<string, string>>[]): string[] {
  const rows = given.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, visibleLine(cell)])),
  )
  const [first] = rows
  if (first === undefined) return ['Nothing.']
  const names = Object.keys(first)
  const widths = names.map((name) => Math.max(name.length, ...rows.map((row) => (row[name] ?? '').length)))
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd()
  return [line(names), ...rows.map((row) => line(names.map((name) => row[name] ?? '')))]
}

const NAME = 12

/** A name and what it has, beside it: a text may have many lines, and none of them may look like one of ours. */
export function entry(name: string, value: string): string {
  return `${name.padEnd(NAME)} ${value.split(/\r\n|[\r\n\u2028\u2029]/).join(`\n${' '.repeat(NAME + 1)}`)}`
}
