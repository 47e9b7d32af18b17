import { useEffect, useEffectEvent } from 'react'

/** Calls `onReturn` when the reader returns to this tab or the network comes back: the content may have changed. */
export function useReturn(onReturn: () => void): void {
  const returned = useEffectEvent(onReturn)
  useEffect(() => {
    const listener = () => {
      if (document.visibilityState === 'visible') returned()
    }
    const gone = new AbortController()
    document.addEventListener('visibilitychange', listener, { signal: gone.signal })
    window.addEventListener('online', listener, { signal: gone.signal })
    return () => gone.abort()
  }, [])
}
