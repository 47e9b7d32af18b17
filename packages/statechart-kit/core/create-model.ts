import type { AnyStateMachine, EventObject, AnyMachineSnapshot, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate'
import { getStateNodes } from 'xstate/graph'
import { portsIn } from './transition-calls.ts'
import { wordsOf } from './labels.ts'
import {
  offersIn,
  WHOLE,
  type Model,
  type Scene,
  type AnswerOf,
  type EventOf,
  type Look,
  type Offer,
  type PortOf,
} from './model.ts'
import { portOf, transitionsOf } from './transitions.ts'
import type { AnyMoment, Moment } from './moment.ts'
import type { Property } from './properties.ts'

/** What a model lacks, in words that say how it is given. */
export class ModelError extends Error {
  override readonly name = 'ModelError'
}

/** A model that knows the type of its machine, so that handlers can be held against it. */
export type ModelOf<Machine extends AnyStateMachine> = Model & { readonly machine: Machine }

/** Tells what there is to know of a machine beside the machine. Throws a `ModelError` where samples are missing. */
export function createModel<Machine extends AnyStateMachine>(
  machine: Machine,
  options: ModelOptions<Machine>,
): ModelOf<Machine>
/** Of a machine whose types nobody knows, all is looked at when it is read. */
export function createModel(machine: AnyStateMachine, options: LooseOptions): ModelOf<AnyStateMachine> {
  const { name = machine.id, about = machine.config.description ?? '', scenes = { main: {} }, ...rest } = options
  const { properties = {}, excused = {}, ...shared } = rest
  const [first, ...others] = Object.entries(scenes).map(([scene, own]) =>
    sceneOf(machine, scene, { ...shared, ...own }),
  )
  if (!first) throw new ModelError(`${name} has no scene: leave "scenes" out, or name one.`)
  return { name, about, machine, scenes: [first, ...others], properties, excused, headless: {} }
}

function sceneOf(machine: AnyStateMachine, name: string, samples: LooseSamples): Scene {
  const { input, events = {}, inert = [], digest = [WHOLE], offers = {} } = samples
  const actors = actorsIn(machine)
  const answers = outcomesOf(machine, actors, samples.answers)
  const errors = { ...expectedErrors(actors), ...outcomesOf(machine, actors, samples.errors) }
  const unknown = actors.filter(({ port, answers: isAnswered }) => isAnswered && !Object.hasOwn(answers, port))
  if (unknown.length > 0) throw new ModelError(lackOf(machine, [...new Set(unknown.map(({ port }) => port))]))
  const bare = eventTypesIn(machine).map((type): [string, readonly EventObject[]] => [type, [{ type }]])
  const ends = (actor: string): readonly unknown[] => [...(answers[actor] ?? []), ...(errors[actor] ?? [])]
  const names = Object.keys({ ...answers, ...errors })
  return {
    name,
    about: '',
    machine,
    input,
    events: Object.values({ ...Object.fromEntries(bare), ...events }).flatMap((each) => each ?? []),
    inert: inert.map((event) => ({ event })),
    answers,
    errors,
    // What an actor does is one call of its own name, which can end in as many ways as there are samples.
    api: {
      failuresOf: (calls) => [...new Set(calls.flatMap(ends).map(wordsOf))].map((type) => ({ type })),
      rolesOf: () => [],
    },
    calls: Object.fromEntries(names.map((actor) => [actor, [actor]])),
    ignored: {},
    inside: {},
    digest,
    offers: offersIn(machine, offers),
  }
}

type Invoked = { readonly port: string; readonly answers: boolean; readonly fails: boolean }

function actorsIn(machine: AnyStateMachine): readonly Invoked[] {
  return [machine.root, ...getStateNodes(machine)].flatMap((node) =>
    node.invoke.map((invoked) => ({
      port: portOf(invoked),
      answers: node.transitions.has(`xstate.done.actor.${invoked.id}`),
      fails: node.transitions.has(`xstate.error.actor.${invoked.id}`),
    })),
  )
}

const expectedErrors = (actors: readonly Invoked[]): Scene['errors'] =>
  Object.fromEntries(actors.flatMap(({ port, fails }) => (fails ? [[port, [new Error('any error')]]] : [])))

/** What is given for actors, as far as there are such actors. */
function outcomesOf(machine: AnyStateMachine, actors: readonly Invoked[], given: Outcomes = {}): Scene['answers'] {
  const known = [...new Set([...actors.map(({ port }) => port), ...portsIn(machine)])]
  const stranger = Object.keys(given).find((port) => !known.includes(port))
  if (stranger !== undefined)
    throw new ModelError(
      `${machine.id} has no actor ${JSON.stringify(stranger)}; it has ${known.join(', ') || 'none'}.`,
    )
  return Object.fromEntries(Object.entries(given).map(([port, samples]) => [port, samples ?? []]))
}

/** Every event that a chart names, without XState's own and patterns such as `job.*`. */
function eventTypesIn(machine: AnyStateMachine): readonly string[] {
  const types = transitionsOf(machine).flatMap(({ kind, on }) => (kind === 'event' ? [on] : []))
  return [...new Set(types)].filter((type) => !type.startsWith('xstate.') && !type.endsWith('*'))
}

function lackOf({ id }: AnyStateMachine, actors: readonly string[]): string {
  const samples = actors.map(
    (actor) => `      ${/^\w+$/.test(actor) ? actor : JSON.stringify(actor)}: [/* outputs */],`,
  )
  return [
    `${id} waits for what ${actors.join(', ')} ${actors.length === 1 ? 'answers' : 'answer'}, and no sample says what that is. Export a model with samples beside the machine:`,
    '',
    `  import { createModel } from 'statechart-kit'`,
    '',
    `  export const model = createModel(machine, {`,
    `    answers: {`,
    ...samples,
    `    },`,
    `  })`,
  ].join('\n')
}

/** What is told of a machine beside the machine itself. */
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

/** What `createModel` is given, of any machine. */
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

/** Samples of what comes of actors, by their names. */
export type Outcomes = { readonly [Port in string]?: readonly unknown[] }
