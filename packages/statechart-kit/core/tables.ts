/** `1 path`, `2 paths`. */
export const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`

/** Formats rows as lines with aligned cells. A column of numbers below a heading is right-aligned. */
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

/** A Markdown table with its columns lined up; the first row is its head. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map((text) => text.replaceAll('|', '\\|')))
  const [head = [], ...body] = cells
  const widths = head.map((_, column) => Math.max(3, ...cells.map((row) => (row[column] ?? '').length)))
  const line = (row: readonly string[]): string =>
    `| ${row.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body.map(line)].join('\n')
}

/** Words as code, as in `` `form.submitted` ``; nothing stays nothing. */
export function code(words: string): string {
  return words === '' ? '' : `\`${words}\``
}

/** Rows as CSV, as RFC 4180 has it. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')
}

const quoted = (field: string): string => (/[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field)
