import type { AnyMachineSnapshot, AnyStateMachine, EventObject, InspectionEvent } from 'xstate'
import { diagramOf } from 'statechart-kit/core/diagram'
import { stateOf } from 'statechart-kit/core/edge'
import { transitionsOf } from 'statechart-kit/core/transitions'
import type { Actor, Chart, Moment, MachineMessage } from './messages.ts'
import { toJson } from './to-json.ts'

type Watched = { readonly actor: Actor; readonly known: Known | null; moment: Moment | null; taken: string[] }

/** What there is to know of a machine beside what it does: its drawing, and the ids of its transitions by their definitions. */
type Known = { readonly machine: AnyStateMachine; readonly chart: Chart; readonly ids: ReadonlyMap<object, string> }

/** A step of a machine: what it was sent, and where it rests now. Its first one is its start, `xstate.init`. */
export type Stepped = {
  readonly actor: string
  readonly machine: AnyStateMachine
  /** Milliseconds since 1970. */
  readonly at: number
  readonly event: EventObject
  readonly state: string
  readonly active: readonly string[]
  readonly takes: readonly string[]
}

export type Observer = {
  /** XState's `inspect` option, for every actor of the tab. */
  readonly inspect: (event: InspectionEvent) => void
  /** Tells all over again what is there, for a watcher that came late. */
  readonly tellAll: () => void
}

/** Tells what the actors of a tab do. Actors that never start, as React makes them to throw them away, are not spoken of. */
export function observerOf(
  tab: string,
  tell: (message: MachineMessage) => void,
  keep: (step: Stepped) => void = () => {},
): Observer {
  const watched = new Map<object, Watched>()
  const machines = new WeakMap<object, Known>()
  // An actor takes its first transitions when it is made, before it is started, if it ever is.
  const early = new WeakMap<object, readonly object[]>()

  const knownOf = (actor: object): Known | null => {
    const machine: unknown = Reflect.get(actor, 'logic')
    if (!isMachine(machine)) return null
    const known = machines.get(machine) ?? {
      machine,
      chart: chartOf(machine),
      ids: new Map(transitionsOf(machine).map(({ definition, id }) => [definition, id])),
    }
    machines.set(machine, known)
    return known
  }

  const start = (actor: object): Watched => {
    const known = knownOf(actor)
    const parent: unknown = Reflect.get(actor, '_parent')
    const above = typeof parent === 'object' && parent !== null ? watched.get(parent) : undefined
    const made: Watched = {
      actor: {
        key: `${tab}/${watched.size + 1}`,
        parent: above?.actor.key ?? null,
        name: nameOf(actor),
        machine: known && known.machine.id,
        chart: known && known.chart,
      },
      known,
      moment: null,
      taken: idsOf(known, early.get(actor) ?? []),
    }
    watched.set(actor, made)
    tell({ type: 'actor.started', tab, actor: made.actor })
    return made
  }

  const inspect = (event: InspectionEvent): void => {
    const { actorRef } = event
    if (event.type === '@xstate.event') {
      // React starts what it has just stopped once more, to find out who minds: the same actor goes on.
      if (event.event.type === START && watched.has(actorRef)) return
      const { actor } = watched.get(actorRef) ?? start(actorRef)
      const from = event.sourceRef === undefined ? '' : nameOf(event.sourceRef)
      tell({ type: 'actor.heard', key: actor.key, from, time: Date.now(), event: toJson(event.event) })
    }
    const seen = watched.get(actorRef)
    if (event.type === '@xstate.microstep') {
      const { _transitions: transitions } = event
      if (seen === undefined) early.set(actorRef, [...(early.get(actorRef) ?? []), ...transitions])
      else seen.taken.push(...idsOf(seen.known, transitions))
    }
    if (seen === undefined || event.type !== '@xstate.snapshot') return
    const { snapshot } = event
    const moment = momentOf(snapshot, seen.taken)
    const isStart = event.event.type === START
    if (seen.known && isOfMachine(snapshot) && (isStart ? seen.moment === null : moment.taken.length > 0)) {
      const { active, taken } = moment
      const { known, actor } = seen
      const step = { at: Date.now(), event: event.event, state: stateOf(snapshot), active, takes: taken }
      keep({ actor: actor.key, machine: known.machine, ...step })
    }
    seen.moment = moment
    seen.taken = []
    tell({ type: 'actor.moved', key: seen.actor.key, moment })
  }

  const tellAll = (): void => {
    for (const { actor, moment } of watched.values()) {
      if (moment === null || moment.status === 'stopped') continue
      tell({ type: 'actor.started', tab, actor })
      tell({ type: 'actor.moved', key: actor.key, moment })
    }
  }

  return { inspect, tellAll }
}

export const START = 'xstate.init'

function momentOf(snapshot: object, taken: readonly string[]): Moment {
  const status = String(Reflect.get(snapshot, 'status'))
  if (!isOfMachine(snapshot)) {
    const output: unknown = Reflect.get(snapshot, status === 'error' ? 'error' : 'output')
    return { states: [], active: [], context: toJson(output), status, taken: [] }
  }
  const { _nodes: all } = snapshot
  const nodes = all.filter(({ path }) => path.length > 0)
  return {
    states: nodes.filter(({ type }) => type === 'atomic' || type === 'final').map(({ path }) => path.join('.')),
    active: nodes.map(({ path }) => path.join('.')),
    context: toJson(snapshot.context),
    status,
    taken,
  }
}

const idsOf = (known: Known | null, definitions: readonly object[]): string[] =>
  definitions.flatMap((definition) => known?.ids.get(definition) ?? [])

export function chartOf(machine: AnyStateMachine): Chart {
  const { text, arrows } = diagramOf(machine)
  return { text, arrows: arrows.map((stands) => stands.map(({ id }) => id)) }
}

/** What the machine above calls it; the first of a family goes by the name of its machine. */
function nameOf(actor: object): string {
  const logic: unknown = Reflect.get(actor, 'logic')
  const src: unknown = Reflect.get(actor, 'src')
  if (typeof src === 'string') return src
  return isMachine(logic) ? logic.id : String(Reflect.get(actor, 'id'))
}

const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'root' in logic && 'getStateNodeById' in logic

const isOfMachine = (snapshot: object): snapshot is AnyMachineSnapshot => '_nodes' in snapshot && 'context' in snapshot
