import type { Path } from './edge.ts'
import { plainEvent } from './serializable.ts'
import { type Trace, type Arrival, traceOf, idOf } from './trace.ts'

/** What is known of a path that was walked, or is to be, beside its steps. */
type Walk = Pick<Trace, 'machine' | 'at' | 'language' | 'browser' | 'result'> & {
  readonly startTakes: readonly string[]
  /** How each step went, the opening first; those are missing that nobody took. */
  readonly arrivals: readonly Partial<Pick<Arrival, 'duration' | 'requests'>>[]
}

export function traceOfPath({ scene, start, steps }: Path, { startTakes, arrivals, ...walk }: Walk): Promise<Trace> {
  const arrivalAt = (index: number) => ({
    duration: arrivals[index]?.duration ?? null,
    requests: arrivals[index]?.requests ?? [],
  })
  return traceOf({
    ...walk,
    scene: scene.name,
    origin: 'walk',
    about: null,
    start: { state: start, takes: startTakes, ...arrivalAt(0) },
    steps: steps.map(({ edge: { label, event, takes }, state }, index) => ({
      label,
      event,
      state,
      takes,
      ...arrivalAt(index + 1),
    })),
  })
}

export async function pathIdOf(machine: string, { scene, steps }: Path): Promise<string> {
  const way = steps.map(async ({ edge: { label, event } }) => ({ label, event: await plainEvent(event) }))
  return idOf({ machine, scene: scene.name, steps: await Promise.all(way) })
}
