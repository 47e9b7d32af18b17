import {
  getInitialMicrosteps,
  type AnyMachineSnapshot,
  type AnyTransitionDefinition,
  type EventObject,
  transition,
} from 'xstate'
import { getAdjacencyMap, getStateNodes, type AdjacencyValue } from 'xstate/graph'
import { evaluateEventlessGuards, evaluateGuards, type GuardOutcome, candidatesFor } from './declared.ts'
import { clockIn, portOf, transitionsOf, type Transition, isForbidding } from './transitions.ts'
import { leavesIn, stateOf, type Edge, createNotes, noting, type Microstep } from './edge.ts'
import { labelsOf } from './labels.ts'
import type { Model, Scene } from './model.ts'

/** Samples that cannot be explored: a guard or an action throws, or the exploration does not end. */
export class ExploreError extends Error {
  override readonly name = 'ExploreError'
}

/** The states and steps that the samples of a scene reach. */
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
  /** Events, results of actors and delays. */
  readonly samples: readonly EventObject[]
  /** Events that change nothing where they come, and those that the chart takes though the scene never offers them there. */
  readonly asides: () => readonly Edge[]
  /** Samples that must change nothing anywhere, and do, as `signedIn ignores session.expired (token-b)`. */
  readonly broken: readonly string[]
}

/** More steps than a chart with a finite digest needs. */
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

/**
 * Walks a machine everywhere its samples lead, and records which transitions each step takes. `others` are events that other scenes send.
 * Throws an `ExploreError` after `limit` steps.
 */
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
  const map = orExplain(scene, limit, () =>
    getAdjacencyMap(logic, {
      input,
      events: samples,
      filterEvents: (snapshot, event) =>
        snapshot.status === 'active' &&
        snapshot.can(event) &&
        scene.offers(snapshot, event) &&
        isTime(snapshot, event.type),
      serializeState: keyOf,
      serializeEvent: labelOf,
      limit,
    }),
  )
  const places = Object.entries<AdjacencyValue<AnyMachineSnapshot, EventObject>>({ ...map })
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
    snapshots: new Map(places.map(([key, { state }]) => [key, state])),
    start: places[0]?.[0] ?? '',
    startTakes: first.takes,
    startHolds: first.holds,
    startAsks: first.asks,
    samples,
    edges: places.flatMap(([, { state, transitions }]) =>
      Object.values(transitions).map(({ event, state: next }) => edgeOf(state, event, next, labelOf(event))),
    ),
    asides: once(() => {
      const beside = offPathEvents(scene, others, labelOf)
      const isNews = atMost(ALIKE)
      return places.flatMap(([, { state }]) => {
        const all = beside(state).map(({ event, label, kind, headless }) => {
          const next = state.can(event) ? transition(logic, state, event)[0] : state
          return { kind, edge: { ...edgeOf(state, event, next, label), headless } }
        })
        const alike = Map.groupBy(all, ({ kind, edge: { at, headless, asks, takes } }) =>
          [at, kind, headless, ...asks, ...takes].join('\n'),
        )
        return [...alike].flatMap(([key, same]) => (isNews(key) ? same.slice(0, 1).map(({ edge }) => edge) : []))
      })
    }),
    broken: places.flatMap(([, { state }]) =>
      scene.inert
        .filter(({ event }) => state.status === 'active' && state.can(event))
        .map(({ event }) => `${stateOf(state)} ignores ${labelOf(event)}`),
    ),
  }
}

/** Of events beside the paths that the same guards judge alike in the same state, so many are enough for a tour that passes elsewhere. */
const ALIKE = 4

function atMost(most: number): (key: string) => boolean {
  const counts = new Map<string, number>()
  return (key) => {
    counts.set(key, (counts.get(key) ?? 0) + 1)
    return (counts.get(key) ?? 0) <= most
  }
}

type OffPathEvent = {
  readonly event: EventObject
  readonly label: string
  /** Events of one kind count as alike. */
  readonly kind: string
  readonly headless: string | undefined
}

/** Returns events that change nothing in a state or that the scene never offers there. */
function offPathEvents(
  scene: Scene,
  others: readonly EventObject[],
  labelOf: (event: EventObject) => string,
): (state: AnyMachineSnapshot) => readonly OffPathEvent[] {
  const own = scene.events.map((event) => ({ event, label: labelOf(event), kind: event.type, headless: undefined }))
  const inert = scene.inert.map(({ event, headless }) => ({
    event,
    label: labelOf(event),
    kind: labelOf(event),
    headless,
  }))
  // Guards know only the samples of their own scene.
  const known = new Set(own.map(({ label }) => label))
  const beside = [...labelsOf(others, scene)].flatMap(([event, label]) =>
    known.has(label) ? [] : [{ event, label, kind: event.type, headless: 'Nobody sends it in this scene.' }],
  )
  return (state) => {
    if (state.status !== 'active') return []
    const isOffered = (event: EventObject): boolean => scene.offers(state, event)
    return [
      ...own.filter(({ event }) => !(state.can(event) && isOffered(event))),
      ...inert,
      ...beside.filter(({ event }) => !isHeard(state, event)),
    ].map(({ headless, ...each }) => ({
      ...each,
      headless: headless ?? (isOffered(each.event) ? undefined : 'The scene does not offer it there.'),
    }))
  }
}

const isHeard = ({ _nodes: nodes }: AnyMachineSnapshot, { type }: EventObject): boolean =>
  nodes.some((node) => candidatesFor(node, type).some((definition) => !isForbidding(definition)))

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

type Ids = ReadonlyMap<AnyTransitionDefinition, string>

/** A transition with the leaf in which it is taken: of leaves that are active at once, the one inside of the state that declares it. */
function heldAs(
  before: AnyMachineSnapshot | undefined,
  definition: AnyTransitionDefinition,
  ids: Ids,
): readonly string[] {
  const id = ids.get(definition)
  if (id === undefined || before === undefined) return []
  const group = definition.source.path.join('.')
  const inside = (leaf: string): boolean => group === '' || leaf === group || leaf.startsWith(`${group}.`)
  return leavesIn(before.value)
    .filter(inside)
    .map((leaf) => `${leaf}: ${id}`)
}

/** What is sent, what invoked actors answer, and the delays that run out. */
function samplesOf({ machine, events, answers, errors }: Scene): readonly EventObject[] {
  const nodes = [machine.root, ...getStateNodes(machine)]
  const done = nodes.flatMap((node) =>
    node.invoke.flatMap((invoked): readonly EventObject[] => {
      const { id: actorId } = invoked
      const [outputs, failures] = [answers[portOf(invoked)] ?? [], errors[portOf(invoked)] ?? []]
      return [
        ...outputs.map((output) => ({ type: `xstate.done.actor.${actorId}`, actorId, output })),
        ...failures.map((error) => ({ type: `xstate.error.actor.${actorId}`, actorId, error })),
      ]
    }),
  )
  const delays = nodes.flatMap((node) => node.after.map(({ eventType }) => ({ type: String(eventType) })))
  return [...events, ...done, ...delays]
}

function keyIn({ digest }: Scene): (snapshot: AnyMachineSnapshot) => string {
  return ({ value, context }) =>
    JSON.stringify([value, digest.map((part) => (typeof part === 'string' ? partOf(context, part) : part(context)))])
}

function partOf(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined),
      value,
    )
}
