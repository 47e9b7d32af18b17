/** Rows in columns as wide as they need to be, under their names. */
export function table(rows: readonly Readonly<Record<string, string>>[]): string[] {
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
