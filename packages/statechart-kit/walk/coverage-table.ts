import type { Criterion } from '../criteria/names.ts'
import { sumOfCalls, type CallTally } from '../listing/call-tally.ts'
import { columns, counted } from '../core/tables.ts'
import type { Coverage } from './coverage.ts'

/** The coverage of all charts as a table, with what is missing and why something was not walked in a browser. */
export function coverageTable(all: readonly Coverage[], criterion: Criterion = 'transitions'): string {
  const things = criterion === 'answers' ? 'transitions' : criterion
  const sum = (count: (coverage: Coverage) => number): number => all.reduce((total, each) => total + count(each), 0)
  const shown = [...COLUMNS, ...(all.some(({ cannot }) => cannot > 0) ? OF_SKIPPED : [])]
  const figures = (some: readonly Coverage[]): readonly string[] =>
    shown.map(([, count]) => String(Math.round(some.reduce((total, each) => total + count(each), 0))))
  const rows = [
    ['machine', ...shown.map(([head]) => head)],
    ...all.map((coverage) => [coverage.machine, ...figures([coverage])]),
    ['all', ...figures(all)],
  ]
  const declared = sum((each) => each.declared.length)
  const walked = declared - sum((each) => each.missing.length + each.failed.length + each.skipped.length)
  return [
    ...columns(rows),
    '',
    ...all.flatMap(({ machine, headless }) =>
      headless.map(({ id, reason }) => `headless: ${machine}: ${id}: ${reason}`),
    ),
    ...all.flatMap(({ machine, skipped }) => skipped.map(({ id, reason }) => `skipped: ${machine}: ${id}: ${reason}`)),
    ...all.flatMap(({ machine, failed }) => failed.map((id) => `tried, and failed: ${machine}: ${id}`)),
    ...all.flatMap(({ machine, missing }) => missing.map((id) => `not walked: ${machine}: ${id}`)),
    ...skippedPaths(all),
    `walked ${walked} of ${declared} ${things} (${declared === 0 ? 0 : Math.floor((100 * walked) / declared)} %)`,
  ].join('\n')
}

function skippedPaths(all: readonly Coverage[]): readonly string[] {
  const reasons = all.flatMap((each) => each.reasons)
  const paths = all.reduce((sum, each) => sum + each.paths, 0)
  const count = (reason: string): number => reasons.filter((each) => each === reason).length
  return [...new Set(reasons)].map((reason) => `skipped ${count(reason)} of ${paths} paths: ${reason}`)
}

type Column = readonly [head: string, count: (coverage: Coverage) => number]

const COLUMNS: readonly Column[] = [
  ['declared', ({ declared }) => declared.length],
  ['browser', ({ inBrowser }) => inBrowser.length],
  ['headless', ({ headless }) => headless.length],
  ['failed', ({ failed }) => failed.length],
  ['missing', ({ missing }) => missing.length],
  ['paths', ({ paths }) => paths],
  ['passed', ({ passed }) => passed],
  ['seconds', ({ duration }) => duration / 1000],
]

/** Only for walks where something cannot be done. */
const OF_SKIPPED: readonly Column[] = [
  ['skipped', ({ skipped }) => skipped.length],
  ['paths skipped', ({ cannot }) => cannot],
]

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
