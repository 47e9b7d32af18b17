import { initialTransition, transition, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { ignoredIn } from '../answers.ts'
import type { Explored } from '../explore.ts'
import { portsById } from '../labels.ts'
import type { Model } from '../model.ts'
import { answerPathsOf, coveringPathsOf, titleOf, type Path } from '../paths.ts'
import { pathsOfTraces, type NamedTrace } from '../trace-path.ts'
import { noting, type Note } from '../script/notes.ts'
import { phrasesOf } from '../script/languages.ts'
import { scriptOf, type Tidy } from '../script/script.ts'
import { recorderTo, type Recorder } from './recorder.ts'
import { requestsOf, type Calls } from './requests.ts'
import { fileOfTrace, givenPath, traceOfWalk, tracesIn, writeTrace } from './traces.ts'
import {
  walkedPath,
  writeWalked,
  type Notes,
  type WalkedAgain,
  type WalkedPath,
  type WalkedStep,
  type Went,
} from './record.ts'
import { cameraFor, takesStates, type Camera, type Retouching } from './screenshots.ts'
import { act, see, type AnyStage } from './acts.ts'
import type { Gate, Stage } from './stage.ts'

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

/** What the walker is told of along a path. */
export type Along = {
  /** Each gate that a visit puts up. */
  readonly onGate: (gate: Gate) => void
  /** Each browser that a visit opens, before anything is loaded in it. */
  readonly onContext: (context: BrowserContext) => Promise<void>
}

/** What the walker has to be told about an app and a run. */
export type Run<OpenVisit> = {
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
  /** What a stage opens its visits with along a path. */
  readonly openerFor: (path: Path, along: Along) => OpenVisit
  /** What the app knows of the requests of its pages. */
  readonly calls: Calls
}

/** Walks every covering path of a scene in a browser, one test a path, and writes down how it went; a trace alone where one is given. */
export function walkScene<Machine extends AnyStateMachine, World, OpenVisit>(
  { language, folder, retouching, traces, tidy, useBrowser, openerFor, calls }: Run<OpenVisit>,
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
    const settings = takesStates ? PICTURED : PATIENT
    test.each(paths.map((path) => [titleOf(path), path] as const))('%s', settings, async (_, path) => {
      const place = { machine: model.name, scene: sceneName, language }
      const at = new Date().toISOString()
      const walk = (recorder?: Recorder) => walkPath(stage, explored, path, { camera, openerFor, calls, recorder })
      const went = await walk()
      const trace = await traceOfWalk({ ...place, at, explored, path, went })
      writeTrace(folder, trace)
      let again: WalkedAgain | null = null
      if (went.reason !== null && isRecording && recorded < MOST_AGAIN) {
        recorded += 1
        const recorder = recorderTo(tracesIn(folder), (number) => fileOfTrace(trace, `${number}.zip`))
        const { reason } = await walk(recorder)
        const recordings = await recorder.keep()
        again = { passed: reason === null, error: reason === null ? null : wordsOf(reason), recordings }
      }
      const script = scriptOf(went.notes, phrasesOf(language), tidy())
      walked.push(walkedPath(path, { id: trace.id, steps: went.steps, script, again }))
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

type Aids<OpenVisit> = Pick<Run<OpenVisit>, 'openerFor' | 'calls'> & {
  readonly camera: Camera
  readonly recorder?: Recorder | undefined
}

/** Walks one path. */
async function walkPath<World, OpenVisit>(
  stage: AnyStage<World, OpenVisit>,
  { scene: { machine, input }, startTakes }: Pick<Explored, 'scene' | 'startTakes'>,
  path: Path,
  { camera, openerFor, calls, recorder }: Aids<OpenVisit>,
): Promise<Went> {
  const steps: WalkedStep[] = []
  const notes: Notes = { setUp: [], steps: [] }
  const gates: Gate[] = []
  const ports = portsById(machine)
  const requests = requestsOf(calls)
  let browser: string | null = null
  const openVisit = openerFor(path, {
    onGate: (gate) => gates.push(gate),
    onContext: async (context) => {
      const its = context.browser()
      browser ??= its && `${its.browserType().name()} ${its.version()}`
      requests.watch(context)
      await recorder?.start(context)
    },
  })
  // Of all samples that lead to a state alike, these are the facts of this very path.
  let [snapshot]: [AnyMachineSnapshot, ...unknown[]] = initialTransition(machine, input)
  let world: World | undefined
  let failure: unknown = null
  const turn = async (event: string): Promise<void> => {
    requests.turn()
    await recorder?.turn(event)
  }
  try {
    await turn('opens')
    await noted(steps, { event: 'opens', state: path.start, takes: startTakes }, async () => {
      const opened = await noting(notes.setUp, () => stage.open(openVisit))
      world = opened
      await noting(pageIn(notes), () => see(stage, opened, path.start, snapshot))
    })
    if (world !== undefined) await camera.take(path.start, stage.screen(world).page, 'opens')
    for (const { edge, state } of path.steps) {
      await turn(edge.label)
      await noted(steps, { event: edge.label, state, takes: edge.takes }, async () => {
        const here = world
        if (here === undefined) throw new Error('The stage did not open')
        const page = pageIn(notes)
        for (const gate of gates) gate.shut()
        ;[snapshot] = transition(machine, snapshot, edge.event)
        try {
          const done: Note[] = []
          await noting(done, () => act(stage, here, { edge, state }, ports)).finally(() => {
            page.push(...done.filter((each) => each.kind !== 'sees' || each.isAwaited))
          })
          const ignored = ignoredIn(edge.event)
          const sees = ignored && stage.seesInstead?.(ignored.failure)
          await noting(page, () => (sees ? sees(here) : see(stage, here, state, snapshot)))
        } catch (reason) {
          throw new Error(`${wordsOf(reason)}\n${await standsOn(stage.screen(here).page)}`, { cause: reason })
        }
      })
      if (world !== undefined) await camera.take(state, stage.screen(world).page, edge.label)
    }
  } catch (reason) {
    failure = reason
    if (world !== undefined && !recorder) await camera.takeFailed(titleOf(path), stage.screen(world).page)
  }
  return { steps, notes, requests: await requests.end(), browser, reason: failure }
}

/** The notes of a step that begins. */
function pageIn({ steps }: Notes): Note[] {
  const page: Note[] = []
  steps.push(page)
  return page
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

/** Does a step and notes how it went; what went wrong says where. */
async function noted(
  steps: WalkedStep[],
  step: Pick<WalkedStep, 'event' | 'state' | 'takes'>,
  work: () => Promise<void>,
): Promise<void> {
  const startedAt = performance.now()
  const note = (error: string | null): void =>
    void steps.push({ ...step, duration: Math.round(performance.now() - startedAt), error })
  try {
    await work()
  } catch (reason) {
    const words = wordsOf(reason)
    note(words)
    throw new Error(`at "${step.event}" → ${step.state}: ${words}`, { cause: reason })
  }
  note(null)
}

const wordsOf = (reason: unknown): string => (reason instanceof Error ? reason.message : String(reason))

/** What a person has before them: the address, and what the page says about itself. */
async function standsOn(page: Page): Promise<string> {
  const said = await page
    .locator('h1, h2, [role=alert], [role=status], [role=dialog], [role=alertdialog]')
    .allInnerTexts()
    .catch((reason: unknown) => [wordsOf(reason)])
  const lines = said.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => text !== '')
  return [`The page stands at ${page.url()} and says:`, ...lines.map((line) => `  ${line}`)].join('\n')
}
