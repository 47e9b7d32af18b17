import { ignoredAfter, ignoredIn } from './answers.ts'
import { explore, stateOf, type Edge, type Explored } from './explore.ts'
import type { Model, Scene } from './model.ts'

export type Step = {
  readonly edge: Edge
  /** The state in which it ends, as `open.editing`. */
  readonly state: string
}

/** A way through a machine: where it starts, and each event with the state that follows. */
export type Path = {
  readonly scene: Scene
  /** What it is called, where it is not one of those that are found. */
  readonly name?: string
  readonly start: string
  readonly steps: readonly Step[]
  /** Every transition on the way, those before the first event included, without repetition. */
  readonly takes: readonly string[]
}

/**
 * The fewest and shortest paths that are easily found which together take every transition that the samples reach: a shortest
 * one to each transition, without those that lie inside of others. Each of `without` is left out, as if it were not declared.
 */
export function coveringPaths(explored: Explored, without: readonly string[] = []): readonly Path[] {
  const ways = shortestWays(explored, without)
  const starts = ways.has(explored.start) ? [pathAlong(explored, [])] : []
  const candidates = explored.declared.flatMap(({ id }) => {
    if (explored.startTakes.includes(id)) return []
    const lasts = explored.edges.filter(
      ({ takes, from }) => takes.includes(id) && ways.has(from) && isFree(takes, without),
    )
    const [best] = lasts
      .map((edge) => [...(ways.get(edge.from) ?? []), edge])
      .toSorted((one, other) => one.length - other.length)
    return best ? [pathAlong(explored, best)] : []
  })
  const taken = new Set<string>()
  return [...candidates, ...starts]
    .toSorted((one, other) => other.steps.length - one.steps.length)
    .filter(({ takes }) => {
      const isNews = takes.some((id) => !taken.has(id))
      for (const id of takes) taken.add(id)
      return isNews
    })
}

/**
 * The covering paths of a machine, scene by scene: each scene takes all that its own samples take. Whoever is not headless, as a
 * browser, leaves out what nobody can walk there.
 */
export function coveringPathsOf(
  { scenes, headless }: Model,
  { headless: isHeadless = true }: { readonly headless?: boolean } = {},
): readonly { readonly explored: Explored; readonly paths: readonly Path[] }[] {
  const without = isHeadless ? [] : Object.keys(headless)
  return scenes.map((scene) => {
    const explored = explore(scene)
    return { explored, paths: coveringPaths(explored, without) }
  })
}

/** The same, and with them one for every other answer, as `withAnswers` adds them. */
export function answerPathsOf(model: Model): ReturnType<typeof coveringPathsOf> {
  return coveringPathsOf(model, { headless: false }).map(({ explored, paths }) => ({
    explored,
    paths: withAnswers(model, explored, paths, Object.keys(model.headless)),
  }))
}

/**
 * Adds a path for every answer that these do not give, in every state that waits for it: each way in which a call fails and each
 * code that it is refused with, whether or not another leads the same way, and each that is ignored.
 */
export function withAnswers(
  model: Model,
  explored: Explored,
  paths: readonly Path[],
  without: readonly string[] = [],
): readonly Path[] {
  const ways = shortestWays(explored, without)
  const candidates = explored.edges.flatMap((edge) => {
    const way = isFree(edge.takes, without) ? ways.get(edge.from) : undefined
    if (!way) return []
    const heard = isAnswer(model, edge) ? [[...way, edge]] : []
    return [...heard, ...ignoredAfter(explored.scene, edge).map((answer) => [...way, edge, answer])]
  })
  const given = new Set(paths.flatMap((path) => waitsIn(model, path)))
  const more = candidates
    .toSorted((one, other) => one.length - other.length)
    .map((way) => pathAlong(explored, way))
    .filter((path) => {
      const answer = waitsIn(model, path).at(-1) ?? ''
      const isNews = !given.has(answer)
      given.add(answer)
      return isNews
    })
  return [...paths, ...more]
}

/** The answers along a path, each with the state that waited for it: `refreshing: load: offline`. */
function waitsIn(model: Model, { start, steps }: Path): readonly string[] {
  return steps.flatMap(({ edge }, index) =>
    isAnswer(model, edge) ? [`${steps[index - 1]?.state ?? start}: ${edge.label}`] : [],
  )
}

function isAnswer({ answering = {} }: Model, { event }: Edge): boolean {
  return event.type.startsWith('xstate.done.actor.') || event.type in answering || ignoredIn(event) !== undefined
}

/** A shortest path to each state, or to one of them. */
export function shortestPaths(explored: Explored, to?: string): readonly Path[] {
  const ways = [...shortestWays(explored, [])]
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

/** The path as one line: what somebody does, one after the other. */
export function titleOf({ name, start, steps }: Path): string {
  const words = steps.length === 0 ? `starts ${start}` : steps.map(({ edge }) => edge.label).join(' → ')
  return name === undefined ? words : `${name}: ${words}`
}

/** Everything that the samples of one scene take, and what they never reach. */
export function reachOf(scene: Scene): { readonly taken: ReadonlySet<string>; readonly rested: ReadonlySet<string> } {
  const { startTakes, edges, snapshots } = explore(scene)
  return {
    taken: new Set([...startTakes, ...edges.flatMap(({ takes }) => takes)]),
    rested: new Set([...snapshots.values()].map(stateOf)),
  }
}

function shortestWays(
  { start, edges, startTakes }: Explored,
  without: readonly string[],
): ReadonlyMap<string, readonly Edge[]> {
  const from = Map.groupBy(
    edges.filter(({ takes }) => isFree(takes, without)),
    (edge) => edge.from,
  )
  const ways = new Map<string, readonly Edge[]>(isFree(startTakes, without) ? [[start, []]] : [])
  // A map hands out what is added while it is read, so this goes on until nothing new is found.
  for (const [key, way] of ways) {
    for (const edge of from.get(key) ?? []) if (!ways.has(edge.to)) ways.set(edge.to, [...way, edge])
  }
  return ways
}

function pathAlong(explored: Explored, way: readonly Edge[]): Path {
  const { scene, start, startTakes } = explored
  return {
    scene,
    start: stateIn(explored, start),
    steps: way.map((edge) => ({ edge, state: stateIn(explored, edge.to) })),
    takes: [...new Set([...startTakes, ...way.flatMap(({ takes }) => takes)])],
  }
}

function stateIn({ snapshots }: Explored, key: string): string {
  const snapshot = snapshots.get(key)
  if (!snapshot) throw new Error(`No state has the key ${key}`)
  return stateOf(snapshot)
}

const isFree = (takes: readonly string[], without: readonly string[]): boolean =>
  !takes.some((id) => without.includes(id))

/** One edge for each way of going from one place to another. */
function distinct(edges: readonly Edge[]): readonly Edge[] {
  return [...new Map(edges.map((edge) => [[edge.from, edge.to, ...edge.takes].join('\n'), edge] as const)).values()]
}
