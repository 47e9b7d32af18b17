import { initialTransition, transition, type AnyMachineSnapshot, type EventObject } from 'xstate'
import { ignoredAfter, ignoredIn } from './answers.ts'
import { withoutLetters, alike, valueShape } from './value-shape.ts'
import { stateOf, type Edge, createNotes, noting, type Microstep } from './edge.ts'
import { exploredIn, type Explored } from './explore.ts'
import { labelOf, portsById, reworded } from './labels.ts'
import type { Model, Scene } from './model.ts'
import type { Path, Step } from '../core/edge.ts'
import { plainEvent, type PlainEvent, HIDDEN } from './serializable.ts'
import { wordsOfStep, type Trace, type TraceStep } from './trace.ts'

/** The step at which a trace and the chart differ, counted from 1 without single letters; 0 is the opening. */
export class TraceMismatchError extends Error {
  override readonly name = 'TraceMismatchError'
  readonly step: number
  constructor(step: number, label: string, why: string) {
    super(`step ${step}, "${label}": ${why}`)
    this.step = step
  }
}

/** A path along a trace, and what was explored of its scene. */
export type Followed = { readonly explored: Explored; readonly path: Path }

/** A trace and what it is called: the file that it is in. */
export type NamedTrace = { readonly name: string; readonly trace: Trace }

/**
 * Follows a trace on the chart of today, without a browser, in the scene that it names or, where it names none, in the only one that it fits;
 * answers the path, which can be walked as any other. Throws a `TraceMismatchError` where the machine does not go that way.
 *
 * - Samples that say the same stand for the events of the trace; others are sent as it tells them, with secrets and files of the samples.
 * - By hand, letters that are typed one after the other into one field are one step, with the last of them. An answer that went well is the
 *   sample of the scene that leads the same way, for the walk has its own server answer, and so is an event that names something by the id
 *   that another server gave it.
 */
export async function follow(model: Model, trace: Trace, name?: string): Promise<Followed> {
  const called = name ?? (trace.origin === 'hand' ? 'by hand' : undefined)
  const found = await Promise.all(
    candidates(model, trace).map((explored) =>
      attempt(async () => ({ explored, path: await pathIn(explored, trace, called) })),
    ),
  )
  const ways = found.filter(isFollowed)
  const [way, ...others] = ways
  if (way && others.length === 0) return way
  if (way) {
    const names = ways.map(({ path }) => path.scene.name).join(', ')
    throw new TraceMismatchError(0, OPENS, `it fits several scenes of ${model.name}: name one of ${names} in "scene"`)
  }
  const misfits = found.filter((each) => each instanceof TraceMismatchError)
  const [furthest] = misfits.toSorted((one, other) => other.step - one.step)
  throw furthest ?? new TraceMismatchError(0, OPENS, `no scene of ${model.name} starts with such an input`)
}

/** The paths of those traces that are of one machine, and what is in the way of the others. */
export async function pathsOfTraces(
  model: Model,
  traces: readonly NamedTrace[],
): Promise<{ readonly paths: readonly Path[]; readonly misfits: readonly string[] }> {
  const own = traces.filter(({ trace }) => trace.machine === model.name)
  const ways = await Promise.all(own.map(({ name, trace }) => attempt(() => follow(model, trace, name))))
  return {
    paths: ways.flatMap((way) => (isFollowed(way) ? [way.path] : [])),
    misfits: ways.flatMap((way, index) =>
      isFollowed(way) ? [] : [`${own[index]?.name}: ${model.name}: ${way.message}`],
    ),
  }
}

const OPENS = 'opens'

/** The scenes in which it may have been. */
function candidates(model: Model, { scene, input }: Trace): readonly Explored[] {
  const all = exploredIn(model)
  if (scene === '') return input === undefined ? all : alike(input, all, (each) => valueShape(each.scene.input))
  const named = all.filter((each) => each.scene.name === scene)
  if (named.length > 0) return named
  const there = all.map((each) => each.scene.name).join(', ')
  throw new TraceMismatchError(0, OPENS, `${model.name} has no scene ${scene}; it has ${there}`)
}

async function attempt(work: () => Promise<Followed>): Promise<Followed | TraceMismatchError> {
  try {
    return await work()
  } catch (reason) {
    if (reason instanceof TraceMismatchError) return reason
    throw reason
  }
}

const isFollowed = (found: Followed | TraceMismatchError): found is Followed => !(found instanceof TraceMismatchError)

async function pathIn(explored: Explored, trace: Trace, name: string | undefined): Promise<Path> {
  const { scene } = explored
  const isByHand = trace.origin === 'hand'
  const place: Place = { scene, samples: await samplesIn(explored), isByHand, walker: walkerOf(explored) }
  let { snapshot, takes } = place.walker.start()
  const startTakes = takes
  const start = stateOf(snapshot)
  if (start !== trace.start.state)
    throw new TraceMismatchError(0, OPENS, `${scene.name} starts in ${start}, and it started in ${trace.start.state}`)
  const steps: Step[] = []
  for (const [index, told] of (isByHand ? withoutLetters(trace.steps) : trace.steps).entries()) {
    const { event, ...stood } = stepFrom(place, snapshot, told, index + 1)
    const from = stateOf(snapshot)
    ;({ snapshot, takes } = stood)
    const state = stateOf(snapshot)
    steps.push({ edge: edgeOf(explored, { from, state, event, takes }, told.label), state })
  }
  return {
    scene,
    ...(name !== undefined && { name }),
    start,
    steps,
    takes: [...new Set([...startTakes, ...steps.flatMap(({ edge }) => edge.takes)])],
  }
}

type Stood = { readonly snapshot: AnyMachineSnapshot; readonly takes: readonly string[] }
type Walker = {
  readonly start: () => Stood
  readonly after: (snapshot: AnyMachineSnapshot, event: EventObject) => Stood
}

/** A scene, and what is known of the trace that is followed in it. */
type Place = {
  readonly scene: Scene
  readonly samples: readonly Sample[]
  readonly isByHand: boolean
  readonly walker: Walker
}

function walkerOf({ scene: { machine, input }, declared }: Explored): Walker {
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
function stepFrom(
  place: Place,
  snapshot: AnyMachineSnapshot,
  told: TraceStep,
  number: number,
): Stood & { readonly event: EventObject } {
  const { scene, isByHand, walker } = place
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
  // What was tried in vain is tried in vain again.
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

/** An event that the scene has a sample of: as traces tell it, with its label and without. */
type Sample = { readonly event: EventObject; readonly words: string; readonly bare: string }

async function samplesIn({ scene, edges, asides }: Explored): Promise<readonly Sample[]> {
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
function eventsFor(place: Place, told: TraceStep): readonly EventObject[] {
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

/** The edge that the samples know, or one that stands for it; what guards were asked is told of samples alone. */
function edgeOf(
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
