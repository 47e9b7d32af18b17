import type { AnyStateMachine } from 'xstate'
import { afterAll, describe, expect, test } from 'vitest'
import type { Model } from '../model.ts'
import { answerPathsOf, coveringPathsOf, titleOf, type Path } from '../paths.ts'
import { pathsOfTraces, type NamedTrace } from '../trace-path.ts'
import { phrasesOf } from '../script/languages.ts'
import { scriptOf, type Tidy } from '../script/script.ts'
import { recorderTo, type Recorder } from './recorder.ts'
import { fileOfTrace, givenPath, traceOfWalk, tracesIn, writeTrace } from './traces.ts'
import { walkedPath, writeWalked, type WalkedAgain, type WalkedPath } from './record.ts'
import { cameraFor, takesStates, type Retouching } from './screenshots.ts'
import type { Stage } from './stage.ts'
import { walkPath, wordsOf, type Aids } from './walk-path.ts'

/** Whether every answer is given in every state that waits for it, rather than one of those that lead the same way. */
const isFull = process.env['QA_ANSWERS'] === 'all'

/** Time for a path along which pictures are taken. */
const PICTURED = { timeout: 900_000 }

/** A path that failed may be walked a second time. */
const PATIENT = { timeout: 300_000 }

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
  const all = isFull ? answerPathsOf(model) : coveringPathsOf(model, { headless: false })
  const found = all.find(({ explored }) => explored.scene.name === sceneName)
  if (!found) throw new Error(`${model.name} has no scene ${sceneName}`)
  const byHand = pathsOfTraces(model, traces).paths.filter(({ scene }) => scene.name === sceneName)
  const walked: WalkedPath[] = []
  const camera = cameraFor(model.name, sceneName, language, retouching)
  let recorded = 0

  describe(`${model.name}/${sceneName}`, async () => {
    useBrowser()
    const given = await givenPath(model, sceneName)
    const { explored, paths } = given ?? { ...found, paths: [...found.paths, ...byHand] }
    const settings = takesStates ? PICTURED : { timeout: patience ?? PATIENT.timeout }
    test.for(paths.map((path) => [titleOf(path), path] as const))('%s', settings, async ([, path], { skip }) => {
      const place = { machine: model.name, scene: sceneName, language }
      const at = new Date().toISOString()
      const walk = (recorder?: Recorder) => walkPath(stage, explored, path, { camera, openerFor, calls, recorder })
      const walkPatiently = async (): Promise<Went> => {
        const went = await walk()
        const isWorthIt = went.reason !== null && cannotBecause(went.reason) === null && (await isOver?.())
        return isWorthIt ? walkPatiently() : went
      }
      const went = await walkPatiently()
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
      walked.push(walkedPath(path, { id: trace.id, steps: went.steps, script, again, skipped }))
      if (skipped !== null) skip(skipped)
      if (went.reason !== null) throw told(went.reason, again)
      expect(went.steps).toHaveLength(path.steps.length + 1)
    })

    afterAll(() => {
      camera.write()
      const at = new Date().toISOString()
      writeWalked(folder, { machine: model.name, scene: sceneName, language, at, paths: walked })
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

/** What a test fails with: how it went, and how a second walk did. */
function told(reason: unknown, again: WalkedAgain | null): Error {
  const words = wordsOf(reason)
  if (again === null) return new Error(words, { cause: reason })
  const second = again.passed
    ? 'Walked again it passed: it flickers.'
    : `Walked again it failed too; recorded in ${again.recordings.join(', ')}`
  return new Error(`${words}\n${second}`, { cause: reason })
}
