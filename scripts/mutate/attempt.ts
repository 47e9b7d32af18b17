import type { Kept } from './kept.ts'
import type { Fate, Mutant, Ran } from './mutant.ts'
import type { Order, Runner } from './runner.ts'

/** In milliseconds: the first run of a file, on a busy machine, takes longer than any that comes after it. */
const LONG = 300_000

/** Runs a test file without any mutant, or knows how it went when all that it loads was as it is now. */
export async function trace(file: string, { run }: Runner, kept: Kept): Promise<Ran> {
  const known = kept.ranOf(file)
  if (known !== undefined) return known
  const { ran, broken } = await run({ file, patience: LONG, limit: LONG })
  if (broken !== null) throw new Error(`this test fails without any mutant: ${broken}`)
  kept.keepRan(ran)
  return ran
}

/**
 * Tries mutants, each on the tests that pass its place, until one notices it. What they said before is not asked again. Those files
 * are asked first that are likely to notice it soon: for what they take, they noticed most of its subject until then.
 */
export function createAttempt(files: readonly Ran[], kept: Kept) {
  const told = new Map<string, { noticed: number; asked: number }>()
  const toldOf = ({ subject }: Mutant, file: string) => {
    const name = `${subject} ${file}`
    const sums = told.get(name) ?? { noticed: 0, asked: 0 }
    told.set(name, sums)
    return sums
  }
  const promiseOf = (mutant: Mutant, { file, tests }: Ran): number => {
    const { noticed, asked } = toldOf(mutant, file)
    return (noticed + 1) / (asked + 2) / (START + sum(tests))
  }
  return async (mutant: Mutant, { run }: Runner): Promise<Fate> => {
    const those = files.map((ran) => ({ ...ran, tests: testsFor(mutant, ran) })).filter(({ tests }) => tests.length > 0)
    const known = those.flatMap(({ file }) => kept.fateOf(mutant, file) ?? [])
    for (const fate of known) if (fate.type !== 'survived') return fate
    for (const ran of those.toSorted((one, other) => promiseOf(mutant, other) - promiseOf(mutant, one))) {
      if (kept.fateOf(mutant, ran.file) !== undefined) continue
      const fate = await fateIn(orderOf(ran), mutant, run)
      kept.keepFate(mutant, ran.file, fate)
      const sums = toldOf(mutant, ran.file)
      sums.asked += 1
      if (fate.type === 'survived') continue
      sums.noticed += 1
      return fate
    }
    return { type: 'survived' }
  }
}

/** In milliseconds: what a test file takes beside its tests, which is mostly a server and a few accounts. */
const START = 400

const testsFor = ({ id }: Mutant, { around, tests }: Ran): Ran['tests'] =>
  around.includes(id) ? tests : tests.filter(({ reached }) => reached.includes(id))

function orderOf({ file, tests }: Ran): Order {
  const patience = 5_000 + 5 * Math.max(...tests.map(({ milliseconds }) => milliseconds))
  return { file, tests: tests.map(({ id }) => id), patience, limit: 4 * patience + 5 * sum(tests) }
}

/** A mutant that tests wait for in vain is noticed by time if they need less of it, by the same clock, without it. */
async function fateIn(order: Order, mutant: Mutant, run: Runner['run']): Promise<Fate> {
  const t = performance.now()
  const { broken, isByTime } = await run({ ...order, mutant: mutant.id })
  if (process.env['DBG']) console.log(Math.round(performance.now() - t), order.tests?.length, order.file, mutant.id, mutant.change, broken, isByTime)
  if (broken === null) return { type: 'survived' }
  if (!isByTime) return { type: 'killed', by: broken }
  const without = await run(order)
  if (without.broken === null) return { type: 'hung', by: broken }
  return await fateIn({ ...order, patience: 4 * order.patience, limit: 4 * order.limit }, mutant, run)
}

const sum = (tests: Ran['tests']): number => tests.reduce((total, { milliseconds }) => total + milliseconds, 0)
