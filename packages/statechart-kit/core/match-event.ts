import type { EventObject } from 'xstate'
import { ignoredAfter } from './answers.ts'
import type { Explored } from './explore.ts'
import { portsById } from './labels.ts'
import type { Scene } from './model.ts'
import { plainEvent, type PlainEvent, HIDDEN } from './serializable.ts'
import { wordsOfStep, type TraceStep } from './trace.ts'

export type Place = {
  readonly scene: Scene
  readonly samples: readonly Sample[]
  readonly isByHand: boolean
}

/** An event that the scene has a sample of: as traces tell it, with its label and without. */
type Sample = { readonly event: EventObject; readonly words: string; readonly bare: string }

export async function samplesIn({ scene, edges, asides }: Explored): Promise<readonly Sample[]> {
  const all = [...edges, ...asides(), ...edges.flatMap((edge) => ignoredAfter(scene, edge))]
  const distinct = [...new Map(all.map((edge) => [edge.event, edge])).values()]
  return Promise.all(
    distinct.map(async ({ label, event }) => {
      const told = await plainEvent(event)
      return { event, words: wordsOfStep({ label, event: told }), bare: bareWords(told) }
    }),
  )
}

const bareWords = (event: PlainEvent): string => `${event.type} ${wordsOfStep({ label: '', event })}`

/** What may stand for an event of a trace in this scene: samples that say the same, and then what is made of it and of others. */
export function eventsFor(place: Place, told: TraceStep): readonly EventObject[] {
  const [words, bare] = [wordsOfStep(told), bareWords(told.event)]
  // The same answer may come to several places of a chart.
  const same = place.samples.filter((sample) => sample.words === words || sample.bare === bare)
  return [...same.map(({ event }) => event), ...madeFor(place, told)]
}

function madeFor({ scene, isByHand }: Place, { label, event: told }: TraceStep): readonly EventObject[] {
  if (told.type.startsWith('xstate.done.actor.')) {
    const ports = portsById(scene.machine)
    const port = ports.get(told.type) ?? label.split(': ')[0] ?? ''
    // An answer has the name of a place of the chart, which may be another by now.
    const types = [
      told.type,
      ...[...ports].flatMap(([type, each]) => (each === port && type !== told.type ? [type] : [])),
    ]
    const isOwn = isByHand && !isFailure(told['output'])
    const outputs = isOwn ? (scene.answers[port] ?? []).filter((sample) => !isFailure(sample)) : [told['output']]
    return types.flatMap((type) => outputs.map((output) => ({ ...told, type, output })))
  }
  if (told.type.startsWith('xstate.')) return [told]
  const samples = scene.events.filter(({ type }) => type === told.type)
  if (isByHand && namesOther(told)) return samples
  return samples.map((sample) => filled(told, sample)).filter(isWholeEvent)
}

const isFailure = (output: unknown): boolean =>
  isObject(output) && typeof output['type'] === 'string' && output['type'] !== 'done'

/** Whether something in it is known by the id that another server gave it. */
function namesOther(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(namesOther)
  return (
    isObject(value) &&
    Object.entries(value).some(([key, part]) => /^id$|Id$/.test(key) || (key !== '$file' && namesOther(part)))
  )
}

/** A payload with what it lacks taken from the same place of a sample: secrets, and files; undefined where that has none. */
function filled(told: unknown, sample: unknown): unknown {
  if (told === HIDDEN) return typeof sample === 'string' ? sample : undefined
  if (Array.isArray(told)) {
    const others: readonly unknown[] = Array.isArray(sample) ? sample : []
    return told.map((each: unknown, index) => filled(each, others[index] ?? others[0]))
  }
  if (!isObject(told)) return told
  if ('$file' in told) return sample instanceof Blob ? sample : undefined
  return Object.fromEntries(
    Object.entries(told).map(([key, part]) => [key, filled(part, isObject(sample) ? sample[key] : undefined)]),
  )
}

const isWhole = (value: unknown): boolean =>
  value !== undefined && (typeof value !== 'object' || value === null || Object.values(value).every(isWhole))

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isWholeEvent = (value: unknown): value is EventObject =>
  isObject(value) && typeof value['type'] === 'string' && isWhole(value)
