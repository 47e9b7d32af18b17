import { type ReactNode, useCallback, useState } from 'react'
import { lazy, onFirstTouch } from '../../shared/lazy.ts'

const watching = lazy(async () => (await import('./watch-rows.ts')).watchRows)
/** Whether it was asked for: rows that come while it is on its way do not wait for another touch. */
let isAsked = false

type NearRowsProps = {
  /** A list of rows, as one element. */
  readonly children: ReactNode
  /** The box that scrolls, null until it is there; the page, where none is named. */
  readonly scroller?: HTMLElement | null
  /** How tall the rows are, in pixels, where that is known: then they come first when they are near. */
  readonly height?: number | undefined
}

/**
 * Some rows of a long list. They leave the page while they are far from the screen, and their place keeps their height: a
 * list of a thousand is no heavier than what is near. The code that sees to it is fetched on the first touch of the page;
 * without it all rows are there.
 */
export function NearRows({ children, scroller, height }: NearRowsProps) {
  /** The height that is kept, in pixels; null while the rows are there. */
  const [kept, keep] = useState(() => (watching.here() && height) ?? null)
  const place = useCallback(
    (element: HTMLElement | null) => {
      if (!element || scroller === null) return undefined
      const gone = new AbortController()
      const begin = () => {
        isAsked = true
        watching.fetch().then(
          (watch) => watch(element, scroller, keep, gone.signal),
          () => {},
        )
      }
      if (isAsked) begin()
      else gone.signal.addEventListener('abort', onFirstTouch(begin))
      return () => gone.abort()
    },
    [scroller],
  )
  return (
    <div ref={place} style={kept === null ? undefined : { blockSize: `${kept}px` }}>
      {kept === null && children}
    </div>
  )
}
