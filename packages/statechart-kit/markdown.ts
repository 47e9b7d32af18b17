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
