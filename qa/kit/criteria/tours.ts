import type { Edge } from '../edge.ts'

/** What joins ways into tours. */
export type Ground = {
  /** Where every tour begins, and the transition that was taken last there. */
  readonly start: string
  readonly startLast: string | undefined
  /** What is shown there already. */
  readonly shown: readonly string[]
  readonly edges: readonly Edge[]
  /** What a step shows after the transition that was taken last. */
  readonly goalsOf: (edge: Edge, last: string | undefined) => readonly string[]
  /** The transition that was taken last, once a step is made; the same for all where nobody asks for it. */
  readonly lastAfter: (edge: Edge, last: string | undefined) => string | undefined
}

/** A start costs about as much as so many steps: what is nearer from the start than from here by more begins a new tour. */
const START = 6

/** What is longer is hard to read once it fails. Steps. */
const LONGEST = 60

type Place = { readonly key: string; readonly last: string | undefined }
type Way = { readonly edges: readonly Edge[]; readonly end: Place }

/**
 * A few long tours that show all that the edges can show: each goes on to the nearest step that shows something new, as a postman does who
 * walks no street without need, and a new one begins where the way back to the start is shorter. Of samples that do the same the first is walked.
 */
export function toursOver(ground: Ground): readonly (readonly Edge[])[] {
  const from = Map.groupBy(ground.edges, (edge) => edge.from)
  const shown = new Set(ground.shown)
  const start: Place = { key: ground.start, last: ground.startLast }
  const tours: (readonly Edge[])[] = []
  for (let way = nearest(ground, from, shown, start); way;) {
    let tour: readonly Edge[] = []
    let next: Way | undefined = way
    while (next) {
      for (const edge of show(ground, shown, tour, next.edges)) tour = [...tour, edge]
      const onward: Way | undefined = tour.length < LONGEST ? nearest(ground, from, shown, next.end) : undefined
      const anew: Way | undefined =
        onward && onward.edges.length > START ? nearest(ground, from, shown, start) : undefined
      next = onward && anew && onward.edges.length > anew.edges.length + START ? undefined : onward
    }
    tours.push(tour)
    way = nearest(ground, from, shown, start)
  }
  return tours.length > 0 ? tours : [[]]
}

/**
 * The fewest and shortest ways that are easily found which together show all that the edges can show, each from the start: a shortest one
 * to each thing, without those that show nothing besides.
 */
export function shortestOver({
  start,
  startLast,
  shown: early,
  edges,
  goalsOf,
  lastAfter,
}: Ground): readonly (readonly Edge[])[] {
  const from = Map.groupBy(edges, (edge) => edge.from)
  const ways = new Map<string, { readonly way: readonly Edge[]; readonly last: string | undefined }>()
  ways.set(start, { way: [], last: startLast })
  const best = new Map<string, readonly Edge[]>()
  // A map hands out what is added while it is read, so this goes on until nothing new is found.
  for (const [key, { way, last }] of ways) {
    for (const edge of from.get(key) ?? []) {
      for (const goal of goalsOf(edge, last)) if (!best.has(goal)) best.set(goal, [...way, edge])
      if (!ways.has(edge.to)) ways.set(edge.to, { way: [...way, edge], last: lastAfter(edge, last) })
    }
  }
  const shown = new Set(early)
  const goalsAlong = (way: readonly Edge[]): readonly string[] => way.flatMap((edge) => goalsOf(edge, undefined))
  const chosen = [...best.values()]
    .toSorted((one, other) => other.length - one.length)
    .filter((way) => {
      const isNews = goalsAlong(way).some((goal) => !shown.has(goal))
      for (const goal of goalsAlong(way)) shown.add(goal)
      return isNews
    })
  return chosen.length > 0 ? chosen : [[]]
}

/** Notes what the next steps of a tour show, and hands them back. */
function show(
  { goalsOf, lastAfter, startLast }: Ground,
  shown: Set<string>,
  tour: readonly Edge[],
  more: readonly Edge[],
): readonly Edge[] {
  let last = tour.reduce((before, edge) => lastAfter(edge, before), startLast)
  for (const edge of more) {
    for (const goal of goalsOf(edge, last)) shown.add(goal)
    last = lastAfter(edge, last)
  }
  return more
}

/** The shortest way to a step that shows something new, that step included; of several as short the one that shows most. */
function nearest(
  { goalsOf, lastAfter }: Ground,
  from: ReadonlyMap<string, readonly Edge[]>,
  shown: ReadonlySet<string>,
  begin: Place,
): Way | undefined {
  const nameOf = ({ key, last }: Place): string => `${key}\n${last ?? ''}`
  const known = new Set([nameOf(begin)])
  let front: readonly (Place & { readonly way: readonly Edge[] })[] = [{ ...begin, way: [] }]
  while (front.length > 0) {
    let best: Way | undefined
    let most = 0
    const next: (Place & { readonly way: readonly Edge[] })[] = []
    for (const { key, last, way } of front) {
      for (const edge of from.get(key) ?? []) {
        const end: Place = { key: edge.to, last: lastAfter(edge, last) }
        const news = goalsOf(edge, last).filter((goal) => !shown.has(goal)).length
        if (news > most) [most, best] = [news, { edges: [...way, edge], end }]
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
