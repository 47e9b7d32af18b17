import type { Model } from '../model.ts'
import { transitionsOf } from '../transitions.ts'
import { answersAt, answersIn, ignoredAfter } from '../answers.ts'
import { explore } from '../explore.ts'
import { reachOf } from '../paths.ts'
import type { WalkedScene } from './record.ts'
import { sumOfCalls, tallyCalls, type CallTally } from '../listing/tally.ts'
import { columns, counted } from '../columns.ts'

/** How much of one chart was walked. */
export type Coverage = {
  readonly machine: string
  readonly declared: readonly string[]
  /** Taken in a browser, every step up to there as it should be. */
  readonly inBrowser: readonly string[]
  /** Walked without a browser, each with the reason. */
  readonly headless: readonly { readonly id: string; readonly reason: string }[]
  /** On no path that could be walked here, each with the reasons. */
  readonly skipped: readonly { readonly id: string; readonly reason: string }[]
  readonly missing: readonly string[]
  readonly paths: number
  readonly passed: number
  /** Paths that could not be walked here to their end: how many, and the reason of each. */
  readonly cannot: number
  readonly reasons: readonly string[]
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
  const reasons = paths.flatMap((path) => path.skipped ?? [])
  const isWalked = (id: string): boolean => taken.has(id) || walkedWithout.some((each) => each.id === id)
  const skipped = declared
    .filter((id) => !isWalked(id))
    .flatMap((id) => {
      const reasons = paths.flatMap((path) => (path.takes.includes(id) ? [path.skipped ?? null] : []))
      const known = [...new Set(reasons.filter((reason) => reason !== null))]
      // One path that went wrong is enough for it to be missing.
      return known.length === 0 || reasons.includes(null) ? [] : [{ id, reason: known.join('; ') }]
    })
  return {
    machine: name,
    declared,
    inBrowser: declared.filter((id) => taken.has(id)),
    headless: walkedWithout,
    skipped,
    missing: declared.filter((id) => !isWalked(id) && !skipped.some((each) => each.id === id)),
    paths: paths.length,
    passed: paths.filter(({ passed }) => passed).length,
    cannot: reasons.length,
    reasons,
    duration: paths.reduce((sum, path) => sum + path.duration, 0),
  }
}

/** The answers that calls gave in walks, and those that are missing: an answer counts where what followed was as it should be. */
export function answersWalked(models: readonly Model[], records: readonly WalkedScene[]): readonly CallTally[] {
  const given = models.flatMap((model) =>
    model.scenes.flatMap((scene) => {
      const { edges } = explore(scene)
      const all = [...edges, ...edges.flatMap((edge) => ignoredAfter(scene, edge))]
      const answers = new Map(all.map((edge) => [edge.label, answersAt(model, scene, edge)]))
      const walked = records.filter((record) => record.machine === model.name && record.scene === scene.name)
      const steps = walked.flatMap(({ paths }) => paths.flatMap((path) => path.steps))
      return steps.flatMap(({ event, error }) => (error === null ? (answers.get(event) ?? []) : []))
    }),
  )
  const calls = models.flatMap((model) => model.scenes.flatMap((scene) => [...answersIn(model, scene)]))
  return tallyCalls(calls, given)
}

/** Whether everything declared was walked, and every path went well, as far as they can be walked here. */
export function isWhole({ missing, paths, passed, cannot }: Coverage): boolean {
  return missing.length === 0 && paths === passed + cannot
}

/** The coverage of all charts as a table, with what is missing and why something was not walked in a browser. */
export function coverageTable(all: readonly Coverage[]): string {
  const sum = (count: (coverage: Coverage) => number): number => all.reduce((total, each) => total + count(each), 0)
  // Where everything can be walked nobody asks how much cannot.
  const isPartial = all.some(({ cannot }) => cannot > 0)
  const rows = [
    isPartial ? [...HEAD, 'skipped', 'paths skipped'] : HEAD,
    ...all.map((coverage) => [coverage.machine, ...figures([coverage], isPartial)]),
    ['all', ...figures(all, isPartial)],
  ]
  const declared = sum((each) => each.declared.length)
  const walked = declared - sum((each) => each.missing.length + each.skipped.length)
  return [
    ...columns(rows),
    '',
    ...all.flatMap(({ machine, headless }) =>
      headless.map(({ id, reason }) => `headless: ${machine}: ${id}: ${reason}`),
    ),
    ...all.flatMap(({ machine, skipped }) => skipped.map(({ id, reason }) => `skipped: ${machine}: ${id}: ${reason}`)),
    ...all.flatMap(({ machine, missing }) => missing.map((id) => `not walked: ${machine}: ${id}`)),
    ...skippedPaths(all),
    `walked ${walked} of ${declared} transitions (${declared === 0 ? 0 : Math.floor((100 * walked) / declared)} %)`,
  ].join('\n')
}

/** How many paths could not be walked here, for each reason. */
function skippedPaths(all: readonly Coverage[]): readonly string[] {
  const reasons = all.flatMap((each) => each.reasons)
  const paths = all.reduce((sum, each) => sum + each.paths, 0)
  const count = (reason: string): number => reasons.filter((each) => each === reason).length
  return [...new Set(reasons)].map((reason) => `skipped ${count(reason)} of ${paths} paths: ${reason}`)
}

const HEAD = ['machine', 'declared', 'browser', 'headless', 'missing', 'paths', 'passed', 'seconds']

function figures(all: readonly Coverage[], isPartial: boolean): readonly string[] {
  const sum = (count: (coverage: Coverage) => number): number => all.reduce((total, each) => total + count(each), 0)
  return [
    sum((each) => each.declared.length),
    sum((each) => each.inBrowser.length),
    sum((each) => each.headless.length),
    sum((each) => each.missing.length),
    sum((each) => each.paths),
    sum((each) => each.passed),
    Math.round(sum((each) => each.duration) / 1000),
    ...(isPartial ? [sum((each) => each.skipped.length), sum((each) => each.cannot)] : []),
  ].map(String)
}

/** The answers call by call as a table, with the names of those that are missing. */
export function answersTable(calls: readonly CallTally[]): string {
  const rows = calls.map(({ call, covered, declared, missing }) => [
    call,
    `${covered}`,
    `${declared}`,
    missing.join('; '),
  ])
  const { covered, declared } = sumOfCalls(calls)
  return [
    ...columns([['call', 'given', 'declared', 'missing'], ...rows]),
    '',
    `given ${covered} of ${declared} answers of ${counted(calls.length, 'call')}`,
  ].join('\n')
}
