/** A place in miles to the east and the north. */
export type MapPlace = Readonly<{ name: string; east: number; north: number }>
/** The cities that a radius is drawn around, and towns within it. */
export type AreaOnMap = Readonly<{ cities: readonly MapPlace[]; towns: readonly MapPlace[]; radius: number }>

/** A point of the drawing, from its upper left corner; what has a `label` has its name beside it, with this end at the point. */
export type Dot = Readonly<{ name: string; x: number; y: number; label: 'start' | 'end' | null }>
type Drawing = Readonly<{
  width: number
  height: number
  /** Of each circle. */
  radius: number
  cities: readonly Dot[]
  towns: readonly Dot[]
}>

/** The longer side of a drawing, in its own units, which are pixels where it is as wide as that. */
const SIDE = 320
const MARGIN = 8
/** Of a letter, on the average, and of a line of text, in units. */
const LETTER = 6.4
const LINE = 15
/** From a dot to its name. */
const GAP = 6
const MOST_LABELS = 12

/** Lays out a drawing: all circles in a frame, and names where none covers another one or the dot of a city. */
export function layOut({ cities, towns, radius }: AreaOnMap): Drawing {
  const [west, east] = rangeOf(cities.map((city) => city.east))
  const [south, north] = rangeOf(cities.map((city) => city.north))
  const scale = (SIDE - 2 * MARGIN) / (2 * radius + Math.max(east - west, north - south))
  const place = ({ name, ...at }: MapPlace): Dot => ({
    name,
    x: MARGIN + (at.east - west + radius) * scale,
    y: MARGIN + (north - at.north + radius) * scale,
    label: null,
  })
  const size = (span: number): number => 2 * MARGIN + (2 * radius + span) * scale
  const width = size(east - west)
  const taken: Box[] = cities
    .map(place)
    .map(({ x, y }) => ({ left: x - GAP, right: x + GAP, top: y - GAP, bottom: y + GAP }))
  const labeled = (dot: Dot): Dot => {
    for (const label of ['start', 'end'] as const) {
      const box = boxOf({ ...dot, label })
      if (box.left < 0 || box.right > width || taken.some((other) => overlaps(box, other))) continue
      taken.push(box)
      return { ...dot, label }
    }
    return dot
  }
  const named = cities.map((city) => labeled(place(city)))
  const found: Dot[] = []
  for (const dot of spread(towns.map(place), named)) {
    const isFull = found.filter(({ label }) => label !== null).length === MOST_LABELS
    found.push(isFull ? dot : labeled(dot))
  }
  // A dot beneath the name of another town would read as its own.
  const isFree = ({ x, y, label }: Dot): boolean =>
    label !== null || !taken.some((box) => box.left < x && x < box.right && box.top < y && y < box.bottom)
  return { width, height: size(north - south), radius: radius * scale, cities: named, towns: found.filter(isFree) }
}

const rangeOf = (values: readonly number[]): readonly [number, number] => [Math.min(...values), Math.max(...values)]

type Box = Readonly<{ left: number; right: number; top: number; bottom: number }>

function boxOf({ name, x, y, label }: Dot): Box {
  const length = name.length * LETTER
  const left = label === 'start' ? x + GAP : x - GAP - length
  return { left, right: left + length, top: y - LINE / 2, bottom: y + LINE / 2 }
}

const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** Those first that are far from all before them, so that names are of everywhere; then all others. */
function spread(dots: readonly Dot[], from: readonly Dot[]): readonly Dot[] {
  const rest = dots.map((dot) => ({ dot, free: Math.min(...from.map((other) => distance(dot, other))) }))
  const first: Dot[] = []
  // Some of them have no room for a name.
  while (rest.length > 0 && first.length < 3 * MOST_LABELS) {
    const next = rest.reduce((best, one) => (one.free > best.free ? one : best))
    rest.splice(rest.indexOf(next), 1)
    first.push(next.dot)
    for (const one of rest) one.free = Math.min(one.free, distance(one.dot, next.dot))
  }
  return [...first, ...rest.map(({ dot }) => dot)]
}

const distance = (one: Dot, other: Dot): number => Math.hypot(one.x - other.x, one.y - other.y)
