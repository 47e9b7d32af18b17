import { type RefObject, useEffect } from 'react'
import { later, onFirstTouch } from '../later.ts'

const code = later(async () => (await import('./kept-focus.ts')).keepFocus)

/** Keeps the keyboard's place in a part of the page. Its code is fetched on the first touch; without it, nothing is kept. */
export function useKeptFocus(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const gone = new AbortController()
    const keep = async (): Promise<void> => {
      const keepFocus = await code.fetch().catch(() => null)
      if (!keepFocus || !part.current || gone.signal.aborted) return
      gone.signal.addEventListener('abort', keepFocus(part.current))
    }
    const forget = onFirstTouch(() => void keep())
    return () => {
      forget()
      gone.abort()
    }
  }, [part])
}
