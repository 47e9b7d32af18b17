import { CRITERIA, criteriaIn, reachable } from '../criteria/criteria.ts'
import type { Explored } from '../explore.ts'
import type { Edge } from '../edge.ts'
import type { Model } from '../model.ts'
import { coveringTours, pathNamed, shortestLike, shownAlong, titleOf, walkedIn, type Leg, type Path } from '../paths.ts'
import { pathsOfTraces, type NamedTrace } from '../follow.ts'
import type { WalkedStep } from './record.ts'
import { takesStates } from './screenshots.ts'

/** What the paths are to show. */
const cover = criteriaIn(process.env['QA_COVER'])

/** The one path that is to be walked, as `session/login restore: no session → …`, instead of those that show it. */
const only = process.env['QA_PATH']

/** Time for a path along which pictures are taken, and for any other, which may be walked a second time once it failed: a start and so many steps; milliseconds. */
const PICTURED = 900_000
export const timeFor = ({ steps }: Path): number =>
  Math.max(takesStates ? PICTURED : 0, 300_000 + steps.length * 15_000)

/** The paths of a scene that this run walks, tour by tour; those of traces among them, each by itself. */
export async function toursFor(
  model: Model,
  explored: Explored,
  can: (edge: Edge) => boolean,
  traces: readonly NamedTrace[],
): Promise<readonly (readonly Leg[])[]> {
  const alone = (path: Path): readonly Leg[] => [{ path, from: 0 }]
  const traced = (await pathsOfTraces(model, traces)).paths.filter(({ scene }) => scene === explored.scene)
  const prefix = `${model.name}/${explored.scene.name} `
  // Of another scene the test runner skips them all: one without any would be taken for broken.
  if (only === undefined || !only.startsWith(prefix)) {
    return [...coveringTours(model, explored, { cover, headless: false, can }), ...traced.map(alone)]
  }
  const title = only.slice(prefix.length)
  const path = traced.find((each) => titleOf(each) === title) ?? pathNamed(model, explored, title)
  return path ? [alone(path)] : []
}

/** What could be shown if somebody in this scene did what its stage leaves to others. */
export function untriedIn(model: Model, explored: Explored, can: (edge: Edge) => boolean): readonly string[] {
  if (!cover.includes('guards')) return []
  const isWalked = walkedIn(model)
  const tried = reachable('guards', model, explored, (edge) => isWalked(edge) && can(edge))
  return [...reachable('guards', model, explored, isWalked)].filter((item) => !tried.has(item))
}

/** The steps with what each shows of every criterion. */
export function withShown(
  model: Model,
  explored: Explored,
  path: Path,
  steps: readonly WalkedStep[],
): readonly WalkedStep[] {
  const shown = CRITERIA.map((name) => [name, shownAlong(name, model, explored, path)] as const)
  return steps.map(({ event, state, takes, duration, error }, index) => ({
    event,
    state,
    takes,
    duration,
    error,
    shows: Object.fromEntries(shown.map(([name, along]) => [name, along[index] ?? []])),
  }))
}

/** The shortest way to what went wrong, and the command that walks it. */
export function wayTo(model: Model, explored: Explored, path: Path, failed: number): string {
  if (path.name !== undefined)
    return `Step ${failed} of ${path.steps.length}. It alone:\n  npm run test:paths -- --path "${path.name}"`
  const short = shortestLike(model, explored, { ...path, steps: path.steps.slice(0, failed) })
  const title = titleOf(short).replaceAll('"', String.raw`\"`)
  return `Step ${failed} of ${path.steps.length}. The shortest way there:\n  npm run test:paths -- --path "${model.name}/${explored.scene.name} ${title}"`
}
