import { useState } from 'react'

/** By how many rows a list grew the last time; 0 while it has not, or when it began anew. */
export function useGrowth(length: number): number {
  const [known, setKnown] = useState({ length, added: 0 })
  if (known.length !== length) setKnown({ length, added: known.length === 0 ? 0 : Math.max(0, length - known.length) })
  return known.added
}
