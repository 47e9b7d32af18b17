import { useState } from 'react'
import { useNews } from '../../actors/live.ts'

/** What came last, in the server's words, to be said by a live region. */
export function useNewsSaid(): string {
  const [said, setSaid] = useState('')
  useNews((items) => {
    const last = items.at(-1)
    if (last) setSaid(last.message)
  })
  return said
}
