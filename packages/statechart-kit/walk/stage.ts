import type { Page, Request } from 'playwright-core'
import type { AnyStateMachine, SnapshotFrom } from 'xstate'
import type { Failure } from '../model.ts'
import type { Handlers } from './handlers.ts'

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

/** The edge of the network: calls wait here until it is said what becomes of them. */
export type Gate = {
  shut(): void
  /** Answers the calls that wait in the place of the server, and those that come after, until the gate is shut. */
  answer(failure: Failure): Promise<void>
  /** Lets the page's time pass until it waits for none of its calls any more. */
  passTime(): Promise<void>
}
