import type { Page } from 'playwright-core'
import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate'
import type { AnswerOf, EventOf, Failure, PortOf } from '../model.ts'

/** Every leaf of a chart by its path: `open.new.alreadyBid`. */
export type StateOf<Machine extends AnyStateMachine> = LeafIn<SnapshotFrom<Machine>['value']>

type LeafIn<Value> = Value extends string
  ? Value
  : { [Name in keyof Value & string]: `${Name}.${LeafIn<NonNullable<Value[Name]>>}` }[keyof Value & string]

/**
 * A scene of a chart in the real app: how one gets there, what a person does for each event, what the edge of the network does for
 * each answer, and what a person sees in each state. All three are complete: what the chart has and the stage has not, does not compile.
 */
export type Stage<Machine extends AnyStateMachine, World, OpenVisit> = {
  /** Brings the app to where the scene starts. `openVisit` opens a browser; more than one where the scene has more people. */
  readonly open: (openVisit: OpenVisit) => Promise<World>
  /** Whose screen the pictures are of. */
  readonly screen: (world: World) => { readonly page: Page }
  readonly does: {
    readonly [Type in EventFromLogic<Machine>['type']]: Act<World, EventOf<Machine, Type>> | Elsewhere
  }
  readonly answers: {
    readonly [Port in PortOf<Machine>]: Act<World, AnswerOf<Machine, Port>> | 'sends events' | Elsewhere
  }
  /** The gate of each call whose answer is ignored, by its name in the scene. */
  readonly ignored?: { readonly [Name in string]?: (world: World) => Gate }
  /** What a person sees after such an answer, where it is not the same as before. */
  readonly seesInstead?: (failure: Failure) => ((world: World) => Promise<void>) | undefined
  /** What has to happen for a delay to run out, by its name. */
  readonly delays?: { readonly [Name in string]?: (world: World) => Promise<void> }
  readonly sees: {
    readonly [State in StateOf<Machine>]: Act<World, SnapshotFrom<Machine>> | 'is passed' | Elsewhere
  }
}

/** The edge of the network: calls wait here until it is said what becomes of them. */
export type Gate = {
  shut(): void
  /** Answers the calls that wait in the place of the server, and those that come after, until the gate is shut. */
  answer(failure: Failure): Promise<void>
  /** Lets the page's time pass until it waits for none of its calls any more. */
  passTime(): Promise<void>
}

/** It belongs to another scene of the same chart; a path of this scene that needs it fails. */
export type Elsewhere = 'elsewhere'

/** A method, for the events of one chart are handed to it as those of any. */
type Act<World, Given> = { does(world: World, given: Given): Promise<void> }['does']
