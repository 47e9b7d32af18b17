import { waysIn } from './criteria.ts'
import { stepsOver } from './tours.ts'
import type { Explored } from '../core/explore.ts'
import type { Edge, Path } from '../core/edge.ts'
import type { Model } from '../core/model.ts'
import { walkedIn, isWithin, endOf, ARROW, titleOf, pathAlong, stateIn } from './paths.ts'

/** The path of one scene whose steps have these names, one after the other; undefined where it has none. */
export function pathNamed(model: Model, explored: Explored, title: string): Path | undefined {
  const ways = waysIn(['guards', 'answers'], explored).filter(walkedIn(model))
  const from = Map.groupBy(ways, (edge) => edge.from)
  const along = (key: string, labels: readonly string[]): readonly Edge[] | undefined => {
    const [label, ...later] = labels
    if (label === undefined) return []
    // Steps of one name may lead to places that differ in what comes after them.
    for (const edge of (from.get(key) ?? []).filter((each) => each.label === label)) {
      const rest = along(edge.to, later)
      if (rest) return [edge, ...rest]
    }
    return undefined
  }
  const start = pathAlong(explored, [])
  const way = title === titleOf(start) ? [] : along(explored.start, title.split(ARROW))
  return way && pathAlong(explored, way)
}

/** The shortest path whose last step is that of a path, after the same transition. */
export function shortestLike(model: Model, explored: Explored, path: Path): Path {
  const [last, before] = [path.steps.at(-1)?.edge, path.steps.at(-2)?.edge]
  if (!last) return path
  const ways = shortestWays(explored, model)
  const direct = ways.get(last.from)
  const after = before && ways.get(before.from)
  const way = before && after ? [...after, before, last] : direct && [...direct, last]
  return way && way.length < path.steps.length ? pathAlong(explored, way) : path
}

export function shortestPaths(explored: Explored, to?: string): readonly Path[] {
  const ways = [...shortestWays(explored)]
    .toSorted(([, one], [, other]) => one.length - other.length)
    .map(([, way]) => pathAlong(explored, way))
  const known = new Set<string>()
  return ways.filter((path) => {
    const state = endOf(path)
    if (known.has(state) || (to !== undefined && !isWithin(state, to))) return false
    known.add(state)
    return true
  })
}

/**
 * Paths that visit no state twice, to each state or to one of them. Samples that do the same at the same place count once. There may be
 * very many, hence one by one.
 */
export function* simplePaths(explored: Explored, to?: string): Generator<Path> {
  const from = Map.groupBy(distinct(explored.edges), (edge) => edge.from)
  const stateAt = (key: string): string => stateIn(explored, key)
  function* go(key: string, way: readonly Edge[], seen: ReadonlySet<string>): Generator<Path> {
    const isThere = to === undefined ? way.length > 0 : isWithin(stateAt(key), to)
    if (isThere) yield pathAlong(explored, way)
    if (isThere && to !== undefined) return
    for (const edge of from.get(key) ?? []) {
      const state = stateAt(edge.to)
      if (!seen.has(state)) yield* go(edge.to, [...way, edge], new Set([...seen, state]))
    }
  }
  yield* go(explored.start, [], new Set([stateAt(explored.start)]))
}

/** A shortest way to each place, through what a browser walks where a model says what that is. */
function shortestWays({ start, edges }: Explored, model?: Model): ReadonlyMap<string, readonly Edge[]> {
  const ways = new Map<string, readonly Edge[]>([[start, []]])
  const open = model ? edges.filter(walkedIn(model)) : edges
  for (const { way, edge } of stepsOver({ start, startLast: undefined, edges: open, lastAfter: () => undefined }))
    if (!ways.has(edge.to)) ways.set(edge.to, [...way, edge])
  return ways
}

/** One edge for each way of going from one place to another. */
function distinct(edges: readonly Edge[]): readonly Edge[] {
  return [...new Map(edges.map((edge) => [[edge.from, edge.to, ...edge.takes].join('\n'), edge] as const)).values()]
}
