import { initialTransition, transition, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { ignoredIn } from '../answers.ts'
import type { Explored } from '../explore.ts'
import { portsById } from '../labels.ts'
import type { Model } from '../model.ts'
import { pathIdOf } from '../trace.ts'
import { answerPathsOf, coveringPathsOf, titleOf, type Path, type Step } from '../paths.ts'
import { pathsOfTraces, type NamedTrace } from '../trace-path.ts'
import { noting, type Note } from '../script/notes.ts'
import { phrasesOf } from '../script/languages.ts'
import { scriptOf, type Tidy } from '../script/script.ts'
import { walkedPath, writeWalked, type WalkedPath, type WalkedStep } from './record.ts'
import { cameraFor, takesStates, type Camera, type Retouching } from './screenshots.ts'
import type { Gate, Stage } from './stage.ts'

/** A stage whose chart is not known any more: XState's events and answers are handed to it as they come. */
type AnyStage<World, OpenVisit> = Pick<
  Stage<AnyStateMachine, World, OpenVisit>,
  'open' | 'screen' | 'ignored' | 'seesInstead' | 'delays'
> & {
  readonly does: Acts<World>
  readonly answers: Acts<World>
  readonly sees: Acts<World>
}
type Acts<World> = {
  readonly [Name in string]?: { does(world: World, given: unknown): Promise<void> }['does'] | string
}

/** Whether every answer is given in every state that waits for it, rather than one of those that lead the same way. */
const isFull = process.env['QA_ANSWERS'] === 'all'

/** Time for a path along which pictures are taken. */
const PICTURED = { timeout: 900_000 }

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
  /** What a stage opens its visits with along a path. It hands over each gate that a visit puts up. */
  readonly openerFor: (path: Path, onGate: (gate: Gate) => void) => OpenVisit
}

/** Walks every covering path of a scene in a browser, one test a path, and writes down how it went. */
export function walkScene<Machine extends AnyStateMachine, World, OpenVisit>(
  { language, folder, retouching, traces, tidy, useBrowser, openerFor }: Run<OpenVisit>,
  model: Model,
  sceneName: string,
  stage: Stage<Machine, World, OpenVisit>,
): void {
  const all = isFull ? answerPathsOf(model) : coveringPathsOf(model, { headless: false })
  const found = all.find(({ explored }) => explored.scene.name === sceneName)
  if (!found) throw new Error(`${model.name} has no scene ${sceneName}`)
  const { explored } = found
  const traced = pathsOfTraces(model, traces).paths.filter(({ scene }) => scene.name === sceneName)
  const paths = [...found.paths, ...traced]
  const walked: WalkedPath[] = []
  const camera = cameraFor(model.name, sceneName, language, retouching)

  describe(`${model.name}/${sceneName}`, () => {
    useBrowser()
    const settings = takesStates ? PICTURED : {}
    test.each(paths.map((path) => [titleOf(path), path] as const))('%s', settings, async (_, path) => {
      const steps: WalkedStep[] = []
      const notes: Notes = { setUp: [], steps: [] }
      try {
        await expect(walkPath(stage, explored, path, { steps, notes, camera, openerFor })).resolves.toBe(
          path.steps.length,
        )
      } finally {
        const id = await pathIdOf(model.name, path)
        walked.push(walkedPath(id, path, steps, scriptOf(notes, phrasesOf(language), tidy())))
      }
    })

    afterAll(() => {
      camera.write()
      const at = new Date().toISOString()
      writeWalked(folder, { machine: model.name, scene: sceneName, language, at, paths: walked })
    })
  })
}

/** Walks one path inside of somebody else's test, who has a browser already, and answers how many steps it had. */
export function walkOnce<Machine extends AnyStateMachine, World, OpenVisit>(
  { language, retouching, openerFor }: Run<OpenVisit>,
  stage: Stage<Machine, World, OpenVisit>,
  path: Path,
): Promise<number> {
  const { scene } = path
  const camera = cameraFor(scene.machine.id, scene.name, language, retouching)
  return walkPath(stage, { scene, startTakes: [] }, path, {
    steps: [],
    notes: { setUp: [], steps: [] },
    camera,
    openerFor,
  })
}

/** What is noted for the script of a path. */
type Notes = { readonly setUp: Note[]; readonly steps: Note[][] }

/** Walks one path and answers how many steps it had. */
async function walkPath<World, OpenVisit>(
  stage: AnyStage<World, OpenVisit>,
  { scene: { machine, input }, startTakes }: Pick<Explored, 'scene' | 'startTakes'>,
  path: Path,
  {
    steps,
    notes,
    camera,
    openerFor,
  }: Pick<Run<OpenVisit>, 'openerFor'> & { steps: WalkedStep[]; notes: Notes; camera: Camera },
): Promise<number> {
  const gates: Gate[] = []
  const ports = portsById(machine)
  const openVisit = openerFor(path, (gate) => gates.push(gate))
  // Of all samples that lead to a state alike, these are the facts of this very path.
  let [snapshot]: [AnyMachineSnapshot, ...unknown[]] = initialTransition(machine, input)
  let world: World | undefined
  try {
    await noted(steps, { event: 'opens', state: path.start, takes: startTakes }, async () => {
      const opened = await noting(notes.setUp, () => stage.open(openVisit))
      world = opened
      await noting(pageIn(notes), () => see(stage, opened, path.start, snapshot))
    })
    if (world !== undefined) await camera.take(path.start, stage.screen(world).page)
    for (const { edge, state } of path.steps) {
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
      if (world !== undefined) await camera.take(state, stage.screen(world).page)
    }
  } catch (reason) {
    if (world !== undefined) await camera.takeFailed(titleOf(path), stage.screen(world).page)
    throw reason
  }
  return steps.length - 1
}

/** The notes of a step that begins. */
function pageIn({ steps }: Notes): Note[] {
  const page: Note[] = []
  steps.push(page)
  return page
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

async function act<World, OpenVisit>(
  stage: AnyStage<World, OpenVisit>,
  world: World,
  { edge: { event } }: Step,
  ports: ReadonlyMap<string, string>,
): Promise<void> {
  const delay = /^xstate\.after\.(\w+)\./.exec(event.type)?.[1]
  if (delay !== undefined) {
    const pass = stage.delays?.[delay]
    if (!pass) throw new Error(`The stage does not say how the delay ${delay} runs out`)
    return pass(world)
  }
  const ignored = ignoredIn(event)
  if (ignored) {
    const gate = stage.ignored?.[ignored.name]
    if (!gate) throw new Error(`The stage does not say where ${ignored.name} waits, in "ignored"`)
    await gate(world).answer(ignored.failure)
    // So that what is not to be seen would be by now.
    return gate(world).passTime()
  }
  const port = ports.get(event.type)
  if (port === undefined) return run('does', stage.does, event.type, world, event)
  return run('answers', stage.answers, port, world, Reflect.get(event, 'output'))
}

async function see<World, OpenVisit>(
  stage: AnyStage<World, OpenVisit>,
  world: World,
  state: string,
  snapshot: AnyMachineSnapshot,
): Promise<void> {
  await run('sees', stage.sees, state, world, snapshot)
}

async function run<World>(
  part: 'does' | 'answers' | 'sees',
  acts: Acts<World>,
  name: string,
  world: World,
  given: unknown,
): Promise<void> {
  const does = acts[name]
  if (does === undefined) throw new Error(`The stage has nothing for ${name} in "${part}"`)
  if (typeof does !== 'function') throw new Error(`The stage has only "${does}" for ${name} in "${part}"`)
  await does(world, given)
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
