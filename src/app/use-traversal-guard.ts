import { useEffect, useEffectEvent } from 'react'

/**
 * Asks before the browser's own back and forward as well, where the browser can be asked. `ask` gets how to go on. Elsewhere
 * going back loses nothing either, as drafts are kept.
 */
export function useTraversalGuard(ask: (leave: () => void) => void): void {
  const traverse = useEffectEvent((event: NavigateEvent, goOn: () => void) => {
    // A guard that lets go at once answers before this handler is done, so the navigation need not be stopped at all.
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
      // Going there may fail, when the entry is gone by now; then one stays.
      await navigation.traverseTo(key).finished?.catch(() => {})
      allowed = null
    }
    const listener = (event: NavigateEvent) => {
      const { key } = event.destination
      if (event.navigationType !== 'traverse' || !event.cancelable || key === allowed) return
      // A form that has nothing to ask lets go within this very event, which the browser has to end first.
      traverse(event, () => void setTimeout(() => void goTo(key)))
    }
    navigation.addEventListener('navigate', listener)
    return () => navigation.removeEventListener('navigate', listener)
  }, [])
}
