import { ignoredIn, isAnsweredWell } from '../core/answers.ts'
import { answersBefore, goalsOf, lastAfter, shownAtStart, shownBefore, shownBy, waysIn } from './criteria.ts'
import { type Criterion } from './names.ts'
import { transitionTours } from './tours.ts'
import { shortestOver } from './shortest.ts'
import { exploredIn, type Explored } from '../core/explore.ts'
import { stateOf, type Edge, type Path } from '../core/edge.ts'
import type { Model } from '../core/model.ts'

export type Aim = {
  /** Every transition, unless another criterion is asked for, or several. */
  readonly cover?: Criterion | readonly Criterion[]
  /** Whether they take what nobody can walk in a browser; otherwise it is left out, as if it were not there. */
  readonly headless?: boolean
  /** Whether a step can be made where they are walked; by default each can. */
  readonly can?: (edge: Edge) => boolean
  /** Whether they are joined into few long ones, or each is a shortest one from the start; by default joined. */
  readonly joined?: boolean
  /** Whether what an earlier scene of the chart shows is left out, but for calls that go well; by default each scene shows all that it can. */
  readonly once?: boolean
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
  { cover = 'transitions', headless: isHeadless = true, can = () => true, joined = true, once = false }: Aim = {},
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
      ...(once ? shownBefore('transitions', model, explored, isWalked) : []),
    ],
    edges,
    goalsOf: (edge, last) => [
      ...goalsOf(criteria, model, explored, edge, last),
      ...(once && isAnsweredWell(edge) ? edge.takes.map((id) => `well ${id}`) : []),
    ],
    lastAfter: (edge, last) => (remembers ? lastAfter(edge, last) : undefined),
  })
  return tours.map((tour) =>
    tour.map(({ way, steps }) => ({ path: pathAlong(explored, [...way, ...steps]), from: way.length })),
  )
}

/** The paths of a machine that a browser walks, each alone from its start. */
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

/** `open.new` holds for `open.new.alreadyBid`. */
export function isWithin(state: string, wanted: string): boolean {
  return state.split(' + ').some((leaf) => leaf === wanted || leaf.startsWith(`${wanted}.`))
}

export function endOf({ steps, start }: Path): string {
  return steps.at(-1)?.state ?? start
}

export const ARROW = ' → '

/** The path as one line: what somebody does, one after the other. */
export function titleOf({ name, start, steps }: Path): string {
  const words = steps.length === 0 ? `starts ${start}` : steps.map(({ edge }) => edge.label).join(ARROW)
  return name === undefined ? words : `${name}: ${words}`
}

export function pathAlong(explored: Explored, way: readonly Edge[]): Path {
  const { scene, start, startTakes } = explored
  return {
    scene,
    start: stateIn(explored, start),
    steps: way.map((edge) => ({ edge, state: edge.ends })),
    takes: [...new Set([...startTakes, ...way.flatMap(({ takes }) => takes)])],
  }
}

export function stateIn({ snapshots }: Explored, key: string): string {
  const snapshot = snapshots.get(key)
  if (!snapshot) throw new Error(`No state has the key ${key}`)
  return stateOf(snapshot)
}
