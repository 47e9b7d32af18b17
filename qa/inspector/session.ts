import { alike, withoutLetters } from 'statechart-kit/core/value-shape'
import { FORMAT, textOf, traceOf, type Session, type Trace } from 'statechart-kit/core/trace'
import type { MachineCatalog, CatalogScene } from './catalog.ts'
import { OPENS, type Entry } from './store.ts'

/** What one machine did from its start on. */
export type Recorded = { readonly start: Entry; readonly steps: readonly Entry[] }

/**
 * The machines that did something since they started, in the order in which they did; those whose start was forgotten are left out. Letters
 * typed one after the other are one step.
 */
export function recordedIn(entries: readonly Entry[]): readonly Recorded[] {
  return [...Map.groupBy(entries, ({ actor }) => actor).values()].flatMap(([start, ...steps]) =>
    start && start.label === OPENS && steps.length > 0 ? [{ start, steps: withoutLetters(steps) }] : [],
  )
}

/** The scenes that start as this machine did. */
export function scenesFor({ start }: Recorded, catalog: MachineCatalog): readonly CatalogScene[] {
  const scenes = catalog.find(({ name }) => name === start.machine)?.scenes ?? []
  return alike(start.input, scenes, ({ input }) => input)
}

/** What is said of a trace beside its steps: the scene that it belongs to, empty where that is for the walk to find; and why it is told. */
export type Said = { readonly scene: string; readonly about: string; readonly browser: string | null }

export function traceFrom({ start, steps }: Recorded, { scene, about, browser }: Said): Promise<Trace> {
  const all = [start, ...steps]
  const arrivals = all.map(({ state, takes, at }, index) => {
    const next = all[index + 1]
    return { state, takes, duration: next ? Math.max(0, next.at - at) : null, requests: [] }
  })
  const [first, ...rest] = arrivals
  if (!first) throw new Error('There is no start')
  return traceOf({
    machine: start.machine,
    scene,
    origin: 'hand',
    about: about === '' ? null : about,
    at: new Date(start.at).toISOString(),
    language: start.language === '' ? null : start.language,
    browser,
    input: start.input,
    start: first,
    steps: rest.flatMap((arrival, index) => {
      const step = steps[index]
      return step ? [{ ...arrival, label: step.label, event: step.event }] : []
    }),
    result: { outcome: 'passed' },
  })
}

/** A file of traces: its text, and a name that says when it was. */
export function fileOf(traces: readonly Trace[]): { readonly name: string; readonly text: string } {
  const [first] = traces
  if (!first) throw new Error('There is no trace')
  const session: Session = { format: FORMAT, traces }
  const of = traces.length > 1 ? ['session'] : [first.machine, first.scene].filter((word) => word !== '')
  const when = first.at.slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')
  return { name: `${[...of, when].join('.')}.json`, text: textOf(traces.length > 1 ? session : first) }
}

/** A browser by the words with which it announces itself: `chromium 149.0.0.0`. */
export function browserOf(userAgent: string): string | null {
  const [, name, version] = /(Firefox|Edg|Chrome|Version)\/([\d.]+)/.exec(userAgent) ?? []
  if (name === undefined || version === undefined) return null
  return `${{ Firefox: 'firefox', Edg: 'edge', Chrome: 'chromium', Version: 'webkit' }[name] ?? name} ${version}`
}
