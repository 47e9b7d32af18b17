/** What was sent to each call and what came back. */
export type Tally = Readonly<{
  count: (operation: string, kind: 'valid' | 'invalid', status: number) => void
  table: () => string
}>

/** Counts requests and statuses by call. */
export function tallyOf(operations: readonly string[]): Tally {
  const rows = new Map(operations.map((id) => [id, { valid: 0, invalid: 0, statuses: new Map<number, number>() }]))
  return {
    count: (operation, kind, status) => {
      const row = rows.get(operation)
      if (row === undefined) throw new Error(`no such call: ${operation}`)
      row[kind] += 1
      row.statuses.set(status, (row.statuses.get(status) ?? 0) + 1)
    },
    table: () => {
      const lines = [...rows].map(([id, { valid, invalid, statuses }]) => {
        const seen = [...statuses].toSorted(([one], [other]) => one - other)
        return line(id, valid, invalid, seen.map(([status, times]) => `${status}×${times}`).join(' '))
      })
      return [line('call', 'valid', 'invalid', 'statuses seen'), ...lines].join('\n')
    },
  }
}

const line = (id: string, valid: string | number, invalid: string | number, statuses: string): string =>
  `${id.padEnd(26)}${String(valid).padStart(6)}${String(invalid).padStart(9)}   ${statuses}`
