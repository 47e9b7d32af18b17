import { parseArgs } from 'node:util'
import { LIMIT, measureScale, type CallCost } from './scale/measure.ts'

/** Of the large town, unless `--jobs` says otherwise. */
const JOBS = 1_000_000

/**
 * `npm run bench scale`: prints tables for `docs/operators/scale.md`. `-- --folder F` keeps the large town there, `--jobs N` makes it of
 * another size, `--only NAME` makes only the calls whose names begin so (`tasks` for none
 * but the background tasks). Ends with 1 where a call takes too much longer.
 */
export async function printScale(): Promise<void> {
  const { values } = parseArgs({
    allowPositionals: true,
    options: { folder: { type: 'string' }, jobs: { type: 'string' }, only: { type: 'string' } },
  })
  const jobs = Number(values.jobs ?? JOBS)
  const costs: CallCost[] = []
  let hasTasks = false
  await measureScale({
    folder: values.folder,
    jobs,
    only: values.only ?? '',
    say: console.log,
    tellCall: (cost) => {
      if (costs.length === 0) printHead(['call', '1000 jobs', `${jobs} jobs`, 'ratio', ''])
      costs.push(cost)
      printCall(cost)
    },
    tellTask: ({ task, small, large }) => {
      if (!hasTasks) printHead(['background task, one run', '1000 jobs', `${jobs} jobs`, 'rows', 'thousands of'])
      hasTasks = true
      print([task, time(small.ms), time(large.ms), String(large.rows), large.much.join(', ')])
    },
  })
  const worst = costs.toSorted((one, other) => ratioOf(other) - ratioOf(one)).slice(0, 5)
  printHead(['the largest ratios', '', '', '', ''])
  for (const cost of worst) printCall(cost)
  const tooMuch = costs.filter((cost) => ratioOf(cost) > LIMIT)
  console.log(`\n${costs.length - tooMuch.length} of ${costs.length} take at most ${LIMIT} times as long.`)
  if (tooMuch.length > 0) process.exitCode = 1
}

const ratioOf = ({ small, large }: CallCost): number => large / small

function printCall(cost: CallCost): void {
  const { call, small, large, note } = cost
  const isTooMuch = ratioOf(cost) > LIMIT
  print([call, time(small), time(large), ratioOf(cost).toFixed(2), isTooMuch ? `TOO MUCH ${note}` : note])
}

const time = (ms: number): string => `${ms.toFixed(1)} ms`

function printHead(cells: readonly string[]): void {
  console.log('')
  print(cells)
  print(cells.map((_, at) => (at === 0 || at === 4 ? '---' : '---:')))
}

/** A row of a table in Markdown. */
function print([name = '', ...cells]: readonly string[]): void {
  console.log(`| ${[name.padEnd(44), ...cells.map((cell) => cell.padStart(12))].join(' | ')} |`)
}
