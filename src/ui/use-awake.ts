import { useEffect, useState } from 'react'
import { onFirstTouch } from '../shared/lazy.ts'

/** Milliseconds after which it is there although nobody touched the page. */
const patience = 2_000

/** False until the first touch, or a moment without one: what nobody misses before then leaves the way to the screen itself. */
export function useAwake(): boolean {
  const [isAwake, setIsAwake] = useState(false)
  useEffect(() => {
    const wake = () => setIsAwake(true)
    // Late is no harm: a screen that is gone ignores it.
    setTimeout(wake, patience)
    return onFirstTouch(wake)
  }, [])
  return isAwake
}
