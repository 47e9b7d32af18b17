import type { WalkedScene } from '../walk/record.ts'
import { transitionsOf } from '../core/transitions.ts'
import type { Model } from '../core/model.ts'

/** The results of one run of a command that walks paths. */
export type PastRun = {
  /** ISO 8601. */
  readonly at: string
  /** A digest of the app that was walked. */
  readonly app: string
  /** What each chart declared then, by machine. */
  readonly charts: { readonly [Machine in string]?: string }
  /** Whether each path passed, by its machine, language and id: `form en 0a1b2c3d4e5f`. */
  readonly results: { readonly [Path in string]?: boolean }
}

/** The last runs, the newest last. */
export type History = readonly PastRun[]

/** How many runs are remembered. */
export const KEPT = 20

/** A path in one language, as a history knows it. */
export type Remembered = { readonly machine: string; readonly language: string; readonly id: string }

/** What came of a path in the runs in which its chart was what it is now, the newest last; flaky where the same app gave different results. */
export type Course = { readonly results: readonly boolean[]; readonly isFlaky: boolean }

/** A run as it is remembered. */
export function runOf(at: string, app: string, models: readonly Model[], records: readonly WalkedScene[]): PastRun {
  return {
    at,
    app,
    charts: Object.fromEntries(models.map((model) => [model.name, chartOf(model)])),
    results: Object.fromEntries(
      records.flatMap(({ machine, language, paths }) =>
        paths.map(({ id, passed }) => [keyOf({ machine, language, id }), passed]),
      ),
    ),
  }
}

/** A history with one more run, without those that are too old. */
export function withRun(history: History, run: PastRun): History {
  return [...history, run].slice(-KEPT)
}

/** What came of a path while its chart was this one. What another app gave is no flicker: it was broken, or mended. */
export function courseOf(history: History, model: Model, path: Remembered): Course {
  const chart = chartOf(model)
  const all = history.flatMap(({ app, charts, results }) => {
    const result = charts[model.name] === chart ? results[keyOf(path)] : undefined
    return result === undefined ? [] : [{ app, result }]
  })
  const now = all.at(-1)?.app
  const ofNow = all.filter(({ app }) => app === now)
  return { results: all.map(({ result }) => result), isFlaky: new Set(ofNow.map(({ result }) => result)).size > 1 }
}

/** Returns true if a file that was read is a history. */
export function isHistory(value: unknown): value is History {
  const isRun = (run: unknown) => typeof run === 'object' && run !== null && 'charts' in run && 'results' in run
  return Array.isArray(value) && value.every(isRun)
}

const keyOf = ({ machine, language, id }: Remembered): string => `${machine} ${language} ${id}`

/** What tells one state of a chart from another: every transition that it declares, with what it asks and where it leads. */
function chartOf({ scenes: [{ machine }] }: Model): string {
  return transitionsOf(machine)
    .map(({ id, guard, to }) => `${id} [${guard}] ${to ?? 'stays'}`)
    .join('\n')
}
