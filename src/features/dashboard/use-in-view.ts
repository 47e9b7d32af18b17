import { useCallback } from 'react'

/** How far ahead of the screen, so that the next rows are there when the thumb is. */
const ahead = '600px 0px'

/** A ref for an element: while `active`, `onSeen` is called when the element is near the screen or comes there. */
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
