import { useEffect, useState } from 'react'

const minute = 60_000

/** The present time, updated every minute. */
export function useNow(): Date {
  // Only a matter of display, so not in a machine.
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minute)
    return () => clearInterval(timer)
  }, [])
  return now
}
