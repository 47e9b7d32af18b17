import { useEffect } from 'react'
import { later, onFirstTouch } from '../later.ts'

const keeping = later(async () => (await import('./keep-focus.ts')).keepFocus)

/** Keeps the keyboard's place in what the screen shows, for screens whose controls go once they are used. Nobody has a place before the first touch. */
export function useKeptFocus(): void {
  useEffect(() => {
    const main = document.querySelector('main')
    if (!main) return undefined
    const gone = new AbortController()
    const cancel = onFirstTouch(() => {
      const begin = (keepFocus: (part: HTMLElement) => () => void): void => {
        if (!gone.signal.aborted) gone.signal.addEventListener('abort', keepFocus(main))
      }
      // If it cannot be fetched, the focus goes where the browser puts it.
      keeping.fetch().then(begin, () => undefined)
    })
    return () => {
      cancel()
      gone.abort()
    }
  }, [])
}
