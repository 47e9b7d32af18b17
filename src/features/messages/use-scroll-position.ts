import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

/** So near to the end, in pixels, a reader is at the end. */
const near = 48

/** What stays where it is on the screen while messages come before and after it. */
type Anchor = { readonly row: Element; readonly top: number }

/**
 * Where somebody reads in a list of messages. At the end they stay at the end; further up nothing moves under their eyes.
 * The box that scrolls lays its content out from its end, so that older messages move nothing.
 */
export function useScrollPosition(onSeen: (number: number) => void) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const [seen, setSeen] = useState(0)
  const [isAtEnd, setIsAtEnd] = useState(true)
  const anchor = useRef<Anchor | null>(null)

  const look = useEffectEvent(() => {
    if (!scroller) return
    const edge = scroller.getBoundingClientRect().bottom + 1
    const rows = [...scroller.querySelectorAll('[data-number]')]
    const begun = rows.findLast((row) => row.getBoundingClientRect().top < edge)
    anchor.current = begun ? { row: begun, top: begun.getBoundingClientRect().top } : null
    // A message is seen once its end is on the screen.
    const read = rows.findLast((row) => row.getBoundingClientRect().bottom <= edge)
    setIsAtEnd(scroller.scrollTop > -near)
    const number = Number(read?.getAttribute('data-number') ?? 0)
    setSeen((before) => Math.max(before, number))
    if (number > 0) onSeen(number)
  })

  useLayoutEffect(() => {
    const kept = anchor.current
    if (scroller && kept?.row.isConnected && scroller.scrollTop <= -near) {
      const moved = kept.row.getBoundingClientRect().top - kept.top
      if (moved !== 0) scroller.scrollBy({ top: moved })
    }
    const drawn = requestAnimationFrame(() => look())
    return () => cancelAnimationFrame(drawn)
  })

  useEffect(() => {
    if (!scroller) return undefined
    const gone = new AbortController()
    scroller.addEventListener('scroll', () => look(), { signal: gone.signal, passive: true })
    // A returning user sees the new messages.
    document.addEventListener('visibilitychange', () => look(), { signal: gone.signal })
    window.addEventListener('online', () => look(), { signal: gone.signal })
    return () => gone.abort()
  }, [scroller])

  return {
    scroller,
    setScroller,
    isAtEnd,
    /** The number of the last message that was on the screen. */
    seen,
    toEnd: () => scroller?.scrollTo({ top: 0 }),
  }
}
