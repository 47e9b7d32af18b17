import { getInitialMicrosteps, transition, type AnyMachineSnapshot, type EventObject } from 'xstate'
import { getAdjacencyMap, type AdjacencyValue } from 'xstate/graph'
import { evaluateEventlessGuards, evaluateGuards, type GuardOutcome } from './guards.ts'
import { transitionsOf, type Transition } from './transitions.ts'
import { clockIn } from './delays.ts'
import { createNotes, heldAs, noting, stateOf, type Edge, type Microstep } from './edge.ts'
import { labelsOf } from './labels.ts'
import type { Model, Scene } from './model.ts'
import { asidesOf } from './asides.ts'
import { samplesOf, keyIn } from './sample-events.ts'

/** A guard or an action throws, or the exploration does not end. */
export class ExploreError extends Error {
  override readonly name = 'ExploreError'
}

export type Explored = {
  readonly scene: Scene
  readonly declared: readonly Transition[]
  /** By a key made of state and digest. */
  readonly snapshots: ReadonlyMap<string, AnyMachineSnapshot>
  readonly start: string
  /** The transitions that the machine takes before the first event, their leaves, and what guards returned. */
  readonly startTakes: readonly string[]
  readonly startHolds: readonly string[]
  readonly startAsks: readonly string[]
  readonly edges: readonly Edge[]
  readonly samples: readonly EventObject[]
  /** Events that change nothing where they come, and those that the chart takes though the scene never offers them there. */
  readonly asides: () => readonly Edge[]
  /** Samples that must change nothing anywhere, and do, as `signedIn ignores session.expired (token-b)`. */
  readonly broken: readonly string[]
}

/** Steps: a chart with a finite digest needs fewer. */
const LIMIT = 20_000

/** Returns every scene of a model, explored. Results are cached per model. */
export function exploredIn(model: Model): readonly Explored[] {
  const known = explorations.get(model) ?? model.scenes.map((scene) => explore(scene, eventsBeside(model, scene)))
  explorations.set(model, known)
  return known
}

const explorations = new WeakMap<Model, readonly Explored[]>()

const eventsBeside = ({ scenes }: Model, scene: Scene): readonly EventObject[] =>
  scenes.filter((each) => each !== scene).flatMap(({ events }) => events)

/** Walks a machine everywhere its samples lead. `others` are events that other scenes send. Throws an `ExploreError` after `limit` steps. */
export function explore(scene: Scene, others: readonly EventObject[] = [], limit = LIMIT): Explored {
  const { machine, input } = scene
  const declared = transitionsOf(machine)
  const ids = new Map(declared.map(({ definition, id }) => [definition, id]))
  const samples = samplesOf(scene)
  const labels = labelsOf([...samples, ...scene.inert.map(({ event }) => event)], scene)
  const labelOf = (event: EventObject): string => labels.get(event) ?? event.type
  const notes = createNotes()
  const logic = noting(machine, notes)
  const keyOf = keyIn(scene)
  const isTime = clockIn(machine)
  const isOpen = (state: AnyMachineSnapshot, event: EventObject): boolean =>
    state.status === 'active' && state.can(event) && scene.offers(state, event)
  const map = orExplain(scene, limit, () =>
    getAdjacencyMap(logic, {
      input,
      events: samples,
      filterEvents: (snapshot, event) => isOpen(snapshot, event) && isTime(snapshot, event.type),
      serializeState: keyOf,
      serializeEvent: labelOf,
      limit,
    }),
  )
  const places = Object.entries<AdjacencyValue<AnyMachineSnapshot, EventObject>>({ ...map })
  const snapshots = new Map(places.map(([key, { state }]) => [key, state]))
  const shownBy = (steps: readonly Microstep[], event: EventObject, asked: readonly GuardOutcome[]) => ({
    takes: steps.flatMap(({ taken }) => taken.flatMap((definition) => ids.get(definition) ?? [])),
    holds: steps.flatMap(({ taken, before }) => taken.flatMap((definition) => heldAs(before, definition, ids))),
    asks: [...asked, ...steps.flatMap(({ after }) => evaluateEventlessGuards(after, event))].flatMap(
      ({ transition, part, holds }) => (ids.has(transition) ? [`${ids.get(transition)} ${part}: ${holds}`] : []),
    ),
  })
  const edgeOf = (state: AnyMachineSnapshot, event: EventObject, next: AnyMachineSnapshot, label: string): Edge => ({
    from: keyOf(state),
    to: keyOf(next),
    at: stateOf(state),
    ends: stateOf(next),
    event,
    label,
    ...shownBy(notes.on(state, event), event, evaluateGuards(state, event)),
  })
  const [[entered] = [undefined]] = getInitialMicrosteps(machine, input)
  const first = shownBy(notes.atStart(entered), BEGINNING, entered ? evaluateEventlessGuards(entered, BEGINNING) : [])
  return {
    scene,
    declared,
    snapshots,
    start: places[0]?.[0] ?? '',
    startTakes: first.takes,
    startHolds: first.holds,
    startAsks: first.asks,
    samples,
    edges: places.flatMap(([, { state, transitions }]) =>
      Object.values(transitions).map(({ event, state: next }) => edgeOf(state, event, next, labelOf(event))),
    ),
    asides: once(() =>
      asidesOf(scene, others, labelOf, [...snapshots.values()], (state, event, label) =>
        edgeOf(state, event, state.can(event) ? transition(logic, state, event)[0] : state, label),
      ),
    ),
    broken: [...snapshots.values()].flatMap((state) =>
      scene.inert
        .filter(({ event }) => state.status === 'active' && state.can(event))
        .map(({ event }) => `${stateOf(state)} ignores ${labelOf(event)}`),
    ),
  }
}

/** Names the scene in an error, and advises how to end an exploration that does not. */
function orExplain<Result>({ machine, name }: Scene, limit: number, work: () => Result): Result {
  try {
    return work()
  } catch (reason) {
    const words = reason instanceof Error ? reason.message : String(reason)
    const why = words === 'Traversal limit exceeded' ? `there are more than ${limit} ways on. ${ADVICE}` : words
    throw new ExploreError(`The samples of ${machine.id}/${name} cannot be followed: ${why}`, { cause: reason })
  }
}

const ADVICE =
  'Say in "digest" what of the context matters to guards, "[]" where nothing does; or give fewer samples, or split the chart.'

function once<Value>(work: () => Value): () => Value {
  let known: { readonly value: Value } | undefined
  return () => (known ??= { value: work() }).value
}

const BEGINNING = { type: 'xstate.init' }
