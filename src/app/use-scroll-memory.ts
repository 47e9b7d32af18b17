import { useEffect, useLayoutEffect, useRef } from 'react'

/** Each entry of the history has a key of its own where the browser says so; elsewhere its address has to do. */
function entryKey(): string {
  return ('navigation' in window ? window.navigation.currentEntry?.key : undefined) ?? location.href
}

const storageKey = 'bidfair.scroll'
/** How long a page may take to grow to the height that it had, in milliseconds. */
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
 * A new screen starts at its top; going back, or reloading, finds the place one had left, as soon as the page is tall
 * enough again. `address` changes with every navigation.
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
        // A full or forbidden storage only costs the place on the page.
      }
    }
    addEventListener('scroll', remember, { passive: true })
    addEventListener('pagehide', store)
    return () => {
      removeEventListener('scroll', remember)
      removeEventListener('pagehide', store)
    }
  }, [])

  useLayoutEffect(() => {
    positions.current ??= readPositions()
    return restore(positions.current.get(entryKey()) ?? 0)
  }, [address])
}

/** Scrolls there once the page is tall enough, unless the reader moves first. */
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
