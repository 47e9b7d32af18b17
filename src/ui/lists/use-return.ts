import { useEffect, useEffectEvent } from 'react'

/** Calls `onReturn` when somebody comes back to this tab, or the network does: what it shows may have changed meanwhile. */
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
