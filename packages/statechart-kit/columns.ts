/** `1 path`, `2 paths`. */
export const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`

/** Rows as lines in which their cells stand one below the other; a column of numbers below a heading stands to the right. */
export function columns(rows: readonly (readonly string[])[]): readonly string[] {
  const [head = [], ...rest] = rows
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const isOfNumbers = head.map((_, column) => rest.every((row) => /^\d+$/.test(row[column] ?? '')))
  return rows.map((row) =>
    row
      .map((cell, column) =>
        isOfNumbers[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  )
}
