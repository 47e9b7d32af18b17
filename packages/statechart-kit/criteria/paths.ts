import { ignoredIn } from '../core/answers.ts'
import { answersBefore, goalsOf, lastAfter, shownAtStart, shownBy, waysIn, type Criterion } from './criteria.ts'
import { shortestOver, stepsOver, transitionTours } from './tours.ts'
import { exploredIn, type Explored } from '../core/explore.ts'
import { stateOf, type Edge, type Path } from '../core/edge.ts'
import type { Model } from '../core/model.ts'

/** What paths have to show, and whether a browser walks them. */
export type Aim = {
  /** Every transition, unless another criterion is asked for, or several. */
  readonly cover?: Criterion | readonly Criterion[]
  /** Whether they take what nobody can walk in a browser; otherwise it is left out, as if it were not there. */
  readonly headless?: boolean
  /** Whether a step can be made where they are walked; by default each can. */
  readonly can?: (edge: Edge) => boolean
  /** Whether they are joined into few long ones, or each is a shortest one from the start; by default joined. */
  readonly joined?: boolean
}

/** The paths of a machine that together show all that a criterion asks for, scene by scene: each shows all that its own samples can. */
export function coveringPathsOf(
  model: Model,
  aim: Aim = {},
): readonly { readonly explored: Explored; readonly paths: readonly Path[] }[] {
  return exploredIn(model).map((explored) => ({ explored, paths: coveringPaths(model, explored, aim) }))
}

/** A few long paths of one scene that together show all that a criterion asks for and its samples reach. */
export function coveringPaths(model: Model, explored: Explored, aim: Aim = {}): readonly Path[] {
  return coveringTours(model, explored, aim).map((tour) =>
    pathAlong(
      explored,
      tour.flatMap(({ path, from }) => path.steps.slice(from).map(({ edge }) => edge)),
    ),
  )
}

/** A path from the start, and how many of its steps somebody need not take who comes from the one before: they lead to where that one ends. */
export type Leg = { readonly path: Path; readonly from: number }

/** The same leg by leg: each is a path of its own that shows something new, and goes on where the one before it has ended. */
export function coveringTours(
  model: Model,
  explored: Explored,
  { cover = 'transitions', headless: isHeadless = true, can = () => true, joined = true }: Aim = {},
): readonly (readonly Leg[])[] {
  const criteria = [cover].flat()
  const isWalked = isHeadless ? () => true : walkedIn(model)
  const edges = waysIn(criteria, explored).filter((edge) => isWalked(edge) && can(edge))
  if (!isHeadless && explored.startTakes.some((id) => id in model.headless)) return []
  const remembers = criteria.includes('pairs')
  const tours = (joined ? transitionTours : shortestOver)({
    start: explored.start,
    startLast: remembers ? explored.startTakes.at(-1) : undefined,
    shown: [
      ...explored.startTakes,
      ...criteria.flatMap((each) => shownAtStart(each, explored)),
      ...answersBefore(criteria, model, explored, isWalked),
    ],
    edges,
    goalsOf: (edge, last) => goalsOf(criteria, model, explored, edge, last),
    lastAfter: (edge, last) => (remembers ? lastAfter(edge, last) : undefined),
  })
  return tours.map((tour) =>
    tour.map(({ way, steps }) => ({ path: pathAlong(explored, [...way, ...steps]), from: way.length })),
  )
}

/** The paths of a machine that a browser walks, each by itself from its start. */
export function browserPathsOf(
  model: Model,
  cover: Exclude<Aim['cover'], undefined>,
): readonly { readonly explored: Explored; readonly path: Path }[] {
  return exploredIn(model).flatMap((explored) =>
    coveringTours(model, explored, { cover, headless: false })
      .flat()
      .map(({ path }) => ({ explored, path })),
  )
}

/** Whether somebody tries what should change nothing. */
export const isInVain = ({ takes, event }: Edge): boolean => takes.length === 0 && ignoredIn(event) === undefined

/** Whether a browser walks a way of this chart. */
export function walkedIn({ headless }: Model): (edge: Edge) => boolean {
  return (edge) => edge.headless === undefined && !edge.takes.some((id) => id in headless)
}

/** What a path shows, step by step; first what holds before any of them. */
export function shownAlong(
  criterion: Criterion,
  model: Model,
  explored: Explored,
  { steps }: Path,
): readonly (readonly string[])[] {
  let last = explored.startTakes.at(-1)
  const later = steps.map(({ edge }) => {
    const shown = shownBy(criterion, model, explored, edge, last)
    last = lastAfter(edge, last)
    return shown
  })
  return [shownAtStart(criterion, explored), ...later]
}

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

/** A shortest path to each state, or to one of them. */
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

/** `open.new` holds for `open.new.alreadyBid`. */
export function isWithin(state: string, wanted: string): boolean {
  return state.split(' + ').some((leaf) => leaf === wanted || leaf.startsWith(`${wanted}.`))
}

/** Where a path ends. */
export function endOf({ steps, start }: Path): string {
  return steps.at(-1)?.state ?? start
}

const ARROW = ' → '

/** The path as one line: what somebody does, one after the other. */
export function titleOf({ name, start, steps }: Path): string {
  const words = steps.length === 0 ? `starts ${start}` : steps.map(({ edge }) => edge.label).join(ARROW)
  return name === undefined ? words : `${name}: ${words}`
}

/** A shortest way to each place, through what a browser walks where a model says what that is. */
function shortestWays({ start, edges }: Explored, model?: Model): ReadonlyMap<string, readonly Edge[]> {
  const ways = new Map<string, readonly Edge[]>([[start, []]])
  const open = model ? edges.filter(walkedIn(model)) : edges
  for (const { way, edge } of stepsOver({ start, startLast: undefined, edges: open, lastAfter: () => undefined }))
    if (!ways.has(edge.to)) ways.set(edge.to, [...way, edge])
  return ways
}

function pathAlong(explored: Explored, way: readonly Edge[]): Path {
  const { scene, start, startTakes } = explored
  return {
    scene,
    start: stateIn(explored, start),
    steps: way.map((edge) => ({ edge, state: edge.ends })),
    takes: [...new Set([...startTakes, ...way.flatMap(({ takes }) => takes)])],
  }
}

function stateIn({ snapshots }: Explored, key: string): string {
  const snapshot = snapshots.get(key)
  if (!snapshot) throw new Error(`No state has the key ${key}`)
  return stateOf(snapshot)
}

/** One edge for each way of going from one place to another. */
function distinct(edges: readonly Edge[]): readonly Edge[] {
  return [...new Map(edges.map((edge) => [[edge.from, edge.to, ...edge.takes].join('\n'), edge] as const)).values()]
}
