import { initialTransition, transition, type AnyMachineSnapshot, type EventObject } from 'xstate'
import { ignoredAfter, ignoredIn } from './answers.ts'
import { explore, exploredIn, type Explored } from './explore.ts'
import { stateOf, type Edge } from './edge.ts'
import { portsById } from './labels.ts'
import type { Model } from './model.ts'
import type { Path, Step } from './paths.ts'
import { plainEvent, type PlainEvent } from './plain.ts'
import { LackError, revived } from './revive.ts'
import { pathOfTrace, TraceMisfit } from './trace-path.ts'
import { wordsOfStep, type Trace, type TraceStep } from './trace.ts'

/** Where a trace and the chart of today part: at a step, counted from 1; 0 is the start. */
export class AstrayError extends Error {
  readonly step: number
  constructor(step: number, reason: string) {
    super(step === 0 ? reason : `At step ${step} the chart goes another way: ${reason}`)
    this.step = step
  }
}

/** A path along a trace, and what was explored on the way. */
export type Followed = { readonly explored: Explored; readonly path: Path }

/**
 * Goes along a trace on the chart of today, without a browser, and answers the path, which can be walked as any other. Its events are
 * the samples of the scene that say the same, and otherwise those of the trace, with files and secrets of the samples. Throws an
 * `AstrayError` for the first step that the chart does not take, or takes to another state.
 */
export async function follow(model: Model, trace: Trace): Promise<Followed> {
  if (trace.origin === 'hand') return followByHand(model, trace)
  const { name, scenes } = model
  const scene = scenes.find((each) => each.name === trace.scene)
  if (!scene) {
    const there = scenes.map((each) => each.name).join(', ')
    throw new AstrayError(0, `${name} has no scene "${trace.scene}"; it has ${there}.`)
  }
  const explored = explore(scene)
  const samples = await samplesIn(explored)
  let [snapshot]: [AnyMachineSnapshot, ...unknown[]] = initialTransition(scene.machine, scene.input)
  const start = stateOf(snapshot)
  if (start !== trace.start.state) {
    throw new AstrayError(0, `The chart starts in ${start}, and the trace in ${trace.start.state}.`)
  }
  const steps: Step[] = []
  for (const [index, told] of trace.steps.entries()) {
    const from = stateOf(snapshot)
    const astray = (reason: string) => new AstrayError(index + 1, reason)
    const event = await eventOf(told, snapshot, samples).catch((reason: unknown) => {
      throw reason instanceof LackError ? astray(reason.message) : reason
    })
    if (event === undefined) throw astray(`in ${from} nothing waits for "${told.label}".`)
    if (!ignoredIn(event)) [snapshot] = transition(scene.machine, snapshot, event)
    const state = stateOf(snapshot)
    if (state !== told.state) {
      throw astray(`"${told.label}" leads from ${from} to ${state}, and in the trace to ${told.state}.`)
    }
    steps.push({ edge: edgeOf(explored, { from, event, told }), state })
  }
  const takes = [...new Set([...explored.startTakes, ...steps.flatMap(({ edge }) => edge.takes)])]
  return { explored, path: { scene, start, steps, takes } }
}

/** Somebody's hands send what no sample says; `pathOfTrace` tells how that is followed. */
function followByHand(model: Model, trace: Trace): Followed {
  try {
    const path = pathOfTrace(model, trace, 'by hand')
    const explored = exploredIn(model).find(({ scene }) => scene === path.scene)
    return { explored: explored ?? explore(path.scene), path }
  } catch (reason) {
    throw reason instanceof TraceMisfit ? new AstrayError(reason.step, reason.message) : reason
  }
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

/** What an event says, whatever it is called. */
const bareWords = (event: PlainEvent): string => `${event.type} ${wordsOfStep({ label: '', event })}`

/** The event of a step that the chart takes here; a sample, or else what the trace tells of it. */
async function eventOf(
  told: TraceStep,
  snapshot: AnyMachineSnapshot,
  samples: readonly Sample[],
): Promise<EventObject | undefined> {
  // What was tried in vain is tried in vain again.
  const isTaken = (event: EventObject): boolean =>
    told.takes.length === 0 || ignoredIn(event) !== undefined || snapshot.can(event)
  const [words, bare] = [wordsOfStep(told), bareWords(told.event)]
  // The same answer may come to several places of a chart.
  const known = samples.filter((sample) => sample.words === words || sample.bare === bare)
  if (known.length > 0) return known.find(({ event }) => isTaken(event))?.event
  const made = await revived(
    told.event,
    samples.map(({ event }) => event),
  )
  // An answer has the name of a place of the chart, which may be another by now; the label has that of the port.
  const [port] = told.label.split(': ')
  const places = [...portsById(snapshot.machine)].flatMap(([type, each]) => (each === port ? [type] : []))
  return [made, ...places.map((type) => ({ ...made, type }))].find(isTaken)
}

/** The edge that the samples know, or one that stands for it. */
function edgeOf(
  { edges, asides, snapshots }: Explored,
  { from, event, told }: { readonly from: string; readonly event: EventObject; readonly told: TraceStep },
): Edge {
  const stateAt = (key: string): string | undefined => {
    const snapshot = snapshots.get(key)
    return snapshot && stateOf(snapshot)
  }
  const known = [...edges, ...asides()].find(
    (edge) => edge.event === event && stateAt(edge.from) === from && stateAt(edge.to) === told.state,
  )
  const { label, takes } = told
  return known ?? { from, to: told.state, at: from, ends: told.state, event, label, takes, holds: [], asks: [] }
}
