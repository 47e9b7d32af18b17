import { initialTransition, transition, type AnyMachineSnapshot, type EventObject } from 'xstate'
import { stateOf } from './edge.ts'
import { alike, kindsOf } from './kinds.ts'
import { labelOf, portsById, reworded } from './labels.ts'
import { createNotes, noting, type Microstep } from './microsteps.ts'
import type { Model, Scene } from './model.ts'
import type { Path, Step } from './paths.ts'
import { HIDDEN } from './secrets.ts'
import type { Trace, TraceStep } from './trace.ts'
import { transitionsOf } from './transitions.ts'
import { withoutLetters } from './typing.ts'

/** What is in the way of walking a trace: the step, counted from 1 without single letters, or the opening (0), and why. */
export class TraceMisfit extends Error {
  readonly step: number
  constructor(step: number, label: string, why: string) {
    super(`step ${step}, "${label}": ${why}`)
    this.step = step
  }
}

/**
 * The path that a trace stands for, in the scene that it names or, where it names none, in the only one that it fits: every event with the
 * payload that was typed, from the start of the scene on. Throws a `TraceMisfit` where the machine does not go that way there.
 *
 * - Letters that are typed one after the other into one field are one step, with the last of them.
 * - In the place of a secret, and of the content of a file, stands what the samples of the scene have there.
 * - An answer that went well is the sample of the scene that leads the same way, for the walk has its own server answer; one that went
 *   wrong is given as it was. An event that names something of the other server by its id is the sample that leads the same way.
 */
export function pathOfTrace(model: Model, trace: Trace, name: string): Path {
  const scenes = candidates(model, trace)
  const found = scenes.map((scene) => attempt(() => pathIn(scene, trace, name)))
  const paths = found.filter(isPath)
  const [path, ...others] = paths
  if (path && others.length === 0) return path
  if (path) {
    const names = paths.map(({ scene }) => scene.name).join(', ')
    throw new TraceMisfit(0, OPENS, `it fits several scenes of ${model.name}: name one of ${names} in "scene"`)
  }
  const misfits = found.filter((each) => each instanceof TraceMisfit)
  const [furthest] = misfits.toSorted((one, other) => other.step - one.step)
  throw furthest ?? new TraceMisfit(0, OPENS, `no scene of ${model.name} starts with such an input`)
}

/** A trace and what it is called: the file that it is in. */
export type NamedTrace = { readonly name: string; readonly trace: Trace }

/** The paths of those traces that are of one machine, and what is in the way of the others. */
export function pathsOfTraces(
  model: Model,
  traces: readonly NamedTrace[],
): { readonly paths: readonly Path[]; readonly misfits: readonly string[] } {
  const found = traces
    .filter(({ trace }) => trace.machine === model.name)
    .map(({ name, trace }) => ({ name, way: attempt(() => pathOfTrace(model, trace, name)) }))
  return {
    paths: found.flatMap(({ way }) => (isPath(way) ? [way] : [])),
    misfits: found.flatMap(({ name, way }) => (isPath(way) ? [] : [`${name}: ${model.name}: ${way.message}`])),
  }
}

const OPENS = 'opens'

/** The scenes in which it may have been. */
function candidates({ name, scenes }: Model, { scene, input }: Trace): readonly Scene[] {
  if (scene === '') {
    return input === undefined ? scenes : alike(input, scenes, (each) => kindsOf(each.input))
  }
  const named = scenes.filter((each) => each.name === scene)
  if (named.length > 0) return named
  throw new TraceMisfit(0, OPENS, `${name} has no scene ${scene}; it has ${scenes.map((each) => each.name).join(', ')}`)
}

function attempt(work: () => Path): Path | TraceMisfit {
  try {
    return work()
  } catch (reason) {
    if (reason instanceof TraceMisfit) return reason
    throw reason
  }
}

const isPath = (found: Path | TraceMisfit): found is Path => !(found instanceof TraceMisfit)

function pathIn(scene: Scene, trace: Trace, name: string): Path {
  const walker = walkerOf(scene)
  let { snapshot, takes } = walker.start()
  const startTakes = takes
  const start = stateOf(snapshot)
  if (start !== trace.start.state) {
    throw new TraceMisfit(0, OPENS, `${scene.name} starts in ${start}, and it started in ${trace.start.state}`)
  }
  const ports = portsById(scene.machine)
  const steps: Step[] = []
  for (const [index, told] of withoutLetters(trace.steps).entries()) {
    const { event, ...stood } = stepFrom(scene, walker, snapshot, told, index + 1)
    const from = stateOf(snapshot)
    ;({ snapshot, takes } = stood)
    const state = stateOf(snapshot)
    const label = reworded(labelOf(event, ports), scene.words)
    // What guards were asked is told of samples alone.
    steps.push({ edge: { from, to: state, at: from, ends: state, event, label, takes, holds: [], asks: [] }, state })
  }
  return { scene, name, start, steps, takes: [...new Set([...startTakes, ...steps.flatMap(({ edge }) => edge.takes)])] }
}

type Stood = { readonly snapshot: AnyMachineSnapshot; readonly takes: readonly string[] }
type Walker = {
  readonly start: () => Stood
  readonly after: (snapshot: AnyMachineSnapshot, event: EventObject) => Stood
}

/** Takes single steps of a scene's machine. */
function walkerOf({ machine, input }: Scene): Walker {
  const notes = createNotes()
  const logic = noting(machine, notes)
  const ids = new Map(transitionsOf(machine).map(({ definition, id }) => [definition, id]))
  const idsOf = (steps: readonly Microstep[]): readonly string[] =>
    steps.flatMap(({ taken }) => taken.flatMap((definition) => ids.get(definition) ?? []))
  return {
    start: () => {
      const [snapshot] = initialTransition(logic, input)
      return { snapshot, takes: idsOf(notes.atStart(undefined)) }
    },
    after: (before, event) => {
      const [snapshot] = transition(logic, before, event)
      return { snapshot, takes: idsOf(notes.on(before, event)) }
    },
  }
}

/** The event of a step in this scene, and where it leads: of those that may stand for it the first that leads where the trace did. */
function stepFrom(
  scene: Scene,
  { after }: Walker,
  snapshot: AnyMachineSnapshot,
  { label, event, state, takes }: TraceStep,
  number: number,
): Stood & { readonly event: EventObject } {
  const misfit = (why: string): TraceMisfit => new TraceMisfit(number, label, why)
  const may = eventsFor(scene, event)
  if (may.length === 0) throw misfit(`the scene ${scene.name} has no sample of ${event.type}: nobody does that there`)
  const can = may.filter((each) => snapshot.can(each))
  if (can.length === 0) throw misfit(`${stateOf(snapshot)} of ${scene.name} does not take it`)
  const ways = can.map((each) => ({ event: each, ...after(snapshot, each) }))
  const there = ways.filter((way) => stateOf(way.snapshot) === state)
  const [same = there[0]] = there.filter((way) => way.takes.join('\n') === takes.join('\n'))
  if (same) return same
  const others = [...new Set(ways.map((way) => stateOf(way.snapshot)))].join(' or ')
  throw misfit(`it led to ${state}, and leads to ${others} in ${scene.name}`)
}

/** What may stand for an event of a trace in this scene: itself, or samples. */
function eventsFor(scene: Scene, told: TraceStep['event']): readonly EventObject[] {
  const port = portsById(scene.machine).get(told.type)
  if (port !== undefined) {
    const output = told['output']
    if (isFailure(output)) return [told]
    const samples = (scene.answers[port] ?? []).filter((sample) => !isFailure(sample))
    return samples.map((sample): EventObject & { readonly output: unknown } => ({ ...told, output: sample }))
  }
  if (told.type.startsWith('xstate.')) return [told]
  const samples = scene.events.filter(({ type }) => type === told.type)
  if (samples.length === 0 || namesOther(told)) return samples
  return samples.flatMap((sample) => {
    const whole = filled(told, sample)
    return isEvent(whole) ? [whole] : []
  })
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

/** A payload with what it lacks taken from the same place of a sample: secrets, and files. */
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

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEvent = (value: unknown): value is EventObject => isObject(value) && typeof value['type'] === 'string'
