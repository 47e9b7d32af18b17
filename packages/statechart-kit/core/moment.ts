import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  EmittedFrom,
  EventFromLogic,
  EventObject,
  SnapshotFrom,
} from 'xstate'

/** How a moment of a walk describes itself to a reader. */
export type Described = {
  /** What led here, in words: `save: offline`, `Ana posts job 1`. */
  readonly words: string
  /** The same without its details, to be counted: `form.submitted`, `save answers`. */
  readonly kind: string
  /** Where that led to, where there is a word for it: `open.failed`. */
  readonly state: string
}

export type Cause<Event extends EventObject = EventObject> =
  | { readonly type: 'started' }
  | { readonly type: 'sent'; readonly event: Event }
  /** What a port was asked for came; `inside` is the port of the chart inside that asked, null where it was the machine itself. */
  | { readonly type: 'answered'; readonly port: string; readonly inside: string | null; readonly answer: unknown }
  | { readonly type: 'failed'; readonly port: string; readonly inside: string | null; readonly error: unknown }
  /** Milliseconds. */
  | { readonly type: 'passed'; readonly time: number }

export type Taken = {
  readonly event: EventObject
  readonly label: string
  readonly state: string
  readonly takes: readonly string[]
}

export type MomentOf<Snapshot, Event extends EventObject, Emitted> = Described & {
  readonly snapshot: Snapshot
  /** Prior snapshot; at the start the current one. */
  readonly before: Snapshot
  readonly cause: Cause<Event>
  /** Events it got in this step, also from itself and its actors. */
  readonly taken: readonly Taken[]
  /** What it told the world in this step, in order. */
  readonly emitted: readonly Emitted[]
  /** The actions that it took in this step, by their names: of those that it leaves to others to fill, this is all that is to be seen. */
  readonly did: readonly string[]
}

export type AnyMoment = MomentOf<AnyMachineSnapshot, EventObject, EventObject>

export type Moment<Machine extends AnyStateMachine> = MomentOf<
  SnapshotFrom<Machine>,
  EventFromLogic<Machine>,
  EmittedFrom<Machine>
>
