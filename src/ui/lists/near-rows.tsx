import { type ReactNode, useCallback, useState } from 'react'

/** How far from the screen rows are kept, in pixels: more than anybody scrolls at once. */
const reach = 3000

/**
 * Some rows of a long list. They leave the page while they are far from the screen, and their place keeps their height: a
 * list of a thousand is no heavier than what is near.
 */
export function NearRows({ children }: { readonly children: ReactNode }) {
  /** The height that is kept, in pixels; null while the rows are there. */
  const [kept, setKept] = useState<number | null>(null)
  const place = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1)
        if (last) setKept(last.isIntersecting ? null : last.boundingClientRect.height)
      },
      { rootMargin: `${reach}px 0px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place} style={kept === null ? undefined : { blockSize: `${kept}px` }}>
      {kept === null && children}
    </div>
  )
}
