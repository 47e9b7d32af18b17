import { getMicrosteps, type AnyMachineSnapshot, type EventObject } from 'xstate'
import { stateOf, type Edge, type DescribeSteps, type Microstep } from '../edge.ts'
import { labelsOf } from '../labels.ts'
import type { Scene } from '../model.ts'
import { isForbidding } from '../transitions.ts'
import { evaluateEventlessGuards, evaluateGuards, candidatesFor } from './declared.ts'

type Place = {
  readonly scene: Scene
  /** What other scenes of the chart send. */
  readonly others: readonly EventObject[]
  readonly from: string
  readonly state: AnyMachineSnapshot
  readonly labelOf: (event: EventObject) => string
  readonly keyOf: (snapshot: AnyMachineSnapshot) => string
  readonly told: DescribeSteps
}

type Candidate = { readonly event: EventObject; readonly label: string; readonly headless: string | undefined }

/**
 * What can be sent beside the ways that lead on: events that change nothing, and events that the scene never offers where they come. The
 * first lead back to where they were sent, the second away, and nothing goes on from there. Of those that the same guards judge alike in
 * the same state, the few that are nearest to the start.
 */
export function offPathEventsIn(places: readonly Place[]): readonly Edge[] {
  const counts = new Map<string, number>()
  return places.flatMap((place) =>
    asidesAt(place, (key) => {
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      return count <= ALIKE
    }),
  )
}

/** So many that a tour which passes elsewhere finds one on its way. */
const ALIKE = 4

function asidesAt(place: Place, isNews: (key: string) => boolean): readonly Edge[] {
  const { scene, from, state, keyOf, told } = place
  if (state.status !== 'active') return []
  const all = candidatesAt(place)
    .filter(({ event }) => !(state.can(event) && scene.offers(state, event) && scene.events.includes(event)))
    .map(({ event, label, headless }): Edge => {
      const isTaken = state.can(event)
      const steps = isTaken ? stepsOf(state, event) : []
      const next = steps.at(-1)?.after ?? state
      return {
        from,
        to: isTaken ? keyOf(next) : from,
        at: stateOf(state),
        ends: stateOf(next),
        event,
        label,
        ...told(steps, event, evaluateGuards(state, event)),
        headless: headless ?? (scene.offers(state, event) ? undefined : 'The scene does not offer it there.'),
      }
    })
  const inert = new Set(scene.inert.map(({ event }) => event))
  const keyIn = ({ event, headless, at, asks, takes, label }: Edge): string =>
    [at, inert.has(event) ? label : event.type, headless, ...asks, ...takes].join('\n')
  return [...Map.groupBy(all, keyIn)].flatMap(([key, same]) => (isNews(key) ? same.slice(0, 1) : []))
}

function candidatesAt({ scene, others, state, labelOf }: Place): readonly Candidate[] {
  const own = scene.events.map((event) => ({ event, label: labelOf(event), headless: undefined }))
  const inert = scene.inert.map(({ event, headless }) => ({ event, label: labelOf(event), headless }))
  // Guards know the samples of their own scene alone.
  const known = new Set(own.map(({ label }) => label))
  const beside = [...labelsOf(others, scene)].flatMap(([event, label]) =>
    known.has(label) || isHeard(state, event) ? [] : [{ event, label, headless: 'Nobody sends it in this scene.' }],
  )
  return [...own, ...inert, ...beside]
}

const isHeard = ({ _nodes: nodes }: AnyMachineSnapshot, { type }: EventObject): boolean =>
  nodes.some((node) => candidatesFor(node, type).some((definition) => !isForbidding(definition)))

/** The steps of an event as XState takes them, with the transitions that its guards choose. */
function stepsOf(state: AnyMachineSnapshot, event: EventObject): readonly Microstep[] {
  const all = getMicrosteps(state.machine, state, event).map(([after]) => after)
  return all.map((after, index) => {
    const before = all[index - 1]
    const { chosen } = before === undefined ? evaluateGuards(state, event) : evaluateEventlessGuards(before, event)
    return { taken: chosen, before: before ?? state, after }
  })
}
