export type Point = { readonly x: number; readonly y: number }

export type Size = { readonly width: number; readonly height: number }

/** A picture's position: scaled from its corner, then moved, in CSS pixels. */
export type Placing = { readonly scale: number; readonly x: number; readonly y: number }

export const whole: Placing = { scale: 1, x: 0, y: 0 }

export const closest = 4

/** The shortest swipe, in CSS pixels; it also has to be more horizontal than vertical. */
const flick = 48

/** Limits the scale, and keeps the picture covering its frame. */
export function within({ scale, x, y }: Placing, { width, height }: Size): Placing {
  const size = Math.min(closest, Math.max(1, scale))
  return { scale: size, x: clamp(x, width * (1 - size)), y: clamp(y, height * (1 - size)) }
}

/** Zooms by `factor`, keeping the point `at` in place. */
export function zoomed(placing: Placing, factor: number, at: Point, stage: Size): Placing {
  const scale = Math.min(closest, Math.max(1, placing.scale * factor))
  const grown = scale / placing.scale
  return within({ scale, x: at.x - (at.x - placing.x) * grown, y: at.y - (at.y - placing.y) * grown }, stage)
}

/** Follows two fingers: their distance zooms, their centre moves. */
export function pinched(
  placing: Placing,
  from: readonly [Point, Point],
  to: readonly [Point, Point],
  stage: Size,
): Placing {
  const before = distance(from)
  if (before === 0) return placing
  const start = middle(from)
  const end = middle(to)
  const moved = { ...placing, x: placing.x + end.x - start.x, y: placing.y + end.y - start.y }
  return zoomed(moved, distance(to) / before, end, stage)
}

/** The direction of a swipe. Pictures follow the text direction, so it is mirrored from right to left. */
export function swipeDirection(moved: Point, dir: 'ltr' | 'rtl'): 1 | -1 | null {
  if (Math.abs(moved.x) < flick || Math.abs(moved.x) < Math.abs(moved.y) * 1.5) return null
  const towardsStart = moved.x < 0
  return towardsStart === (dir === 'ltr') ? 1 : -1
}

/** The direction of an arrow key; null for other keys. */
export function turnOfKey(key: string, dir: 'ltr' | 'rtl'): 1 | -1 | null {
  if (key === 'ArrowRight') return dir === 'ltr' ? 1 : -1
  if (key === 'ArrowLeft') return dir === 'ltr' ? -1 : 1
  return null
}

const clamp = (value: number, least: number) => Math.min(0, Math.max(least, value))
const distance = ([a, b]: readonly [Point, Point]) => Math.hypot(a.x - b.x, a.y - b.y)
const middle = ([a, b]: readonly [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
