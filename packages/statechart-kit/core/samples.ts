import type { AnyStateMachine, EventObject, AnyMachineSnapshot, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate'
import type { Scene, AnswerOf, EventOf, Look, Offer, PortOf } from './model.ts'
import type { AnyMoment, Moment } from './moment.ts'
import type { Property } from './properties.ts'

export type ModelOptions<Machine extends AnyStateMachine> = Samples<Machine> & {
  /** By default the id of the machine. */
  readonly name?: string
  /** By default the description of the machine. */
  readonly about?: string
  /**
   * Where the machine is used in more than one way: by name what is different there, each option in the place of the shared one. All of them
   * together take every transition.
   */
  readonly scenes?: { readonly [Name in string]: Partial<Samples<Machine>> }
  /** What holds on every walk, whatever comes in which order; by a sentence that says so. */
  readonly properties?: { readonly [Sentence in string]: Property<Moment<Machine>> }
  /** What a criterion asks for and nothing can show, by the name that the list gives it; each with the reason. */
  readonly excused?: { readonly [Item: string]: string }
}

/** What a machine is started with, and samples of everything that can come to it. */
export type Samples<Machine extends AnyStateMachine> = InputSample<Machine> &
  EventSamples<Machine> & {
    /** What each invoked actor may answer with: its output. An actor that only sends events needs none. */
    readonly answers?: { readonly [Port in PortOf<Machine>]?: readonly AnswerOf<Machine, Port>[] }
    /** What each invoked actor may fail with; by default, where the chart waits for it, an `Error`. */
    readonly errors?: { readonly [Port in PortOf<Machine>]?: readonly unknown[] }
    /** Events that no state may take: of somebody who may not, or of something that is over. */
    readonly inert?: readonly EventFromLogic<Machine>[]
    /**
     * What guards look at in the context, few enough values for a search to end: parts by their paths, as `track.length`, or what is worked
     * out of it. By default all of it.
     */
    readonly digest?: readonly (string | Look<SnapshotFrom<Machine>['context']>)[]
    /** Whether an event, or the answer of an actor, can come here and now; by default whenever the chart takes it. */
    readonly offers?: {
      readonly [Type in EventFromLogic<Machine>['type']]?: Offer<SnapshotFrom<Machine>, EventOf<Machine, Type>>
    } & { readonly [Port in PortOf<Machine>]?: Offer<SnapshotFrom<Machine>, AnswerOf<Machine, Port>> }
  }

type InputSample<Machine extends AnyStateMachine> =
  undefined extends InputFrom<Machine>
    ? { readonly input?: InputFrom<Machine> }
    : { readonly input: InputFrom<Machine> }

/** An event without payload is its own sample. */
type EventSamples<Machine extends AnyStateMachine> = keyof FullEvents<Machine> extends never
  ? { readonly events?: BareEvents<Machine> }
  : { readonly events: BareEvents<Machine> & FullEvents<Machine> }

type BareEvents<Machine extends AnyStateMachine> = {
  readonly [
    Type in EventFromLogic<Machine>['type'] as IsBare<Machine, Type> extends true ? Type : never
  ]?: readonly EventOf<Machine, Type>[]
}

type FullEvents<Machine extends AnyStateMachine> = {
  readonly [
    Type in EventFromLogic<Machine>['type'] as IsBare<Machine, Type> extends true ? never : Type
  ]: readonly EventOf<Machine, Type>[]
}

type IsBare<Machine extends AnyStateMachine, Type extends string> =
  { readonly type: Type } extends EventOf<Machine, Type> ? true : false

export type LooseOptions = LooseSamples & {
  readonly name?: string
  readonly about?: string
  readonly scenes?: { readonly [Name in string]: LooseSamples }
  readonly properties?: { readonly [Sentence in string]?: Property<AnyMoment> }
  readonly excused?: { readonly [Item: string]: string }
}

export type LooseSamples = {
  readonly input?: unknown
  readonly events?: { readonly [Type in string]?: readonly EventObject[] }
  readonly answers?: Outcomes
  readonly errors?: Outcomes
  readonly inert?: readonly EventObject[]
  readonly digest?: Scene['digest']
  readonly offers?: { readonly [EventOrPort in string]?: Offer<AnyMachineSnapshot, unknown> }
}

export type Outcomes = { readonly [Port in string]?: readonly unknown[] }
