import { join } from 'node:path'
import type { Explored } from '../core/explore.ts'
import type { Model } from '../core/model.ts'
import { pathNamed, shortestLike } from '../criteria/find-paths.ts'
import { titleOf, coveringTours, shownAlong, walkedIn, type Leg } from '../criteria/paths.ts'
import type { Path, Edge } from '../core/edge.ts'
import { type NamedTrace, pathsOfTraces } from '../core/follow.ts'
import { wordsOf } from './unsupported.ts'
import { tracesIn } from './traces.ts'
import type { WalkedAgain, WalkedStep } from './record.ts'
import { takesStates } from './screenshots.ts'
import { reachable } from '../criteria/criteria.ts'
import { CRITERIA, criteriaIn } from '../criteria/names.ts'

/** What somebody types to walk one path alone: by the id of its trace, or by its scene and title. */
export type Commands = { readonly replay: (id: string) => string; readonly path: (title: string) => string }

/** What a test fails with: how it went, the shortest way there, what was walked before it in one go, and how a second walk did. */
export function told(
  reason: unknown,
  again: WalkedAgain | null,
  way: string,
  joined: Joined | null,
  folder: string,
): Error {
  const before = joined
    ? [
        `It went on from where these had ended, one after the other:\n${joined.titles.map((title) => `  ${title}`).join('\n')}`,
        `All of them in one go:\n  ${joined.command}`,
      ]
    : []
  const words = [wordsOf(reason), way, ...before].join('\n')
  if (again === null) return new Error(words, { cause: reason })
  const second = again.passed
    ? `Walked again by itself it passed: ${joined ? 'what came before has a part in it, or ' : ''}it flickers.`
    : `Walked again it failed too; recorded in ${again.recordings.map((name) => join(tracesIn(folder), name)).join(', ')}`
  return new Error(`${words}\n${second}`, { cause: reason })
}

type Joined = { readonly titles: readonly string[]; readonly command: string }

/** What the paths are to show. */
const cover = criteriaIn(process.env['QA_COVER'])

/** Whether scenes of one chart share what they show. */
const once = process.env['QA_ONCE'] === 'on'

/** The one path that is to be walked, as `session/login restore: no session → …`, instead of those that show it. */
const only = process.env['QA_PATH']

/** Time for a path along which pictures are taken, and for any other, which may be walked a second time once it failed: a start and so many steps; milliseconds. */
const PICTURED = 900_000

export const timeFor = ({ steps }: Path): number =>
  Math.max(takesStates ? PICTURED : 0, 300_000 + steps.length * 15_000)

/** The paths of a scene that this run walks, tour by tour. Each path of a trace is its own tour. */
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
    return [...coveringTours(model, explored, { cover, headless: false, can, once }), ...traced.map(alone)]
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
export function wayTo(
  model: Model,
  explored: Explored,
  path: Path,
  failed: number,
  { path: commandFor }: Pick<Commands, 'path'>,
): string {
  if (path.name !== undefined) return `Step ${failed} of ${path.steps.length}. It alone:\n  ${commandFor(path.name)}`
  const short = shortestLike(model, explored, { ...path, steps: path.steps.slice(0, failed) })
  return `Step ${failed} of ${path.steps.length}. The shortest way there:\n  ${commandFor(`${model.name}/${explored.scene.name} ${titleOf(short)}`)}`
}
