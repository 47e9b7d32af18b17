import { useEffect, useEffectEvent } from 'react'

/**
 * Asks before the browser's Back and Forward too, where browsers allow it. `ask` receives a function that proceeds.
 * Elsewhere going back loses nothing either, because drafts are stored.
 */
export function useTraversalGuard(ask: (leave: () => void) => void): void {
  const traverse = useEffectEvent((event: NavigateEvent, goOn: () => void) => {
    // A guard that agrees at once does so before this handler ends, so the navigation need not be stopped.
    let isFree = false
    let isStopped = false
    ask(() => {
      if (isStopped) goOn()
      else isFree = true
    })
    if (isFree) return
    isStopped = true
    event.preventDefault()
  })

  useEffect(() => {
    if (!('navigation' in window)) return undefined
    const { navigation } = window
    let allowed: string | null = null
    const goTo = async (key: string) => {
      allowed = key
      // This may fail if the entry no longer exists; then the reader stays.
      await navigation.traverseTo(key).finished?.catch(() => {})
      allowed = null
    }
    const listener = (event: NavigateEvent) => {
      const { key } = event.destination
      if (event.navigationType !== 'traverse' || !event.cancelable || key === allowed) return
      // A form with nothing to ask agrees during this very event, which the browser has to finish first.
      traverse(event, () => void setTimeout(() => void goTo(key)))
    }
    navigation.addEventListener('navigate', listener)
    return () => navigation.removeEventListener('navigate', listener)
  }, [])
}
