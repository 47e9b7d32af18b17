import type { AnyStateMachine } from 'xstate'
import { afterAll, describe, expect, test } from 'vitest'
import { exploredIn } from '../explore.ts'
import type { Model } from '../model.ts'
import { titleOf, type Path } from '../paths.ts'
import type { NamedTrace } from '../trace-path.ts'
import { phrasesOf } from '../script/languages.ts'
import { scriptOf, type Tidy } from '../script/script.ts'
import { cannotBecause } from './cannot.ts'
import { whatCanBeDone } from './handlers.ts'
import { patiently } from './patiently.ts'
import { recorderTo, type Recorder } from './recorder.ts'
import { fileOfTrace, givenPath, traceOfWalk, tracesIn, writeTrace } from './traces.ts'
import { walkedPath, writeWalked, type WalkedAgain, type WalkedPath } from './record.ts'
import { cameraFor, type Retouching } from './screenshots.ts'
import { pathsFor, timeFor, untriedIn, wayTo, withShown } from './plan.ts'
import { wordsOf } from './stands.ts'
import type { Stage } from './stage.ts'
import { walkPath, type Aids } from './walk-path.ts'

/** So many failed paths of a scene are walked again to be recorded. Where more of them fail it is for the same reason. */
const MOST_AGAIN = 3

/** Whoever looks at one path alone sees it fail once. */
const isRecording = process.env['QA_TRACE'] === undefined

/** What the walker has to be told about an app and a run. */
export type Run<OpenVisit> = Pick<Aids<OpenVisit>, 'openerFor' | 'calls'> & {
  readonly language: string
  /** Where it is written how the paths went. */
  readonly folder: string
  readonly retouching: Retouching
  /** Ways that were gone elsewhere, by their names: each is walked in the scene that it fits. */
  readonly traces: readonly NamedTrace[]
  /** Begins a script: what it says in the same words whichever run it is of. */
  readonly tidy: () => Tidy
  /** Has a browser for the tests of a file; called in their `describe`. */
  readonly useBrowser: () => void
  /** Asked about a path that went wrong: whether it is worth another walk, after what stood in its way is over. */
  readonly isOver?: () => Promise<boolean>
  /** Milliseconds for one path, where they are not those of the test runner. */
  readonly patience?: number
}

/** Walks every covering path of a scene in a browser, one test a path, and writes down how it went; a trace alone where one is given. */
export function walkScene<Machine extends AnyStateMachine, World, OpenVisit>(
  { language, folder, retouching, traces, tidy, useBrowser, openerFor, calls, isOver, patience }: Run<OpenVisit>,
  model: Model,
  sceneName: string,
  stage: Stage<Machine, World, OpenVisit>,
): void {
  const scene = exploredIn(model).find((each) => each.scene.name === sceneName)
  if (!scene) throw new Error(`${model.name} has no scene ${sceneName}`)
  const walked: WalkedPath[] = []
  const camera = cameraFor(model.name, sceneName, language, retouching)
  let recorded = 0

  describe(`${model.name}/${sceneName}`, async () => {
    useBrowser()
    const can = whatCanBeDone(stage.does)
    const { explored, paths } = (await givenPath(model, sceneName)) ?? {
      explored: scene,
      paths: pathsFor(model, scene, can, traces),
    }
    const settings = { timeout: patience ?? Math.max(0, ...paths.map(timeFor)) }
    test.for(paths.map((path) => [titleOf(path), path] as const))('%s', settings, async ([, path], { skip }) => {
      const place = { machine: model.name, scene: sceneName, language }
      const at = new Date().toISOString()
      const walk = (recorder?: Recorder) => walkPath(stage, explored, path, { camera, openerFor, calls, recorder })
      const went = await patiently(() => walk(), isOver)
      const skipped = cannotBecause(went.reason)
      const trace = await traceOfWalk({ ...place, at, explored, path, went })
      writeTrace(folder, trace)
      let again: WalkedAgain | null = null
      if (went.reason !== null && skipped === null && isRecording && recorded < MOST_AGAIN) {
        recorded += 1
        const recorder = recorderTo(tracesIn(folder), (number) => fileOfTrace(trace, `${number}.zip`))
        const { reason } = await walk(recorder)
        const recordings = await recorder.keep()
        again = { passed: reason === null, error: reason === null ? null : wordsOf(reason), recordings }
      }
      const script = scriptOf(went.notes, phrasesOf(language), tidy())
      const steps = withShown(model, explored, path, went.steps)
      walked.push(walkedPath(path, { id: trace.id, steps, script, again, skipped }))
      if (skipped !== null) skip(skipped)
      if (went.reason !== null) throw told(went.reason, again, wayTo(model, explored, path, steps.length - 1))
      expect(went.steps).toHaveLength(path.steps.length + 1)
    })

    afterAll(() => {
      camera.write()
      const at = new Date().toISOString()
      const untried = untriedIn(model, explored, can)
      writeWalked(folder, { machine: model.name, scene: sceneName, language, at, untried, paths: walked })
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
  const { steps, reason } = await walkPath(stage, { scene, startTakes: [] }, path, { camera, openerFor, calls })
  if (reason !== null) throw reason
  return steps.length - 1
}

/** What a test fails with: how it went, the shortest way there, and how a second walk did. */
function told(reason: unknown, again: WalkedAgain | null, way: string): Error {
  const words = `${wordsOf(reason)}\n${way}`
  if (again === null) return new Error(words, { cause: reason })
  const second = again.passed
    ? 'Walked again it passed: it flickers.'
    : `Walked again it failed too; recorded in ${again.recordings.join(', ')}`
  return new Error(`${words}\n${second}`, { cause: reason })
}
