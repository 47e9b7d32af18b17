import { useEffect } from 'react'
import { keepFocus } from './restore-focus.ts'

/** Keeps the keyboard's place in what the screen shows, for screens whose controls go once they are used. */
export function useKeptFocus(): void {
  useEffect(() => {
    const main = document.querySelector('main')
    return main ? keepFocus(main) : undefined
  }, [])
}
