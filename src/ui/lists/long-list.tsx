import type { ReactNode } from 'react'
import type { Foot } from './list-foot.tsx'
import { NearRows } from './near-rows.tsx'

/** How many rows come and go together. Divisible by 1, 2 and 3, so that rows of cards are full in every layout. */
const together = 24

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
  /** What stands below the last row. */
  readonly foot: Foot
  /** The height of each part, in pixels, where the list was left and is shown again. */
  readonly heights?: readonly number[]
  /** A part as a list of its own. */
  readonly children: (part: Part<Row>) => ReactNode
}

/** The rows of a list in parts that leave the page while they are far from the screen. */
export function LongList<Row>({ rows, foot, heights, children }: LongListProps<Row>) {
  const size = foot === 'end' || foot === 'none' ? rows.length : -1
  return Array.from({ length: Math.ceil(rows.length / together) }, (_, index) => {
    const before = index * together
    return (
      <NearRows key={index} height={heights?.[index]}>
        {children({ rows: rows.slice(before, before + together), before, size })}
      </NearRows>
    )
  })
}

/** Which row it is of the whole list, wherever that is cut: for screen readers. */
export function placeIn({ before, size }: Pick<Part<unknown>, 'before' | 'size'>, index: number) {
  return { 'aria-posinset': before + index + 1, 'aria-setsize': size } as const
}
