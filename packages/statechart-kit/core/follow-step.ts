import { initialTransition, transition, type AnyMachineSnapshot, type EventObject } from 'xstate'
import { ignoredIn } from './answers.ts'
import { stateOf, type Edge, createNotes, noting, type Microstep } from './edge.ts'
import type { Explored } from './explore.ts'
import { labelOf, portsById, reworded } from './labels.ts'
import type { TraceStep } from './trace.ts'
import { type Place, eventsFor } from './match-event.ts'

/** The step at which a trace and the chart differ, counted from 1 without single letters; 0 is the opening. */
export class TraceMismatchError extends Error {
  override readonly name = 'TraceMismatchError'
  readonly step: number
  constructor(step: number, label: string, why: string) {
    super(`step ${step}, "${label}": ${why}`)
    this.step = step
  }
}

type Stood = { readonly snapshot: AnyMachineSnapshot; readonly takes: readonly string[] }

export type Walker = {
  readonly start: () => Stood
  readonly after: (snapshot: AnyMachineSnapshot, event: EventObject) => Stood
}

export function walkerOf({ scene: { machine, input }, declared }: Explored): Walker {
  const ids = new Map(declared.map(({ definition, id }) => [definition, id]))
  const notes = createNotes()
  const logic = noting(machine, notes)
  const idsOf = (steps: readonly Microstep[]): readonly string[] =>
    steps.flatMap(({ taken }) => taken.flatMap((definition) => ids.get(definition) ?? []))
  return {
    start: () => {
      const [snapshot] = initialTransition(logic, input)
      return { snapshot, takes: idsOf(notes.atStart(undefined)) }
    },
    after: (before, event) => {
      if (ignoredIn(event)) return { snapshot: before, takes: [] }
      const [snapshot] = transition(logic, before, event)
      return { snapshot, takes: idsOf(notes.on(before, event)) }
    },
  }
}

/** The event of a step in this scene, and where it leads: of those that may stand for it the first that leads where the trace did. */
export function stepFrom(
  place: Place,
  walker: Walker,
  snapshot: AnyMachineSnapshot,
  told: TraceStep,
  number: number,
): Stood & { readonly event: EventObject } {
  const { scene, isByHand } = place
  const misfit = (why: string): TraceMismatchError => new TraceMismatchError(number, told.label, why)
  const may = eventsFor(place, told)
  if (may.length === 0) {
    const isSent = scene.events.some(({ type }) => type === told.event.type)
    throw misfit(
      isSent
        ? `no sample of ${told.event.type} in ${scene.name} has the secret or file that the trace leaves out`
        : `the scene ${scene.name} has no sample of ${told.event.type}: nobody does that there`,
    )
  }
  // A try that changed nothing is tried again.
  const isTried = !isByHand && told.takes.length === 0
  const can = may.filter((each) => isTried || ignoredIn(each) !== undefined || snapshot.can(each))
  if (can.length === 0) throw misfit(`${stateOf(snapshot)} of ${scene.name} does not take it`)
  const ways = can.map((event) => ({ event, ...walker.after(snapshot, event) }))
  const there = ways.filter((way) => stateOf(way.snapshot) === told.state)
  const [same = there[0]] = there.filter((way) => way.takes.join('\n') === told.takes.join('\n'))
  if (same) return same
  const others = [...new Set(ways.map((way) => stateOf(way.snapshot)))].join(' or ')
  throw misfit(`it led to ${told.state}, and leads to ${others} in ${scene.name}`)
}

/** The edge known from the samples, or a substitute. Only an edge from samples tells which guards were asked. */
export function edgeOf(
  { scene, edges, asides, snapshots }: Explored,
  { from, state, event, takes }: Pick<Edge, 'from' | 'event' | 'takes'> & { readonly state: string },
  told: string,
): Edge {
  const stateAt = (key: string): string | undefined => {
    const snapshot = snapshots.get(key)
    return snapshot && stateOf(snapshot)
  }
  const known = [...edges, ...asides()].find(
    (edge) => edge.event === event && stateAt(edge.from) === from && stateAt(edge.to) === state,
  )
  const label = ignoredIn(event) ? told : reworded(labelOf(event, portsById(scene.machine)), scene.words)
  return known ?? { from, to: state, at: from, ends: state, event, label, takes, holds: [], asks: [] }
}
