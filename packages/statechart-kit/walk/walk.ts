import { join } from 'node:path'
import type { AnyStateMachine } from 'xstate'
import { afterAll, describe, expect, test } from 'vitest'
import { exploredIn, type Explored } from '../core/explore.ts'
import type { Model } from '../core/model.ts'
import { titleOf, coveringTours, pathNamed, shortestLike, shownAlong, walkedIn, type Leg } from '../criteria/paths.ts'
import type { Path } from '../core/edge.ts'
import { type NamedTrace, pathsOfTraces } from '../core/follow.ts'
import { phrasesOf, scriptOf, type Tidy } from '../script/script.ts'
import { cannotBecause, retryWalk, wordsOf } from './unsupported.ts'
import { whatCanBeDone } from './handlers.ts'
import { recorderTo, fileOfTrace, givenPath, traceOfWalk, tracesIn, writeTrace } from './traces.ts'
import {
  controlsIn,
  withoutNumbers,
  type NamesControl,
  walkedPath,
  writeWalked,
  type Walked,
  type WalkedAgain,
  type WalkedPath,
  type Went,
  type WalkedStep,
} from './record.ts'
import { cameraFor, type Retouching, takesStates } from './screenshots.ts'
import { type Aids, notedIn, walkAlone, walkerOn } from './walk-path.ts'
import { type Stage } from './stage.ts'
import { CRITERIA, criteriaIn, reachable } from '../criteria/criteria.ts'
import type { Edge } from '../core/edge.ts'

/** So many failed paths of a scene are walked again to be recorded. Where more of them fail it is for the same reason. */
const MOST_AGAIN = 3

/** A path that is walked alone needs no recording. */
const isRecording = process.env['QA_TRACE'] === undefined

/** What the walker has to be told about an app and a run. */
export type Run<OpenVisit> = Pick<Aids<OpenVisit>, 'openerFor' | 'calls'> & {
  readonly language: string
  /** Where it is written how the paths went. */
  readonly folder: string
  readonly retouching: Retouching
  /** Ways that were gone elsewhere, by their names: each is walked in the scene that it fits. */
  readonly traces: readonly NamedTrace[]
  /** What controls are called in lists; by default without the numbers in their names. */
  readonly controlName?: NamesControl
  /** Begins a script: what it says in the same words whichever run it is of. */
  readonly tidy: () => Tidy
  /** Has a browser for the tests of a file; called in their `describe`. After each test it asks whether the visits are over, or somebody goes on with them. */
  readonly useBrowser: (areOver: () => boolean) => void
  /** Asked about a path that went wrong: whether it is worth another walk, after what stood in its way is over. */
  readonly isOver?: () => Promise<boolean>
  /** Milliseconds for one path, where they are not those of the test runner. */
  readonly patience?: number
}

/** Walks every covering path of a scene in a browser, one test a path, and writes down how it went; a trace alone where one is given. */
export function walkScene<Machine extends AnyStateMachine, World, OpenVisit>(
  {
    language,
    folder,
    retouching,
    traces,
    tidy,
    controlName = withoutNumbers,
    useBrowser,
    openerFor,
    calls,
    isOver,
    patience,
  }: Run<OpenVisit>,
  model: Model,
  sceneName: string,
  stage: Stage<Machine, World, OpenVisit>,
): void {
  const scene = exploredIn(model).find((each) => each.scene.name === sceneName)
  if (!scene) throw new Error(`${model.name} has no scene ${sceneName}`)
  const walked: WalkedPath[] = []
  const steps: Walked[] = []
  const camera = cameraFor(model.name, sceneName, language, retouching)
  const place = { machine: model.name, scene: sceneName, language }
  let recorded = 0

  describe(`${model.name}/${sceneName}`, async () => {
    const can = whatCanBeDone(stage.does)
    const given = await givenPath(model, sceneName)
    const explored = given?.explored ?? scene
    const tours = given ? [[{ path: given.path, from: 0 }]] : await toursFor(model, scene, can, traces)
    const walker = walkerOn(stage, explored, { camera, openerFor, calls })
    useBrowser(() => !walker.isUnderWay())
    const legs = tours.flatMap((tour) => tour.map((leg, index) => ({ leg, later: tour.slice(index + 1) })))
    const settings = { timeout: patience ?? Math.max(0, ...legs.map(({ leg }) => timeFor(leg.path))) }
    test.for(legs.map((each) => [titleOf(each.leg.path), each] as const))(
      '%s',
      settings,
      async ([, { leg, later }], { skip }) => {
        const { path } = leg
        const at = new Date().toISOString()
        const traceOf = (of: Path, went: Went) => traceOfWalk({ ...place, at, explored, path: of, went })
        const went = await retryWalk(() => walker.walk(leg, later), isOver)
        const { before } = went
        steps.push(...went.walked)
        const skipped = cannotBecause(went.reason)
        const trace = await traceOf(path, went)
        const isWalked = went.walked.length > 0
        if (isWalked) writeTrace(folder, trace)
        let again: WalkedAgain | null = null
        if (went.reason !== null && skipped === null && isWalked && isRecording && recorded < MOST_AGAIN) {
          recorded += 1
          const recorder = recorderTo(tracesIn(folder), (number) => fileOfTrace(trace, `${number}.zip`))
          const { reason } = await walkAlone(stage, explored, path, { camera, openerFor, calls, recorder })
          const recordings = await recorder.keep()
          again = { passed: reason === null, error: reason === null ? null : wordsOf(reason), recordings }
        }
        const script = scriptOf(notedIn(went), phrasesOf(language), tidy())
        const shown = withShown(model, explored, path, went.walked)
        walked.push(walkedPath(path, { id: trace.id, steps: shown, script, again, skipped }))
        if (skipped !== null) skip(skipped)
        if (went.reason !== null) {
          if (!isWalked) throw went.reason
          const tour = before && (await traceOf(before.tour, before.went))
          if (tour) writeTrace(folder, tour)
          const joined = before && tour && { titles: before.paths.map(titleOf), id: tour.id }
          throw told(went.reason, again, wayTo(model, explored, path, shown.length - 1), joined, folder)
        }
        expect(went.walked).toHaveLength(path.steps.length + 1)
      },
    )

    afterAll(() => {
      camera.write()
      const at = new Date().toISOString()
      const untried = untriedIn(model, explored, can)
      writeWalked(folder, { ...place, at, untried, controls: controlsIn(steps, controlName), paths: walked })
    })
  })
}

/** Walks one path inside of somebody else's test, who has a browser already, and answers how many steps it had. */
export async function walkOnce<Machine extends AnyStateMachine, World, OpenVisit>(
  { language, retouching, openerFor, calls }: Run<OpenVisit>,
  stage: Stage<Machine, World, OpenVisit>,
  path: Path,
): Promise<number> {
  const { scene } = path
  const camera = cameraFor(scene.machine.id, scene.name, language, retouching)
  const { walked, reason } = await walkAlone(stage, { scene, startTakes: [] }, path, { camera, openerFor, calls })
  if (reason !== null) throw reason
  return walked.length - 1
}

/** What a test fails with: how it went, the shortest way there, what was walked before it in one go, and how a second walk did. */
function told(reason: unknown, again: WalkedAgain | null, way: string, joined: Joined | null, folder: string): Error {
  const before = joined
    ? [
        `It went on from where these had ended, one after the other:\n${joined.titles.map((title) => `  ${title}`).join('\n')}`,
        `All of them in one go:\n  npm run qa -- replay ${joined.id}`,
      ]
    : []
  const words = [wordsOf(reason), way, ...before].join('\n')
  if (again === null) return new Error(words, { cause: reason })
  const second = again.passed
    ? `Walked again by itself it passed: ${joined ? 'what came before has a part in it, or ' : ''}it flickers.`
    : `Walked again it failed too; recorded in ${again.recordings.map((name) => join(tracesIn(folder), name)).join(', ')}`
  return new Error(`${words}\n${second}`, { cause: reason })
}

type Joined = { readonly titles: readonly string[]; readonly id: string }

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
