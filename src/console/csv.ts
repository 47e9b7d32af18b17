/** What spreadsheets take for the beginning of a formula (OWASP, CSV Injection), also in their wide forms. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

type Cell = string | number

/** A cell of a CSV file (RFC 4180). A text that a spreadsheet would take for a formula gets an apostrophe before it. */
function cellOf(value: Cell): string {
  if (typeof value === 'number') return String(value)
  const plain = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n;]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** Rows as a CSV file. The mark at its beginning tells spreadsheets that it is UTF-8. */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`
}
