import type { AnyMachineSnapshot, AnyStateMachine, EventFromLogic, EventObject, OutputFrom } from 'xstate'
import type { Words } from './labels.ts'
import type { AnyMoment } from './moment.ts'
import type { Property } from './properties.ts'

export type Model = {
  readonly name: string
  readonly about: string
  /** Where the app has it at work. All of them together take every transition; each is walked along all that its samples take. */
  readonly scenes: readonly [Scene, ...Scene[]]
  /** Events that are the answer of a port which has none, for it goes on until it is cut off; each with that port. */
  readonly answering?: { readonly [Event in string]?: string }
  /** Allowed roles by event, if the chart itself knows; otherwise those that the API allows. */
  readonly who?: { readonly [Event: string]: readonly string[] }
  /** What holds on every walk through it, whatever comes in which order; by a sentence that says so. */
  readonly properties?: { readonly [Sentence in string]?: Property<AnyMoment> }
  /** Transitions that nobody can walk in a browser, each with the reason. They are walked without one. */
  readonly headless: { readonly [TransitionId: string]: string }
  /**
   * What a criterion declares and nothing can show, each with the reason: `signedOut.left: signedOut.leaving …`, by the name that the list
   * gives it when it is missing.
   */
  readonly excused?: { readonly [Item: string]: string }
}

export type Failure = { readonly type: string }

export type Api = {
  /** A sample of each way in which any of these calls can go wrong. */
  readonly failuresOf: (calls: readonly string[]) => readonly Failure[]
  readonly rolesOf: (calls: readonly string[]) => readonly string[]
  /** Whether the app has sent the person elsewhere, so that nothing of the scene is offered any more. */
  readonly isLeft?: (snapshot: AnyMachineSnapshot) => boolean
}

/** A machine at work in one place of the app, with samples of everything that can come to it there. */
export type Scene = {
  /** One word, or some with hyphens: `bid/new`, `details/customer-job`. */
  readonly name: string
  readonly about: string
  readonly machine: AnyStateMachine
  readonly input: unknown
  /** Replacements in labels, and so in titles, for a sample that represents something else: `language es`, `own language`. */
  readonly words?: Words
  readonly events: readonly EventObject[]
  /** Samples that change nothing, wherever they are sent; with the reason where no browser can send them. */
  readonly inert: readonly Inert[]
  /** Samples of what invoked actors answer, by port. A port that answers by sending events has none. */
  readonly answers: Readonly<Record<string, readonly unknown[]>>
  readonly errors: Readonly<Record<string, readonly unknown[]>>
  readonly api: Api
  /** Calls that are made here: by port what its actor asks; by event what makes it happen, or what an action does about it by a port that no state invokes. */
  readonly calls: { readonly [PortOrEvent in string]?: readonly string[] }
  /** Calls whose answers change nothing on the screen, by the name that they have in `calls`, with what they come after. */
  readonly ignored: { readonly [Name in string]?: Ignored<string> }
  /** Charts that run inside of it, by the port that starts them. */
  readonly inside: { readonly [Port in string]?: Inside }
  /**
   * What guards look at in the context, few enough for a walk to end: a part by its path, `failure.type`, or what is worked out of it. Where
   * this leaves out what a guard looks at, a path goes astray on the machine itself.
   */
  readonly digest: readonly (string | Look<unknown>)[]
  /** Whether this can happen here and now: nobody removes a file from a page that shows none. */
  readonly offers: (snapshot: AnyMachineSnapshot, event: EventObject) => boolean
}

/** An event that the chart has to refuse in every state: of somebody who may not, or of something that is over. */
export type Inert<Event extends EventObject = EventObject> = { readonly event: Event; readonly headless?: string }

/** A chart inside of another: what its ports can answer, and the events that it sends to the one around it. */
export type Inside = { readonly scene: Scene; readonly sends: readonly string[] }

/** A call is made after this event, or after this port has answered well. */
export type Ignored<EventOrPort> = { readonly after: EventOrPort }

export type PortOf<Machine extends AnyStateMachine> = keyof PortsOf<Machine> & string

type PortsOf<Machine extends AnyStateMachine> = NonNullable<Parameters<Machine['provide']>[0]['actors']>

export type AnswerOf<Machine extends AnyStateMachine, Port extends PortOf<Machine>> = OutputFrom<
  Extract<NonNullable<PortsOf<Machine>[Port]>, AnyActorLogicLike>
>

type AnyActorLogicLike = Extract<Parameters<AnyStateMachine['provide']>[0]['actors'], object>[string]

export type EventOf<Machine extends AnyStateMachine, Type extends string = string> = Extract<
  EventFromLogic<Machine>,
  { readonly type: Type }
>

/** A method, for the context of one machine is handed to it as that of any. */
export type Look<Context> = { at(context: Context): unknown }['at']

export const WHOLE: Look<unknown> = (context) => context

/** A method, for the snapshots and events of one machine are handed to it as those of any. */
export type Offer<Snapshot, Given> = { allows(snapshot: Snapshot, given: Given): boolean }['allows']
