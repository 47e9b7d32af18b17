import { withoutLetters, alike, valueShape } from './value-shape.ts'
import { stateOf } from './edge.ts'
import { exploredIn, type Explored } from './explore.ts'
import type { Model } from './model.ts'
import type { Path, Step } from '../core/edge.ts'
import type { Trace } from './trace.ts'
import { samplesIn } from './match-event.ts'
import { TraceMismatchError, walkerOf, stepFrom, edgeOf } from './follow-step.ts'

export type Followed = { readonly explored: Explored; readonly path: Path }

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
  const place = { scene, samples: await samplesIn(explored), isByHand }
  const walker = walkerOf(explored)
  let { snapshot, takes } = walker.start()
  const startTakes = takes
  const start = stateOf(snapshot)
  if (start !== trace.start.state)
    throw new TraceMismatchError(0, OPENS, `${scene.name} starts in ${start}, and it started in ${trace.start.state}`)
  const steps: Step[] = []
  for (const [index, told] of (isByHand ? withoutLetters(trace.steps) : trace.steps).entries()) {
    const { event, ...stood } = stepFrom(place, walker, snapshot, told, index + 1)
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
