import type { Model } from '../models/model.ts'
import { transitionsOf } from '../models/transitions.ts'
import { answerPathsOf, answersAlong, reachOf } from '../models/paths.ts'
import type { WalkedScene } from '../walks/support/record.ts'

/** How much of one chart was walked. */
export type Coverage = {
  readonly machine: string
  readonly declared: readonly string[]
  /** Taken in a browser, every step up to there as it should be. */
  readonly inBrowser: readonly string[]
  /** Walked without a browser, each with the reason. */
  readonly headless: readonly { readonly id: string; readonly reason: string }[]
  readonly missing: readonly string[]
  readonly paths: number
  readonly passed: number
  /** Milliseconds. */
  readonly duration: number
}

/** What the records of walks say about a chart. */
export function coverageOf({ name, scenes, headless }: Model, records: readonly WalkedScene[]): Coverage {
  const declared = transitionsOf(scenes[0].machine).map(({ id }) => id)
  const paths = records.filter(({ machine }) => machine === name).flatMap((record) => record.paths)
  const taken = new Set(
    paths.flatMap(({ steps }) => steps.filter(({ error }) => error === null).flatMap(({ takes }) => takes)),
  )
  const reached = new Set(scenes.flatMap((scene) => [...reachOf(scene).taken]))
  const walkedWithout = Object.entries(headless)
    .filter(([id]) => reached.has(id) && !taken.has(id))
    .map(([id, reason]) => ({ id, reason }))
  return {
    machine: name,
    declared,
    inBrowser: declared.filter((id) => taken.has(id)),
    headless: walkedWithout,
    missing: declared.filter((id) => !taken.has(id) && !walkedWithout.some((each) => each.id === id)),
    paths: paths.length,
    passed: paths.filter(({ passed }) => passed).length,
    duration: paths.reduce((sum, path) => sum + path.duration, 0),
  }
}

/** The answers of all charts in the states that wait for them: those that were given in a walk, and those that were not. */
export function answersGiven(
  models: readonly Model[],
  records: readonly WalkedScene[],
): { readonly given: number; readonly missing: readonly string[] } {
  const all = models.map((model) => {
    const wanted = new Set(answersAlong(model, ...answerPathsOf(model).flatMap(({ paths }) => paths)))
    const walked = records.filter(({ machine }) => machine === model.name).flatMap(({ paths }) => paths)
    const given = new Set(
      walked.flatMap(({ steps }) =>
        steps.flatMap(({ event, error }, index) => (error === null ? [`${steps[index - 1]?.state}: ${event}`] : [])),
      ),
    )
    return { name: model.name, given: wanted.intersection(given).size, missing: [...wanted.difference(given)] }
  })
  return {
    given: all.reduce((sum, { given }) => sum + given, 0),
    missing: all.flatMap(({ name, missing }) => missing.map((answer) => `${name}: ${answer}`)),
  }
}

/** Whether everything declared was walked, and every path went well. */
export function isWhole({ missing, paths, passed }: Coverage): boolean {
  return missing.length === 0 && paths === passed
}

/** The coverage of all charts as a table, with what is missing and why something was not walked in a browser. */
export function coverageTable(all: readonly Coverage[]): string {
  const sum = (count: (coverage: Coverage) => number): number => all.reduce((total, each) => total + count(each), 0)
  const rows = [
    ['machine', 'declared', 'browser', 'headless', 'missing', 'paths', 'passed', 'seconds'],
    ...all.map((coverage) => [coverage.machine, ...figures([coverage])]),
    ['all', ...figures(all)],
  ]
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  const table = rows.map((row) =>
    row
      .map((text, column) => (column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0)))
      .join('  '),
  )
  const declared = sum((each) => each.declared.length)
  const walked = declared - sum((each) => each.missing.length)
  return [
    ...table,
    '',
    ...all.flatMap(({ machine, headless }) =>
      headless.map(({ id, reason }) => `headless: ${machine}: ${id}: ${reason}`),
    ),
    ...all.flatMap(({ machine, missing }) => missing.map((id) => `not walked: ${machine}: ${id}`)),
    `walked ${walked} of ${declared} transitions (${declared === 0 ? 0 : Math.floor((100 * walked) / declared)} %)`,
  ].join('\n')
}

function figures(all: readonly Coverage[]): readonly string[] {
  const sum = (count: (coverage: Coverage) => number): number => all.reduce((total, each) => total + count(each), 0)
  return [
    sum((each) => each.declared.length),
    sum((each) => each.inBrowser.length),
    sum((each) => each.headless.length),
    sum((each) => each.missing.length),
    sum((each) => each.paths),
    sum((each) => each.passed),
    Math.round(sum((each) => each.duration) / 1000),
  ].map(String)
}
