import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate'
import type { Account } from '../../support/api.ts'
import type { AnswerOf, EventOf, PortOf } from '../scene.ts'
import type { Gate } from '../../scenes/support/gate.ts'
import type { Line } from './line.ts'
import type { Visit } from '../../scenes/support/visit.ts'

/** Every leaf of a chart by its path: `open.new.alreadyBid`. */
export type StateOf<Machine extends AnyStateMachine> = LeafIn<SnapshotFrom<Machine>['value']>

type LeafIn<Value> = Value extends string
  ? Value
  : { [Name in keyof Value & string]: `${Name}.${LeafIn<NonNullable<Value[Name]>>}` }[keyof Value & string]

/**
 * A scene of a chart in the real app: how one gets there, what a person does for each event, what the edge of the network does for
 * each answer, and what a person sees in each state. All three are complete: what the chart has and the stage has not, does not compile.
 */
export type Stage<Machine extends AnyStateMachine, World> = {
  /**
   * Brings the app to where the scene starts. `visit` opens a browser; more than one where the scene has more people. It goes over
   * a line of its own where one is given.
   */
  readonly open: (visit: (account: Account | null, line?: Line) => Promise<Visit>) => Promise<World>
  /** The page that the pictures are of. */
  readonly look: (world: World) => Visit
  readonly does: {
    readonly [Type in EventFromLogic<Machine>['type']]: Act<World, EventOf<Machine, Type>> | Elsewhere
  }
  readonly answers: {
    readonly [Port in PortOf<Machine>]: Act<World, AnswerOf<Machine, Port>> | 'sends events' | Elsewhere
  }
  /** The gate of each call whose answer nobody hears, by its name in the scene. */
  readonly unheard?: { readonly [Name in string]?: (world: World) => Gate }
  /** What a person sees when such a call is told that the session is over; where nothing is said, the same as before. */
  readonly seesOver?: (world: World) => Promise<void>
  /** What has to happen for a delay to run out, by its name. */
  readonly delays?: { readonly [Name in string]?: (world: World) => Promise<void> }
  readonly sees: {
    readonly [State in StateOf<Machine>]: Act<World, SnapshotFrom<Machine>> | 'is passed' | Elsewhere
  }
}

/** It belongs to another scene of the same chart; a path of this scene that needs it fails. */
export type Elsewhere = 'elsewhere'

/** A method, for the events of one chart are handed to it as those of any. */
type Act<World, Given> = { does(world: World, given: Given): Promise<void> }['does']
