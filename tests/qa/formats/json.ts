import type { Format } from './index.ts'

/** For programs: `{ machines, covered, declared }`, where a machine is as `MachineRow` in `listing.ts` says. */
export const json: Format = (listed) => {
  const machines = listed.map(({ row }) => row)
  const sum = (part: 'covered' | 'declared'): number => machines.reduce((total, row) => total + row[part], 0)
  return `${JSON.stringify({ machines, covered: sum('covered'), declared: sum('declared') }, null, 2)}\n`
}
