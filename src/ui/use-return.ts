import { useEffect, useReducer, useEffectEvent } from 'react'

/**
 * When to ask once more for what was missing, in milliseconds after the browser said that the network is back: it says
 * so before anything gets through, by a moment or, on a phone, by some seconds.
 */
const onceMore = [2_000, 10_000]

/** Calls `listener` whenever it is worth asking again for what could not be had without the network; returns a function that ends that. */
export function onNetworkReturn(listener: () => void): () => void {
  const gone = new AbortController()
  const tell = () => {
    if (!gone.signal.aborted) listener()
  }
  const returned = () => {
    tell()
    for (const wait of onceMore) setTimeout(tell, wait)
  }
  window.addEventListener('online', returned, { signal: gone.signal })
  return () => gone.abort()
}

/** A number that changes whenever it is worth asking again. */
export function useNetworkReturns(): number {
  const [returns, count] = useReducer((before: number) => before + 1, 0)
  useEffect(() => onNetworkReturn(count), [])
  return returns
}

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
