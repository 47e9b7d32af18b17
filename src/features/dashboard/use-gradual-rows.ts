import { useEffect, useState } from 'react'

/** How many rows each frame adds. Ten cards at once would hold up the scrolling of a phone for a tenth of a second. */
const atOnce = 3

/** The rows of a list, of which those that come at its end are drawn bit by bit. Of those that it begins with, `atFirst` are there at once. */
export function useGradualRows<Row>(rows: readonly Row[], atFirst: number): readonly Row[] {
  const [first] = rows
  const [before, draw] = useState({ first, count: Math.min(atFirst, rows.length) })
  // Another first row: the list was read anew.
  const count = before.first === first ? Math.min(before.count, rows.length) : rows.length
  useEffect(() => {
    if (before.first === first && before.count === rows.length) return undefined
    const frame = requestAnimationFrame(() => draw({ first, count: Math.min(count + atOnce, rows.length) }))
    return () => cancelAnimationFrame(frame)
  }, [before, first, count, rows.length])
  return count === rows.length ? rows : rows.slice(0, count)
}
