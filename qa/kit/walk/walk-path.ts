import { initialTransition, transition, type AnyMachineSnapshot } from 'xstate'
import type { BrowserContext } from 'playwright-core'
import { ignoredIn } from '../answers.ts'
import type { Explored } from '../explore.ts'
import { portsById } from '../labels.ts'
import { titleOf, type Path } from '../paths.ts'
import { noting, type Note } from '../script/notes.ts'
import { cannotBecause } from './cannot.ts'
import type { Recorder } from './recorder.ts'
import { requestsOf, type Calls } from './requests.ts'
import type { Notes, WalkedStep, Went } from './record.ts'
import type { Camera } from './screenshots.ts'
import { act, type AnyStage } from './acts.ts'
import { see } from './handlers.ts'
import { standsOn, wordsOf } from './stands.ts'
import type { Gate } from './stage.ts'

/** What the walker is told of along a path. */
export type Along = {
  /** Each gate that a visit puts up. */
  readonly onGate: (gate: Gate) => void
  /** Each browser that a visit opens, before anything is loaded in it. */
  readonly onContext: (context: BrowserContext) => Promise<void>
}

/** What helps along a path. */
export type Aids<OpenVisit> = {
  /** What a stage opens its visits with along a path. */
  readonly openerFor: (path: Path, along: Along) => OpenVisit
  /** What the app knows of the requests of its pages. */
  readonly calls: Calls
  readonly camera: Camera
  readonly recorder?: Recorder | undefined
}

/** Walks one path. */
export async function walkPath<World, OpenVisit>(
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
