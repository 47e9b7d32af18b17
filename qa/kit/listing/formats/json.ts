import { mergeCalls, sumOfCalls } from '../tally.ts'
import type { Format } from '../listing.ts'

/** For programs: `{ machines, covered, declared, answers }`, where a machine is as `MachineRow` in `listing.ts` says, and answers as `AnswersTally`. */
export const json: Format = (listed) => {
  const machines = listed.map(({ row }) => row)
  const sum = (part: 'covered' | 'declared'): number => machines.reduce((total, row) => total + row[part], 0)
  const answers = sumOfCalls(mergeCalls(machines.flatMap(({ calls }) => calls)))
  return `${JSON.stringify({ machines, covered: sum('covered'), declared: sum('declared'), answers }, null, 2)}\n`
}
