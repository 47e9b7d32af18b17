import type { Edge } from '../core/edge.ts'

export type Ground = {
  /** Where every tour begins, and the transition that was taken last there. */
  readonly start: string
  readonly startLast: string | undefined
  /** What is shown there already. */
  readonly shown: readonly string[]
  readonly edges: readonly Edge[]
  readonly goalsOf: (edge: Edge, last: string | undefined) => readonly string[]
  /** The transition that was taken last, once a step is made; the same for all where nobody asks for it. */
  readonly lastAfter: (edge: Edge, last: string | undefined) => string | undefined
}

/** A long way from the start: each leg ends with what shows something new, and begins where the one before has ended. */
export type Tour = readonly Leg[]

/** The steps of a leg, and a short known way to where it begins. */
type Leg = { readonly way: readonly Edge[]; readonly steps: readonly Edge[] }

/** A start costs about as much as so many steps. */
const START = 6

/** Steps: a longer tour is hard to read once it fails. */
const LONGEST = 60

export type TourNode = { readonly key: string; readonly last: string | undefined }

type Way = { readonly edges: readonly Edge[]; readonly end: TourNode }

type Front = readonly (TourNode & { readonly way: readonly Edge[] })[]

/** A few long tours that show all that the edges can show: each goes on to the nearest step that shows something new, and a new one begins where that is shorter. */
export function transitionTours(ground: Ground): readonly Tour[] {
  const streets = Map.groupBy(ground.edges, (edge) => edge.from)
  const shown = new Set(ground.shown)
  const start: TourNode = { key: ground.start, last: ground.startLast }
  const ways = new Map<string, readonly Edge[]>([[nameOf(start), []]])
  const onwards = (from: TourNode): Way | undefined => nearest(ground, streets, shown, from)
  /** None where a new tour is shorter. */
  const goOn = (place: TourNode, length: number): Way | undefined => {
    const onward = length < LONGEST ? onwards(place) : undefined
    if (!onward || onward.edges.length <= START) return onward
    const fresh = onwards(start)
    return fresh && onward.edges.length > fresh.edges.length + START ? undefined : onward
  }
  const tours: Tour[] = []
  for (let first = onwards(start); first; first = onwards(start)) {
    const tour: Leg[] = []
    let place = start
    let length = 0
    for (let next: Way | undefined = first; next; next = goOn(place, length)) {
      tour.push({ way: ways.get(nameOf(place)) ?? [], steps: next.edges })
      for (const edge of next.edges) {
        for (const goal of ground.goalsOf(edge, place.last)) shown.add(goal)
        const way = [...(ways.get(nameOf(place)) ?? []), edge]
        place = after(ground, edge, place)
        const known = ways.get(nameOf(place))
        if (!known || known.length > way.length) ways.set(nameOf(place), way)
      }
      length += next.edges.length
    }
    tours.push(tour)
  }
  return tours.length > 0 ? tours : [[{ way: [], steps: [] }]]
}

type Taking = { readonly way: readonly Edge[]; readonly edge: Edge; readonly last: string | undefined }

/** Every step that can be taken, those near the start first, with a shortest way there and the transition that was taken last. */
export function* stepsOver({
  start,
  startLast,
  edges,
  lastAfter,
}: Omit<Ground, 'goalsOf' | 'shown'>): Generator<Taking> {
  const from = Map.groupBy(edges, (edge) => edge.from)
  const first: TourNode = { key: start, last: startLast }
  const ways = new Map<string, Way>([[nameOf(first), { edges: [], end: first }]])
  // A map hands out what is added while it is read, so this goes on until nothing new is found.
  for (const { edges: way, end } of ways.values()) {
    for (const edge of from.get(end.key) ?? []) {
      yield { way, edge, last: end.last }
      const next: TourNode = { key: edge.to, last: lastAfter(edge, end.last) }
      if (!ways.has(nameOf(next))) ways.set(nameOf(next), { edges: [...way, edge], end: next })
    }
  }
}

export const after = ({ lastAfter }: Ground, edge: Edge, { last }: TourNode): TourNode => ({
  key: edge.to,
  last: lastAfter(edge, last),
})

const nameOf = ({ key, last }: TourNode): string => `${key}\n${last ?? ''}`

/** The shortest way to a step that shows something new, that step included; of several as short the one that shows most. */
function nearest(
  ground: Ground,
  streets: ReadonlyMap<string, readonly Edge[]>,
  shown: ReadonlySet<string>,
  begin: TourNode,
): Way | undefined {
  const known = new Set([nameOf(begin)])
  let front: Front = [{ ...begin, way: [] }]
  while (front.length > 0) {
    let best: Way | undefined
    let most = 0
    const next: Front[number][] = []
    for (const { key, last, way } of front) {
      for (const edge of streets.get(key) ?? []) {
        const end = after(ground, edge, { key, last })
        const news = ground.goalsOf(edge, last).filter((goal) => !shown.has(goal)).length
        // What leads nowhere is done before what leads away.
        const worth = news > 0 && edge.takes.length === 0 && edge.to === key ? Infinity : news
        if (worth > most) [most, best] = [worth, { edges: [...way, edge], end }]
        if (known.has(nameOf(end))) continue
        known.add(nameOf(end))
        next.push({ ...end, way: [...way, edge] })
      }
    }
    if (best) return best
    front = next
  }
  return undefined
}
