import { useEffect, useState } from 'react'

const minute = 60_000

/** The time of now, which moves on by the minute. */
export function useNow(): Date {
  // For the eye alone: the clock that is read while a page is drawn.
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minute)
    return () => clearInterval(timer)
  }, [])
  return now
}
