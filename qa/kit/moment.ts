import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  EmittedFrom,
  EventFromLogic,
  EventObject,
  SnapshotFrom,
} from 'xstate'
import type { Told } from './random/walks.ts'

/** What led to a moment of a walk. */
export type Cause<Event extends EventObject = EventObject> =
  | { readonly type: 'started' }
  /** Somebody sent it. */
  | { readonly type: 'sent'; readonly event: Event }
  /** What a port was asked for came; `inside` is the port of the chart inside that asked, null where it was the machine itself. */
  | { readonly type: 'answered'; readonly port: string; readonly inside: string | null; readonly answer: unknown }
  /** Milliseconds. */
  | { readonly type: 'passed'; readonly time: number }

/** How a machine stands after one step of a walk. */
export type MomentOf<Snapshot, Event extends EventObject, Emitted> = Told & {
  readonly snapshot: Snapshot
  /** How it stood before; at the start as it stands. */
  readonly before: Snapshot
  readonly cause: Cause<Event>
  /** What it told the world in this step, in order. */
  readonly emitted: readonly Emitted[]
  /** The actions that it took in this step, by their names: of those that it leaves to others to fill, this is all that is to be seen. */
  readonly did: readonly string[]
}

/** A moment of any machine. */
export type AnyMoment = MomentOf<AnyMachineSnapshot, EventObject, EventObject>

/** A moment of this machine: what statements on it are about. */
export type Moment<Machine extends AnyStateMachine> = MomentOf<
  SnapshotFrom<Machine>,
  EventFromLogic<Machine>,
  EmittedFrom<Machine>
>
