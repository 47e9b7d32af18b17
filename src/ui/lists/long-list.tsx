import { type ReactNode, useCallback, useState } from 'react'
import type { Foot } from './list-foot.tsx'
import { lazy, onFirstTouch } from '../../shared/lazy.ts'

/** How many rows come and go together. Divisible by 1, 2 and 3, so that rows of cards are full in every layout. */
const together = 12

/** Some rows of a list, one after the other. */
export type Part<Row> = {
  readonly rows: readonly Row[]
  /** How many rows the list has before these. */
  readonly before: number
  /** How many it has in all; -1 while there are more to load. */
  readonly size: number
}

type LongListProps<Row> = {
  readonly rows: readonly Row[]
  /** What is below the last row. */
  readonly foot: Foot
  /** The height of each part, in pixels, where the list was left and is shown again. */
  readonly heights?: readonly number[]
  /** The box that scrolls, null until it is there; the page, where none is named. */
  readonly scroller?: HTMLElement | null
  /** A part as a list of its own. */
  readonly children: (part: Part<Row>) => ReactNode
}

/** The rows of a list in parts that leave the page while they are far from the screen. */
export function LongList<Row>({ rows, foot, heights, scroller, children }: LongListProps<Row>) {
  const size = foot === 'end' || foot === 'none' ? rows.length : -1
  return Array.from({ length: Math.ceil(rows.length / together) }, (_, index) => {
    const before = index * together
    const part = rows.slice(before, before + together)
    // One that is still to grow stays: its place would keep too little height.
    const isFull = part.length === together
    return (
      <NearRows key={index} height={heights?.[index]} stays={!isFull} {...(scroller !== undefined && { scroller })}>
        {children({ rows: part, before, size })}
      </NearRows>
    )
  })
}

/** Which row it is of the whole list, wherever that is cut: for screen readers. */
export function placeIn({ before, size }: Pick<Part<unknown>, 'before' | 'size'>, index: number) {
  return { 'aria-posinset': before + index + 1, 'aria-setsize': size } as const
}

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
  /** Whether they stay on the page wherever it is scrolled. */
  readonly stays?: boolean
}

/**
 * Some rows of a long list. They leave the page while they are far from the screen, and their place keeps their height: a
 * list of a thousand is no heavier than what is near. The code that sees to it is fetched on the first touch of the page;
 * without it all rows are there.
 */
export function NearRows({ children, scroller, height, stays = false }: NearRowsProps) {
  /** The height that is kept, in pixels; null while the rows are there. */
  const [kept, keep] = useState(() => (watching.here() && height) ?? null)
  const place = useCallback(
    (element: HTMLElement | null) => {
      if (!element || stays || scroller === null) return undefined
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
    [scroller, stays],
  )
  const isThere = stays || kept === null
  return (
    <div ref={place} style={isThere ? undefined : { blockSize: `${kept}px` }}>
      {isThere && children}
    </div>
  )
}
