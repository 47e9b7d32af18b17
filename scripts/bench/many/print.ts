import { availableParallelism, loadavg } from 'node:os'
import { measureMany, type ManyResult } from './many.ts'
import type { Phase } from './notes.ts'

/** How long a stream may be away at most, in milliseconds. */
const MOST_AWAY = 3000

const PHASES: Readonly<Record<Phase, string>> = {
  steady: 'nothing happens',
  killed: 'each killed with -9 and started again',
  updated: 'all updated, one after the other',
}

/** Measures, prints what was found, and sees to it that this process ends with 1 where something does not hold. */
export async function printMany(): Promise<void> {
  const result = await measureMany()
  const { notes, stories, streams } = result
  const load = loadavg()[0] ?? 0
  console.log(
    `\nThree servers behind HAProxy, ${stories} main jobs, ${notes.written} acknowledged writes, ${streams} streams`,
  )
  console.log(`On this machine, which has ${availableParallelism()} cores and a load of ${load.toFixed(1)}\n`)
  console.log(row(['while', 'requests', 'failed at first', 'for good', 'slowest (ms)', 'streams away', 'longest (ms)']))
  for (const phase of ['steady', 'killed', 'updated'] as const) {
    const [{ requests, failedAtFirst, failedForGood, slowest }, away] = [notes.tallies[phase], notes.absences[phase]]
    const times = [slowest, away.count, away.longest].map((time) => time.toFixed(0))
    console.log(row([PHASES[phase], ...[requests, failedAtFirst, failedForGood].map(String), ...times]))
  }
  console.log()
  const checks = checksOf(result)
  for (const { what, measured, holds } of checks) console.log(row([what, measured, holds ? 'ok' : 'WRONG']))
  for (const [what, count] of [...notes.failures, ...notes.complaints]) console.log(`  ${count} × ${what}`)
  if (checks.some(({ holds }) => !holds)) process.exitCode = 1
}

type Check = Readonly<{ what: string; measured: string; holds: boolean }>

function checksOf({ notes, read, told, limits }: ManyResult): Check[] {
  const { steady, killed, updated } = notes.tallies
  const forGood = steady.failedForGood + killed.failedForGood + updated.failedForGood
  const away = Math.max(...Object.values(notes.absences).map(({ longest }) => longest))
  const none = (what: string, count: number, of = ''): Check => ({
    what,
    measured: `${count}${of}`,
    holds: count === 0,
  })
  return [
    none('acknowledged writes lost', read.lost, ` of ${read.writes}`),
    none('written twice', read.twice),
    none('failed in calm and in the update, without a repeat', steady.failedAtFirst + updated.failedAtFirst),
    none('failed after one repeat', forGood),
    none('refused, or answered otherwise by another server', sum(notes.complaints), ` of ${notes.compared} compared`),
    {
      what: 'a stream was away for at most (3 s)',
      measured: `${(away / 1000).toFixed(1)} s`,
      holds: away <= MOST_AWAY,
    },
    none('notifications that a stream missed', told.missed, ` of ${told.told}`),
    none('bids and ends of jobs that nobody was told of', told.untold),
    ...limits.map(({ what, done, most }) => ({
      what: `${what}, through all three (${most})`,
      measured: String(done),
      holds: done === most,
    })),
  ]
}

const sum = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((all, one) => all + one, 0)

function row([name = '', ...cells]: string[]): string {
  return [name.padEnd(52), ...cells.map((cell) => cell.padStart(17))].join('')
}
