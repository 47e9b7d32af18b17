import { initialTransition, transition, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate'
import type { BrowserContext } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { ignoredIn } from '../answers.ts'
import { exploredIn, type Explored } from '../explore.ts'
import { portsById } from '../labels.ts'
import type { Model } from '../model.ts'
import { titleOf, type Path } from '../paths.ts'
import { noting, type Note } from '../script/notes.ts'
import { phrasesOf } from '../script/languages.ts'
import { scriptOf, type Tidy } from '../script/script.ts'
import { cannotBecause } from './cannot.ts'
import { patiently } from './patiently.ts'
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
import { cameraFor, type Camera, type Retouching } from './screenshots.ts'
import { act, see, whatCanBeDone, type AnyStage } from './acts.ts'
import { pathsFor, timeFor, untriedIn, wayTo, withShown } from './plan.ts'
import { standsOn, wordsOf } from './stands.ts'
import type { Gate, Stage } from './stage.ts'

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
  /** Begins a script: what it says in the same words whichever run it is of. */
  readonly tidy: () => Tidy
  /** Has a browser for the tests of a file; called in their `describe`. */
  readonly useBrowser: () => void
  /** What a stage opens its visits with along a path. */
  readonly openerFor: (path: Path, along: Along) => OpenVisit
  /** What the app knows of the requests of its pages. */
  readonly calls: Calls
  /** Asked about a path that went wrong: whether it is worth another walk, after what stood in its way is over. */
  readonly isOver?: () => Promise<boolean>
  /** Milliseconds for one path, where they are not those of the test runner. */
  readonly patience?: number
}

/** Walks every covering path of a scene in a browser, one test a path, and writes down how it went; a trace alone where one is given. */
export function walkScene<Machine extends AnyStateMachine, World, OpenVisit>(
  { language, folder, retouching, tidy, useBrowser, openerFor, calls, isOver, patience }: Run<OpenVisit>,
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
      paths: pathsFor(model, scene, can),
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

type Aids<OpenVisit> = Pick<Run<OpenVisit>, 'openerFor' | 'calls'> & {
  readonly camera: Camera
  readonly recorder?: Recorder | undefined
}

/** Walks one path. */
async function walkPath<World, OpenVisit>(
  stage: AnyStage<World, OpenVisit>,
  { scene: { machine, input }, startTakes }: Explored,
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
    if (world !== undefined && !recorder && cannotBecause(reason) === null)
      await camera.takeFailed(titleOf(path), stage.screen(world).page)
  }
  return { steps, notes, requests: await requests.end(), browser, reason: failure }
}

/** The notes of a step that begins. */
function pageIn({ steps }: Notes): Note[] {
  const page: Note[] = []
  steps.push(page)
  return page
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
    // What cannot be done here is no step that went wrong.
    if (cannotBecause(reason) === null) note(words)
    throw new Error(`at "${step.event}" → ${step.state}: ${words}`, { cause: reason })
  }
  note(null)
}
