import type { AnyMachineSnapshot, AnyStateMachine, EventFromLogic, EventObject, InputFrom, SnapshotFrom } from 'xstate'
import { portsById, type Words } from './labels.ts'
import type { Api, Scene, Inert, Ignored, PortOf, AnswerOf, EventOf, Look, Offer } from './model.ts'

type Samples<Machine extends AnyStateMachine, Call extends string, Name extends string> = {
  readonly name: string
  readonly about: string
  readonly words?: Words
  readonly input: InputFrom<Machine>
  /** Each event has its list; an empty one says that nobody sends it in this place. */
  readonly events: { readonly [Type in EventFromLogic<Machine>['type']]: readonly EventOf<Machine, Type>[] }
  /** Events that change nothing anywhere: a chart that takes one has lost a guard. */
  readonly inert?: readonly Inert<EventFromLogic<Machine>>[]
  /** What each port brings when all goes well, or otherwise in a way of its own; every failure of its calls is added. */
  readonly answers: { readonly [Port in PortOf<Machine>]: readonly AnswerOf<Machine, Port>[] | 'sends events' }
  readonly calls?: {
    readonly [PortOrEvent in PortOf<Machine> | EventFromLogic<Machine>['type'] | NoInfer<Name>]?: readonly Call[]
  }
  /** By port, or by a name of its own where no port makes the call: each answer is given, and the person sees the same as before. */
  readonly ignored?: { readonly [Each in Name]: Ignored<PortOf<Machine> | EventFromLogic<Machine>['type']> }
  /** The charts that run inside of it: on random walks they are at work, instead of the samples of what they send. */
  readonly inside?: {
    readonly [Port in PortOf<Machine>]?: {
      readonly scene: Scene
      readonly sends: readonly EventFromLogic<Machine>['type'][]
    }
  }
  readonly digest: readonly (string | Look<SnapshotFrom<Machine>['context']>)[]
  /** By event, and by port where not every answer can come at any time. */
  readonly offers?: {
    readonly [Type in EventFromLogic<Machine>['type']]?: Offer<SnapshotFrom<Machine>, EventOf<Machine, Type>>
  } & { readonly [Port in PortOf<Machine>]?: Offer<SnapshotFrom<Machine>, AnswerOf<Machine, Port>> }
  /** A state that the screen leaves on its own at once, and the event for it. Nobody has time to do anything else there. */
  readonly passes?: {
    readonly state: Parameters<SnapshotFrom<Machine>['matches']>[0]
    readonly by: EventFromLogic<Machine>['type']
  }
}

/**
 * Makes scenes of the machines of an app whose calls are these. A new event or actor of a machine does not compile before it has its
 * samples.
 */
export function scenesWith<Call extends string>(api: Api) {
  return <Machine extends AnyStateMachine, Name extends string = never>(
    machine: Machine,
    {
      name,
      about,
      words = {},
      input,
      events,
      inert = [],
      answers,
      calls = {},
      ignored,
      inside,
      digest,
      offers = {},
      passes,
    }: Samples<Machine, Call, Name>,
  ): Scene => {
    const made: Scene['calls'] = calls
    const isOffered = offersIn(machine, offers)
    const isPassed = (snapshot: AnyMachineSnapshot, { type }: EventObject): boolean =>
      passes !== undefined && type !== passes.by && snapshot.matches(passes.state)
    return {
      name,
      about,
      machine,
      words,
      input,
      events: Object.values<readonly EventObject[]>(events).flat(),
      inert,
      answers: Object.fromEntries(
        Object.entries<readonly unknown[] | 'sends events'>(answers).map(([port, samples]) => [
          port,
          samples === 'sends events' ? [] : [...samples, ...api.failuresOf(made[port] ?? [])],
        ]),
      ),
      // What may go wrong is an answer too; an error is a fault of the program, and no chart waits for one.
      errors: {},
      api,
      calls: made,
      ignored: { ...ignored },
      inside: { ...inside },
      digest,
      offers: (snapshot, event) => !api.isLeft?.(snapshot) && !isPassed(snapshot, event) && isOffered(snapshot, event),
    }
  }
}

/** Tells by event, and by port, whether something can happen here and now: whatever is not in the table always can. */
export function offersIn(
  machine: AnyStateMachine,
  table: { readonly [EventOrPort in string]?: Offer<AnyMachineSnapshot, unknown> },
): Scene['offers'] {
  const ports = portsById(machine)
  return (snapshot, event) => {
    const port = ports.get(event.type)
    const offer = table[port ?? event.type]
    return offer === undefined || offer(snapshot, port === undefined ? event : Reflect.get(event, 'output'))
  }
}
