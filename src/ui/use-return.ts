import { useEffect, useEffectEvent } from 'react'

/** Calls `onReturn` when somebody comes back to this tab: what it shows may have changed meanwhile. */
export function useReturn(onReturn: () => void): void {
  const returned = useEffectEvent(onReturn)
  useEffect(() => {
    const listener = () => {
      if (document.visibilityState === 'visible') returned()
    }
    document.addEventListener('visibilitychange', listener)
    return () => document.removeEventListener('visibilitychange', listener)
  }, [])
}
