import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { record } from '../tests/support/json.ts'

/** What was measured last, kept for the next comparison. */
const FILE = join(import.meta.dirname, 'calls.json')

/** Milliseconds of processor time by the name of a call. */
export type Figures = ReadonlyMap<string, number>

/** What the machine is, and what else it does just now. */
export const machine = (): string => `${availableParallelism()} cores and a load of ${(loadavg()[0] ?? 0).toFixed(1)}`

export function keptFigures(): Figures {
  const { calls } = record(JSON.parse(readFileSync(FILE, 'utf8')))
  return new Map(Object.entries(record(calls)).map(([call, time]) => [call, Number(time)]))
}

/** Keeps figures in the place of the last ones. */
export function keepFigures(figures: Figures): void {
  const calls = Object.fromEntries([...figures].map(([call, time]) => [call, Number(time.toFixed(2))]))
  const kept = { measured: new Date().toISOString().slice(0, 10), on: machine(), calls }
  writeFileSync(FILE, `${JSON.stringify(kept, undefined, 2)}\n`)
}
