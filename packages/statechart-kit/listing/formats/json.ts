import { mergeCalls, sumOfCalls } from '../tally.ts'
import type { Format } from '../listing.ts'

/** For programs: `{ machines, covered, declared, cover, answers }`, where a machine is as `MachineRow` in `listing.ts` says, `cover` sums up theirs, and `answers` is as `AnswersTally`. */
export const json: Format = (listed) => {
  const machines = listed.map(({ row }) => row)
  const sum = (part: 'covered' | 'declared'): number => machines.reduce((total, row) => total + row[part], 0)
  const answers = sumOfCalls(mergeCalls(machines.flatMap(({ calls }) => calls)))
  const cover = {
    criterion: machines[0]?.cover.criterion,
    covered: machines.reduce((total, row) => total + row.cover.covered, 0),
    declared: machines.reduce((total, row) => total + row.cover.declared, 0),
    missing: machines.flatMap((row) => row.cover.missing.map((item) => `${row.name}: ${item}`)),
  }
  return `${JSON.stringify({ machines, covered: sum('covered'), declared: sum('declared'), cover, answers }, null, 2)}\n`
}
