import { getInitialMicrosteps, type AnyMachineSnapshot, type AnyTransitionDefinition, type EventObject } from 'xstate'
import { getAdjacencyMap, getStateNodes, type AdjacencyValue } from 'xstate/graph'
import { evaluateEventlessGuards, evaluateGuards, type GuardEvaluation } from './criteria/declared.ts'
import { offPathEventsIn } from './criteria/off-path-events.ts'
import { clockIn } from './delays.ts'
import { leavesIn, stateOf, type Edge, type DescribeSteps, createNotes, noting } from './edge.ts'
import { labelsOf } from './labels.ts'
import type { Model, Scene } from './model.ts'
import { portOf, transitionsOf, type Transition } from './transitions.ts'

/** Samples that lead nowhere: a guard or an action does not know what to do with them, or there is no end to it. */
export class ExploreError extends Error {
  override readonly name = 'ExploreError'
}

/** Everywhere that the samples of a scene lead. */
export type Explored = {
  readonly scene: Scene
  readonly declared: readonly Transition[]
  /** By a key that stands for state and digest. */
  readonly snapshots: ReadonlyMap<string, AnyMachineSnapshot>
  readonly start: string
  /** What the machine takes before anybody does anything, in which leaf, and what guards said about it. */
  readonly startTakes: readonly string[]
  readonly startHolds: readonly string[]
  readonly startAsks: readonly string[]
  readonly edges: readonly Edge[]
  /** What can come to the machine: what is sent, what actors answer, and the delays that run out. */
  readonly samples: readonly EventObject[]
  /** Events that change nothing where they come, and those that the chart takes though the scene never offers them there. */
  readonly asides: () => readonly Edge[]
  /** Samples that must change nothing anywhere, and do, as `signedIn ignores session.expired (token-b)`. */
  readonly broken: readonly string[]
}

/** More states than any of the charts has, with its digest; a digest that never ends is found by it. */
const LIMIT = 20_000

/** Every scene of a chart, explored; each but once as long as the model lives. */
export function exploredIn(model: Model): readonly Explored[] {
  const known = explorations.get(model) ?? model.scenes.map((scene) => explore(scene, eventsBeside(model, scene)))
  explorations.set(model, known)
  return known
}
const explorations = new WeakMap<Model, readonly Explored[]>()

const eventsBeside = ({ scenes }: Model, scene: Scene): readonly EventObject[] =>
  scenes.filter((each) => each !== scene).flatMap(({ events }) => events)

/** Walks a machine everywhere its samples lead, and notes which transitions each step takes. `others` are events that nobody sends in this scene. */
export function explore(scene: Scene, others: readonly EventObject[] = [], limit = LIMIT): Explored {
  const { machine, input } = scene
  const declared = transitionsOf(machine)
  const ids = new Map(declared.map(({ definition, id }) => [definition, id]))
  const samples = samplesOf(scene)
  const labels = labelsOf([...samples, ...scene.inert.map(({ event }) => event)], scene)
  const labelOf = (event: EventObject): string => labels.get(event) ?? event.type
  const notes = createNotes()
  const keyOf = keyIn(scene)
  const isTime = clockIn(machine)
  const map = orExplain(scene, limit, () =>
    getAdjacencyMap(noting(machine, notes), {
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
  const told: DescribeSteps = (steps, event, asked) => ({
    takes: steps.flatMap(({ taken }) => taken.flatMap((definition) => ids.get(definition) ?? [])),
    holds: steps.flatMap(({ taken, before }) => taken.flatMap((definition) => heldAs(before, definition, ids))),
    asks: [asked, ...steps.map(({ after }) => evaluateEventlessGuards(after, event))].flatMap((each) =>
      asksOf(each, ids),
    ),
  })
  const [[entered] = [undefined]] = getInitialMicrosteps(machine, input)
  const first = told(
    notes.atStart(entered),
    BEGINNING,
    entered ? evaluateEventlessGuards(entered, BEGINNING) : NOTHING_ASKED,
  )
  return {
    scene,
    declared,
    snapshots: new Map(places.map(([key, { state }]) => [key, state])),
    start: places[0]?.[0] ?? '',
    startTakes: first.takes,
    startHolds: first.holds,
    startAsks: first.asks,
    samples,
    edges: places.flatMap(([from, { state, transitions }]) =>
      Object.values(transitions).map(({ event, state: next }): Edge => ({
        from,
        to: keyOf(next),
        at: stateOf(state),
        ends: stateOf(next),
        event,
        label: labelOf(event),
        ...told(notes.on(state, event), event, evaluateGuards(state, event)),
      })),
    ),
    asides: once(() =>
      offPathEventsIn(places.map(([from, { state }]) => ({ scene, others, from, state, labelOf, keyOf, told }))),
    ),
    broken: places.flatMap(([, { state }]) =>
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

/** Works something out when it is first asked for. */
function once<Value>(work: () => Value): () => Value {
  let known: { readonly value: Value } | undefined
  return () => (known ??= { value: work() }).value
}

const BEGINNING = { type: 'xstate.init' }
const NOTHING_ASKED: GuardEvaluation = { outcomes: [], chosen: [] }

type Ids = ReadonlyMap<AnyTransitionDefinition, string>

function asksOf({ outcomes }: GuardEvaluation, ids: Ids): readonly string[] {
  return outcomes.flatMap(({ transition, part, holds }) => {
    const id = ids.get(transition)
    return id === undefined ? [] : [`${id} ${part}: ${holds}`]
  })
}

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
