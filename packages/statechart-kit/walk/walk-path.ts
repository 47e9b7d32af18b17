import { initialTransition, transition, type AnyMachineSnapshot } from 'xstate'
import type { BrowserContext } from 'playwright-core'
import { ignoredIn } from '../core/answers.ts'
import type { Explored } from '../core/explore.ts'
import { portsById } from '../core/labels.ts'
import { isInVain, titleOf } from '../criteria/paths.ts'
import type { Path, Step } from '../core/edge.ts'
import { controlsOn, type Control } from '../script/controls.ts'
import { noting, type Note } from '../script/notes.ts'
import { cannotBecause, describePage, wordsOf } from './unsupported.ts'
import type { Recorder } from './traces.ts'
import { requestsOf, type Calls } from './requests.ts'
import type { Walked, WalkedStep, Went } from './record.ts'
import type { Camera } from './screenshots.ts'
import { act, type AnyStage, readBack, type Gate } from './stage.ts'
import { see } from './handlers.ts'
import type { Noted } from '../script/script.ts'

/** Callbacks of the walker along a path. */
export type Along = {
  /** Each gate that a visit puts up. */
  readonly onGate: (gate: Gate) => void
  /** Each browser that a visit opens, before anything is loaded in it. */
  readonly onContext: (context: BrowserContext) => Promise<void>
}

/** What helps along a path. */
export type Aids<OpenVisit> = {
  /** What a stage opens its visits with, for somebody who may take these steps. */
  readonly openerFor: (steps: readonly Step[], along: Along) => OpenVisit
  /** What the app knows of the requests of its pages. */
  readonly calls: Calls
  readonly camera: Camera
  readonly recorder?: Recorder | undefined
}

/** Somebody under way in a scene. */
export type Walk = {
  /** Goes on: opens the scene where that is still to be done, and takes steps of a path. Answers what it ended with before its end; null where it came there. */
  readonly go: (path: Path, from?: number) => Promise<unknown>
  /** Every step up to now, the opening first, and what was asked for in each. */
  readonly soFar: () => Promise<Pick<Went, 'walked' | 'browser'>>
  /** Whether a try that should change nothing was begun and not ended: it may have left something on the screen. */
  readonly isTouched: () => boolean
  /** Whether an answer that the chart does not hear led to another screen, from where nothing goes on. */
  readonly isElsewhere: () => boolean
  /** Listens no longer. */
  readonly end: () => void
}

/** Explains in an error why this step is taken at all. */
const IN_VAIN =
  'The chart does not hear it there, or refuses it: nothing should change. Where nobody can do it, the model says so in `offers`.'

/** Begins a walk that takes these steps at most; nothing is opened yet. */
export function beginWalk<World, OpenVisit>(
  stage: AnyStage<World, OpenVisit>,
  { scene: { machine, input }, startTakes }: Pick<Explored, 'scene' | 'startTakes'>,
  all: readonly Step[],
  { camera, openerFor, calls, recorder }: Aids<OpenVisit>,
): Walk {
  const walked: Omit<Walked, 'requests'>[] = []
  const gates: Gate[] = []
  const ports = portsById(machine)
  const requests = requestsOf(calls)
  let browser: string | null = null
  const openVisit = openerFor(all, {
    onGate: (gate) => gates.push(gate),
    onContext: async (context) => {
      const its = context.browser()
      browser ??= its && `${its.browserType().name()} ${its.version()}`
      requests.watch(context)
      await recorder?.start(context)
    },
  })
  // Of all samples that lead to a state alike, these are the facts of this very way.
  let [snapshot]: [AnyMachineSnapshot, ...unknown[]] = initialTransition(machine, input)
  let world: { readonly its: World } | undefined
  let isTouched = false
  let isElsewhere = false

  /** Does a step and notes how it went; what went wrong says where. */
  const noted = async (
    step: Pick<WalkedStep, 'event' | 'state' | 'takes'>,
    work: (notes: Note[], setUp: Note[]) => Promise<void>,
  ): Promise<void> => {
    requests.turn()
    await recorder?.turn(step.event)
    const [notes, setUp]: [Note[], Note[]] = [[], []]
    const startedAt = performance.now()
    const keep = (error: string | null, controls: readonly Control[] = []): void => {
      walked.push({ ...step, duration: Math.round(performance.now() - startedAt), error, notes, setUp, controls })
    }
    try {
      await work(notes, setUp)
    } catch (reason) {
      const words = wordsOf(reason)
      // What cannot be done here is no step that went wrong.
      if (cannotBecause(reason) === null) keep(words)
      throw new Error(`at "${step.event}" → ${step.state}: ${words}`, { cause: reason })
    }
    const page = world && stage.screen(world.its).page
    keep(null, page && !page.isClosed() ? await controlsOn(page) : [])
    if (page) await camera.take(step.state, page, step.event)
  }

  const isStored = (here: World, before: AnyMachineSnapshot): Promise<void> =>
    readBack(stage, here, { before, now: snapshot }, requests)

  const opens = (start: string): Promise<void> =>
    noted({ event: 'opens', state: start, takes: startTakes }, async (notes, setUp) => {
      const its = await noting(setUp, () => stage.open(openVisit))
      world = { its }
      await noting(notes, () => see(stage, its, start, snapshot))
      await isStored(its, snapshot)
    })

  const take = (here: World, step: Step): Promise<void> => {
    const { edge, state } = step
    return noted({ event: edge.label, state, takes: edge.takes }, async (notes) => {
      for (const gate of gates) gate.shut()
      const before = snapshot
      ;[snapshot] = transition(machine, snapshot, edge.event)
      try {
        const done: Note[] = []
        const did = await noting(done, () => act(stage, here, step, ports)).finally(() => {
          notes.push(...done.filter((each) => each.kind !== 'sees' || each.isAwaited))
        })
        // Where there was nothing to press the screen is as it was seen before.
        if (did === 'nothing' && !isTouched) return
        isTouched ||= did === 'a part'
        const ignored = ignoredIn(edge.event)
        const sees = ignored && stage.seesInstead?.(ignored.failure)
        isElsewhere ||= Boolean(sees)
        await noting(notes, () => (sees ? sees(here) : see(stage, here, state, snapshot)))
        await isStored(here, before)
      } catch (reason) {
        const inVain = isInVain(edge) ? `\n${IN_VAIN}` : ''
        throw new Error(`${wordsOf(reason)}${inVain}\n${await describePage(stage.screen(here).page)}`, {
          cause: reason,
        })
      }
    })
  }

  return {
    go: async (path, from = 0) => {
      try {
        if (!world) await opens(path.start)
        for (const step of path.steps.slice(from)) if (world) await take(world.its, step)
        return null
      } catch (reason) {
        if (world && !recorder && cannotBecause(reason) === null)
          await camera.takeFailed(titleOf(path), stage.screen(world.its).page)
        return reason
      }
    },
    soFar: async () => {
      const asked = await requests.told()
      return { walked: walked.map((step, index) => ({ ...step, requests: asked[index] ?? [] })), browser }
    },
    isTouched: () => isTouched,
    isElsewhere: () => isElsewhere,
    end: requests.end,
  }
}

/** Walks one path alone. */
export async function walkAlone<World, OpenVisit>(
  stage: AnyStage<World, OpenVisit>,
  explored: Pick<Explored, 'scene' | 'startTakes'>,
  path: Path,
  aids: Aids<OpenVisit>,
): Promise<Went> {
  const walk = beginWalk(stage, explored, path.steps, aids)
  const reason = await walk.go(path)
  const went = { ...(await walk.soFar()), reason }
  walk.end()
  return went
}

/** What its script is made of. */
export function notedIn({ walked }: Went): Noted {
  const all: readonly Note[] = walked.flatMap(({ setUp }) => setUp)
  return { setUp: all, steps: walked.map(({ notes }) => notes) }
}
