import { useEffect, useLayoutEffect, useRef, useEffectEvent } from 'react'

/**
 * Each history entry has its own key if the browser provides one; otherwise its address serves. A redirect, as from
 * login to the list, keeps the entry and its key, so the path belongs to it too.
 */
function entryKey(): string {
  const key = 'navigation' in window ? window.navigation.currentEntry?.key : undefined
  return key === undefined ? location.href : `${key} ${location.pathname}`
}

const storageKey = 'bidfair.scroll'
/** How long a page may take to regain its height, in milliseconds. */
const patience = 1500

function readPositions(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    if (!Array.isArray(stored)) return new Map()
    return new Map(
      stored.flatMap((entry: unknown) =>
        Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number'
          ? [[entry[0], entry[1]]]
          : [],
      ),
    )
  } catch {
    return new Map()
  }
}

/**
 * A new screen starts at the top; going back or reloading returns to the old position once the page is tall enough.
 * `address` changes with every navigation.
 */
export function useScrollMemory(address: string): void {
  const positions = useRef<Map<string, number> | null>(null)

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const remember = () => positions.current?.set(entryKey(), window.scrollY)
    const store = () => {
      try {
        sessionStorage.setItem(storageKey, JSON.stringify([...(positions.current ?? [])].slice(-50)))
      } catch {
        // If storage is full or forbidden, only the position is lost.
      }
    }
    const gone = new AbortController()
    addEventListener('scroll', remember, { signal: gone.signal, passive: true })
    addEventListener('pagehide', store, { signal: gone.signal })
    return () => gone.abort()
  }, [])

  useLayoutEffect(() => {
    const isFirst = positions.current === null
    positions.current ??= readPositions()
    const target = positions.current.get(entryKey()) ?? 0
    // A page just opened is at its top. To ask where it is would have it laid out before its time.
    return isFirst && target === 0 ? undefined : restore(target)
  }, [address])
}

/** Scrolls there once the page is tall enough, unless the reader scrolls first. */
function restore(target: number): () => void {
  const stop = new AbortController()
  const until = performance.now() + patience
  const step = () => {
    if (stop.signal.aborted) return
    const reachable = document.documentElement.scrollHeight - window.innerHeight
    if (reachable >= target || performance.now() > until) {
      window.scrollTo(0, target)
      stop.abort()
    } else requestAnimationFrame(step)
  }
  for (const moved of ['wheel', 'touchstart', 'keydown']) {
    addEventListener(moved, () => stop.abort(), { signal: stop.signal, passive: true })
  }
  step()
  return () => stop.abort()
}

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
