import type { ActorLogic, AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition, EventObject } from 'xstate'
import { getAdjacencyMap, getStateNodes, type AdjacencyValue } from 'xstate/graph'
import { labelsOf } from './labels.ts'
import type { Scene } from './model.ts'
import { transitionsOf, type Transition } from './transitions.ts'

/** One event on one state, with all that the machine does about it until it rests again. */
export type Edge = {
  readonly from: string
  readonly to: string
  readonly event: EventObject
  readonly label: string
  /** Ids of the transitions that it takes, in order: the one that the event asks for, then those that follow at once. */
  readonly takes: readonly string[]
}

/** Everywhere that the samples of a scene lead. */
export type Explored = {
  readonly scene: Scene
  readonly declared: readonly Transition[]
  /** By a key that stands for state and digest. */
  readonly snapshots: ReadonlyMap<string, AnyMachineSnapshot>
  readonly start: string
  /** What the machine takes before anybody does anything. */
  readonly startTakes: readonly string[]
  readonly edges: readonly Edge[]
}

/** More states than any of the charts has, with its digest; a digest that never ends is found by it. */
const LIMIT = 20_000

/** Walks a machine everywhere its samples lead, and notes which transitions each step takes. */
export function explore(scene: Scene): Explored {
  const { machine, input } = scene
  const declared = transitionsOf(machine)
  const ids = new Map(declared.map(({ definition, id }) => [definition, id]))
  const samples = samplesOf(scene)
  const labels = labelsOf(samples, scene)
  const notes = createNotes()
  const keyOf = keyIn(scene)
  const map = getAdjacencyMap(noting(machine, notes), {
    input,
    events: samples,
    filterEvents: (snapshot, event) => snapshot.can(event) && scene.offers(snapshot, event),
    serializeState: (snapshot) => keyOf(snapshot),
    serializeEvent: (event) => labels.get(event) ?? event.type,
    limit: LIMIT,
  })
  const places = Object.entries<AdjacencyValue<AnyMachineSnapshot, EventObject>>({ ...map })
  const idsOf = (taken: readonly AnyTransitionDefinition[]): readonly string[] =>
    taken.flatMap((definition) => ids.get(definition) ?? [])
  return {
    scene,
    declared,
    snapshots: new Map(places.map(([key, { state }]) => [key, state])),
    start: places[0]?.[0] ?? '',
    startTakes: idsOf(notes.atStart()),
    edges: places.flatMap(([from, { state, transitions }]) =>
      Object.values(transitions).map(({ event, state: next }): Edge => ({
        from,
        to: keyOf(next),
        event,
        label: labels.get(event) ?? event.type,
        takes: idsOf(notes.on(state, event)),
      })),
    ),
  }
}

/** The leaf in which a snapshot rests, as `open.new.alreadyBid`; all of them where several are active at once. */
export function stateOf(snapshot: AnyMachineSnapshot): string {
  return leavesIn(snapshot.value).join(' + ')
}

function leavesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return Object.entries(value ?? {}).flatMap(([name, inner]) => leavesIn(inner).map((leaf) => `${name}.${leaf}`))
}

/** What is sent, what invoked actors answer, and the delays that run out. */
function samplesOf({ machine, events, answers }: Scene): readonly EventObject[] {
  const nodes = [machine.root, ...getStateNodes(machine)]
  const done = nodes.flatMap((node) =>
    node.invoke.flatMap(({ id, src }) =>
      (typeof src === 'string' ? (answers[src] ?? []) : []).map((output) => ({
        type: `xstate.done.actor.${id}`,
        actorId: id,
        output,
      })),
    ),
  )
  const delays = nodes.flatMap((node) => node.after.map(({ eventType }) => ({ type: String(eventType) })))
  return [...events, ...done, ...delays]
}

function keyIn({ digest }: Scene): (snapshot: AnyMachineSnapshot) => string {
  return ({ value, context }) => JSON.stringify([value, digest.map((path) => partOf(context, path))])
}

function partOf(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined),
      value,
    )
}

type Logic = ActorLogic<AnyMachineSnapshot, EventObject, unknown>

/** A machine whose every step is noted: XState tells the transitions of each microstep to those who inspect. */
export function noting(machine: AnyStateMachine, notes: ReturnType<typeof createNotes>): Logic {
  return {
    config: machine.config,
    getInitialSnapshot: (scope, input) =>
      notes.listen(scope, null, null, () => machine.getInitialSnapshot(scope, input)),
    transition: (snapshot, event, scope) =>
      notes.listen(scope, snapshot, event, () => machine.transition(snapshot, event, scope)),
    getPersistedSnapshot: (snapshot) => snapshot,
  }
}

/** What is noted of each step: the transitions that it took. */
export function createNotes() {
  let first: readonly AnyTransitionDefinition[] = []
  const taken = new Map<AnyMachineSnapshot, Map<EventObject, readonly AnyTransitionDefinition[]>>()
  return {
    atStart: () => first,
    on: (snapshot: AnyMachineSnapshot, event: EventObject) => taken.get(snapshot)?.get(event) ?? [],
    listen<Next>(
      { system }: Parameters<Logic['transition']>[2],
      snapshot: AnyMachineSnapshot | null,
      event: EventObject | null,
      step: () => Next,
    ): Next {
      const heard: AnyTransitionDefinition[] = []
      const listening = system.inspect((told) => {
        if (told.type !== '@xstate.microstep') return
        const { _transitions: transitions } = told
        heard.push(...transitions)
      })
      const next = step()
      listening.unsubscribe()
      if (snapshot === null || event === null) first = heard
      else taken.set(snapshot, new Map(taken.get(snapshot)).set(event, heard))
      return next
    },
  }
}
