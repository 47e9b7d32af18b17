import { useCallback } from 'react'

/** How far ahead of the screen to load, so that the next rows are ready when the reader gets there. */
const ahead = '600px 0px'

/** A ref for an element: while `active`, calls `onSeen` when the element is on or near the screen. */
export function useInView(onSeen: () => void, active: boolean) {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element || !active) return undefined
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) onSeen()
        },
        { rootMargin: ahead },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [onSeen, active],
  )
}
