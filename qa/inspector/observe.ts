import type { AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate'
import { diagramOf, type Diagram } from '../kit/diagram.ts'
import type { Actor, Message, Moment } from './messages.ts'
import { readable } from './readable.ts'

type Watched = { readonly actor: Actor; readonly diagram: Diagram | null; moment: Moment | null; taken: number[] }

export type Observer = {
  /** XState's `inspect` option, for every actor of the tab. */
  readonly inspect: (event: InspectionEvent) => void
  /** Tells all over again what is there, for a watcher that came late. */
  readonly tellAll: () => void
}

/** Tells what the actors of a tab do. Actors that never start, as React makes them to throw them away, are not spoken of. */
export function observerOf(tab: string, tell: (message: Message) => void): Observer {
  const watched = new Map<object, Watched>()
  const diagrams = new WeakMap<object, Diagram>()

  const diagramFor = (actor: object): Diagram | null => {
    const logic: unknown = Reflect.get(actor, 'logic')
    if (!isMachine(logic)) return null
    const diagram = diagrams.get(logic) ?? diagramOf(logic)
    diagrams.set(logic, diagram)
    return diagram
  }

  const start = (actor: object): Watched => {
    const diagram = diagramFor(actor)
    const parent: unknown = Reflect.get(actor, '_parent')
    const above = typeof parent === 'object' && parent !== null ? watched.get(parent) : undefined
    const made: Watched = {
      actor: {
        key: `${tab}/${watched.size + 1}`,
        parent: above?.actor.key ?? null,
        name: nameOf(actor),
        chart: diagram && { text: diagram.text, arrows: diagram.arrows.length },
      },
      diagram,
      moment: null,
      taken: [],
    }
    watched.set(actor, made)
    tell({ type: 'actor.started', tab, actor: made.actor })
    return made
  }

  const inspect = (event: InspectionEvent): void => {
    const { actorRef } = event
    if (event.type === '@xstate.event') {
      const { actor } = watched.get(actorRef) ?? start(actorRef)
      const from = event.sourceRef === undefined ? '' : nameOf(event.sourceRef)
      tell({ type: 'actor.heard', key: actor.key, from, time: Date.now(), event: readable(event.event) })
    }
    const known = watched.get(actorRef)
    if (known === undefined) return
    if (event.type === '@xstate.microstep') {
      const { _transitions: transitions } = event
      known.taken.push(...arrowsOf(known.diagram, transitions))
    }
    if (event.type !== '@xstate.snapshot') return
    const moment = momentOf(event.snapshot, known.taken)
    known.moment = moment
    known.taken = []
    tell({ type: 'actor.moved', key: known.actor.key, moment })
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

function momentOf(snapshot: object, taken: readonly number[]): Moment {
  const status = String(Reflect.get(snapshot, 'status'))
  if (!isOfMachine(snapshot)) {
    const output: unknown = Reflect.get(snapshot, status === 'error' ? 'error' : 'output')
    return { states: [], active: [], context: readable(output), status, taken: [] }
  }
  const { _nodes: all } = snapshot
  const nodes = all.filter(({ path }) => path.length > 0)
  return {
    states: nodes.filter(({ type }) => type === 'atomic' || type === 'final').map(({ path }) => path.join('.')),
    active: nodes.map(({ path }) => path.join('_')),
    context: readable(snapshot.context),
    status,
    taken,
  }
}

const arrowsOf = (diagram: Diagram | null, definitions: readonly object[]): number[] =>
  (diagram?.arrows ?? []).flatMap((stands, index) =>
    stands.some(({ definition }) => definitions.includes(definition)) ? [index] : [],
  )

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
