import type { AnyStateMachine } from 'xstate'
import { afterAll, describe, expect, test } from 'vitest'
import { exploredIn } from '../core/explore.ts'
import type { Model } from '../core/model.ts'
import { titleOf } from '../criteria/paths.ts'
import type { Path } from '../core/edge.ts'
import type { NamedTrace } from '../core/follow.ts'
import { phrasesOf, scriptOf, type Tidy } from '../script/script.ts'
import { cannotBecause, retryWalk, wordsOf } from './unsupported.ts'
import { whatCanBeDone } from './handlers.ts'
import { recorderTo, fileOfTrace, givenPath, traceOfWalk, tracesIn, writeTrace } from './traces.ts'
import { walkedPath, writeWalked, type Walked, type WalkedAgain, type WalkedPath, type Went } from './record.ts'
import { controlsIn, withoutNumbers, type NamesControl } from './used-controls.ts'
import { cameraFor, type Retouching } from './screenshots.ts'
import { type Aids, notedIn, walkAlone } from './walk-path.ts'
import { walkerOn } from './walker.ts'
import type { Stage } from './stage.ts'
import { type Commands, told, timeFor, toursFor, untriedIn, withShown, wayTo } from './scene-paths.ts'

/** So many failed paths of a scene are walked again to be recorded: more of them fail for the same reason. */
const MOST_AGAIN = 3

/** A path that is walked alone needs no recording. */
const isRecording = process.env['QA_TRACE'] === undefined

export type Run<OpenVisit> = Pick<Aids<OpenVisit>, 'openerFor' | 'calls'> & {
  readonly language: string
  /** Where it is written how the paths went. */
  readonly folder: string
  readonly retouching: Retouching
  /** Each is walked in the scene that it fits. */
  readonly traces: readonly NamedTrace[]
  readonly controlName?: NamesControl
  /** Begins a script, which says the same in every run. */
  readonly tidy: () => Tidy
  /** Has a browser for the tests of a file; called in their `describe`. After each test it asks whether the visits are over. */
  readonly useBrowser: (areOver: () => boolean) => void
  /** Whether a path that went wrong is worth another walk; waits until what stood in its way is over. */
  readonly isOver?: () => Promise<boolean>
  /** Milliseconds for one path; by default those of the test runner. */
  readonly patience?: number
  readonly commands: Commands
}

/** Walks every covering path of a scene in a browser, one test a path; a trace alone where one is given. */
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
    commands,
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
          const joined = before && tour && { titles: before.paths.map(titleOf), command: commands.replay(tour.id) }
          const way = wayTo(model, explored, path, shown.length - 1, commands)
          throw told(went.reason, again, way, joined, folder)
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
