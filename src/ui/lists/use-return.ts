import { useEffect, useEffectEvent } from 'react'

/** Calls `onReturn` when the reader returns to this tab or the network comes back: the content may have changed. */
export function useReturn(onReturn: () => void): void {
  const returned = useEffectEvent(onReturn)
  useEffect(() => {
    const listener = () => {
      if (document.visibilityState === 'visible') returned()
    }
    document.addEventListener('visibilitychange', listener)
    window.addEventListener('online', listener)
    return () => {
      document.removeEventListener('visibilitychange', listener)
      window.removeEventListener('online', listener)
    }
  }, [])
}
