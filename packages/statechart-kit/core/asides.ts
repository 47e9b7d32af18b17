import type { AnyMachineSnapshot, EventObject } from 'xstate'
import { candidatesFor } from './guards.ts'
import { isForbidding } from './transitions.ts'
import { labelsOf } from './labels.ts'
import type { Edge } from './edge.ts'
import type { Scene } from './model.ts'

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

/** The edges of events that change nothing, or that the scene does not offer; of those that the guards judge alike a few. */
export function asidesOf(
  scene: Scene,
  others: readonly EventObject[],
  labelOf: (event: EventObject) => string,
  states: readonly AnyMachineSnapshot[],
  edgeOf: (state: AnyMachineSnapshot, event: EventObject, label: string) => Edge,
): readonly Edge[] {
  const beside = offPathEvents(scene, others, labelOf)
  const isNews = atMost(ALIKE)
  return states.flatMap((state) => {
    const all = beside(state).map(({ event, label, kind, headless }) => ({
      kind,
      edge: { ...edgeOf(state, event, label), headless },
    }))
    const alike = Map.groupBy(all, ({ kind, edge: { at, headless, asks, takes } }) =>
      [at, kind, headless, ...asks, ...takes].join('\n'),
    )
    return [...alike].flatMap(([key, same]) => (isNews(key) ? same.slice(0, 1).map(({ edge }) => edge) : []))
  })
}
