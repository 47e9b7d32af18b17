import type { Page, Request } from 'playwright-core'
import type { AnyStateMachine, SnapshotFrom, AnyMachineSnapshot } from 'xstate'
import type { Failure } from '../core/model.ts'
import { type Handlers, perform, run, type AnyHandlers } from './handlers.ts'
import { ignoredIn } from '../core/answers.ts'
import type { Edge } from '../core/edge.ts'
import { isInVain } from '../criteria/paths.ts'
import type { Step } from '../core/edge.ts'
import { note, noting, type Note } from '../script/notes.ts'
import { withoutWaiting } from '../script/waiting.ts'
import type { Requests } from './requests.ts'
import { wordsOf } from './unsupported.ts'

/**
 * A scene of a chart in the real app: how one gets there, what a person does for each event, what the edge of the network does for
 * each answer, and what a person sees in each state.
 */
export type Stage<Machine extends AnyStateMachine, World, OpenVisit> = Handlers<Machine, World> & {
  /** Brings the app to where the scene starts. `openVisit` opens a browser; more than one where the scene has more people. */
  readonly open: (openVisit: OpenVisit) => Promise<World>
  /** Whose screen the pictures are of. */
  readonly screen: (world: World) => { readonly page: Page }
  /** The gate of each call whose answer is ignored, by its name in the scene. */
  readonly ignored?: { readonly [Name in string]?: (world: World) => Gate }
  /** What a person sees after such an answer, where it is not the same as before. */
  readonly seesInstead?: (failure: Failure) => ((world: World) => Promise<void>) | undefined
  /**
   * By each call that changes something, once the server has taken it for done: reads what is stored, past the app, and throws where that is
   * not what the person did; or says why there is nothing to read. A call that changes something fails the walk where it is missing here.
   */
  readonly stored?: { readonly [Call in string]?: ReadsBack<World, SnapshotFrom<Machine>>['reads'] | string }
}

/** What was done where a call has changed something: the facts of the walk before and after the step, which come of its samples alone. */
export type Done<Snapshot> = { readonly before: Snapshot; readonly now: Snapshot; readonly request: Request }

/** A method, for the snapshots of one machine are handed to it as those of any. */
type ReadsBack<World, Snapshot> = { reads(world: World, done: Done<Snapshot>): Promise<void> | void }

/** The edge of the network: calls wait here until the walk decides about them. */
export type Gate = {
  shut(): void
  /** Answers the calls that wait in the place of the server, and those that come after, until the gate is shut. */
  answer(failure: Failure): Promise<void>
  /** Lets the page's time pass until it waits for none of its calls any more. */
  passTime(): Promise<void>
}

/** A stage without the types of its chart. */
export type AnyStage<World, OpenVisit> = Pick<
  Stage<AnyStateMachine, World, OpenVisit>,
  'open' | 'screen' | 'ignored' | 'seesInstead' | 'stored'
> &
  AnyHandlers<World>

/** How much of a step was done; `a part` if it could be started and not finished. */
export type Did = 'all' | 'a part' | 'nothing'

/** Does what a step asks for: a person acts, a call is answered, a delay runs out. A try that should change nothing may not be possible. */
export async function act<World, OpenVisit>(
  stage: AnyStage<World, OpenVisit>,
  world: World,
  { edge, edge: { event } }: Step,
  ports: ReadonlyMap<string, string>,
): Promise<Did> {
  if (isInVain(edge)) return tryInVain(stage, world, edge)
  const ignored = ignoredIn(event)
  if (!ignored) {
    await perform(stage, world, event, ports)
    return 'all'
  }
  const gate = stage.ignored?.[ignored.name]
  if (!gate) throw new Error(`The stage does not say where ${ignored.name} waits, in "ignored"`)
  await gate(world).answer(ignored.failure)
  // So that what is not to be seen would be by now.
  await gate(world).passTime()
  return 'all'
}

/** How long somebody looks for what should not be there, and how long the rest of what comes of it may take; milliseconds. */
const GLANCE = 400
const IN_VAIN = 5_000

/** Playwright's own; milliseconds. */
const PATIENCE = 30_000

/**
 * Tries what should change nothing. The screen has just been seen to be complete, so that at each element a glance is enough; mostly there is
 * nothing to press. What has been done all the same, the state is looked at after.
 */
async function tryInVain<World, OpenVisit>(
  stage: AnyStage<World, OpenVisit>,
  world: World,
  { event }: Edge,
): Promise<Did> {
  const { page } = stage.screen(world)
  page.setDefaultTimeout(GLANCE)
  const late = Promise.withResolvers<'late'>()
  const timer = setTimeout(late.resolve, IN_VAIN, 'late' as const)
  try {
    const notes: Note[] = []
    const tried = noting(notes, () => withoutWaiting(() => run('does', stage.does, event.type, world, event))).then(
      () => 'all' as const,
      () => 'broken off' as const,
    )
    const end = await Promise.race([tried, late.promise])
    note(...notes)
    if (end === 'all') return 'all'
    return end === 'broken off' && notes.every(({ kind }) => kind === 'sees') ? 'nothing' : 'a part'
  } finally {
    clearTimeout(timer)
    page.setDefaultTimeout(PATIENCE)
  }
}

/**
 * Reads back what the calls of a step have changed, once the server has acknowledged them: an answer that says so is no evidence. Throws where
 * something else is stored, or where nobody says how to read it.
 */
export async function readBack<World>(
  { stored = {} }: Pick<AnyStage<World, never>, 'stored'>,
  world: World,
  done: Omit<Done<AnyMachineSnapshot>, 'request'>,
  requests: Pick<Requests, 'changes'>,
): Promise<void> {
  for (const { call, request } of await requests.changes()) {
    const reads = stored[call]
    if (!reads) throw new Error(`${call} has changed something, and "stored" does not say how that is read back`)
    if (typeof reads === 'string') continue
    try {
      // What is read past the app is no part of the script.
      await noting([], async () => reads(world, { ...done, request }))
    } catch (reason) {
      throw new Error(`${call} was acknowledged, but something else is stored: ${wordsOf(reason)}`, { cause: reason })
    }
  }
}
