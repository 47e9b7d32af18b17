import type { Kept } from './result-cache.ts'
import type { Fate, Mutant, Ran } from './mutant.ts'
import type { Order, Runner } from './runner.ts'
import { testsOf } from './subjects.ts'

/** In milliseconds: the first run of a file, on a busy machine, takes longer than any that comes after it. */
const LONG = 1_800_000

/** Runs a test file without any mutant, or knows how it went when all that it loads was as it is now. */
export async function trace(file: string, { run }: Runner, kept: Kept): Promise<Ran> {
  const known = kept.ranOf(file)
  if (known !== undefined) return known
  const order = { file, patience: LONG, limit: LONG }
  const first = await run(order)
  const { ran, broken } = first.broken === null ? first : await run(order)
  if (broken !== null) throw new Error(`this test fails without any mutant: ${broken}`)
  kept.keepRan(ran)
  return ran
}

/** Tries mutants on the tests that pass their place, most promising first, until one notices; `most` files are asked. Kept answers count. */
export function createAttempt(files: readonly Ran[], mutants: readonly Mutant[], kept: Kept, most: number) {
  const told = new Map<string, Told>()
  const toldOf = ({ subject }: Mutant, ran: Ran): Told => {
    const name = `${subject} ${ran.file}`
    const sums = told.get(name) ?? { sees: shareOf(ran, subject, mutants), noticed: 0, asked: 0 }
    told.set(name, sums)
    return sums
  }
  const promiseOf = (mutant: Mutant, ran: Ran): number => {
    const { sees, noticed, asked } = toldOf(mutant, ran)
    const closeness = testsOf(mutant.subject).some((start) => ran.file.startsWith(start)) ? CLOSER : 1
    return (closeness * (noticed + sees ** 2)) / (asked + 1) / (START + sum(testsFor(mutant, ran)))
  }
  return async (mutant: Mutant, { run }: Runner): Promise<Fate> => {
    const those = files.filter((ran) => testsFor(mutant, ran).length > 0)
    const known = those.flatMap(({ file }) => kept.fateOf(mutant, file) ?? [])
    for (const fate of known) if (fate.type !== 'survived') return fate
    const promising = those.toSorted((one, other) => promiseOf(mutant, other) - promiseOf(mutant, one))
    const unasked = promising.filter(({ file }) => kept.fateOf(mutant, file) === undefined)
    for (const ran of unasked.slice(0, Math.max(0, most - known.length))) {
      const fate = await fateIn(orderOf(ran, mutant), mutant, run)
      kept.keepFate(mutant, ran.file, fate)
      const sums = toldOf(mutant, ran)
      sums.asked += 1
      if (fate.type === 'survived') continue
      sums.noticed += 1
      return fate
    }
    return { type: 'survived' }
  }
}

/** What a file has said of a subject, of whose mutants it sees this share. */
type Told = { readonly sees: number; noticed: number; asked: number }

/** So much more than from others is hoped for from the tests of what a mutant is in: most others pass it on their way to something else. */
const CLOSER = 4

/** In milliseconds: what a test file takes beside its tests, which is mostly a server and a few accounts. */
const START = 400

function shareOf(ran: Ran, subject: string, mutants: readonly Mutant[]): number {
  const its = mutants.filter((mutant) => mutant.subject === subject)
  return its.filter((mutant) => testsFor(mutant, ran).length > 0).length / its.length
}

const testsFor = ({ id }: Mutant, { around, tests }: Ran): Ran['tests'] =>
  around.includes(id) ? tests : tests.filter(({ reached }) => reached.includes(id))

function orderOf(ran: Ran, mutant: Mutant): Order {
  const tests = testsFor(mutant, ran)
  const patience = 5_000 + 3 * Math.max(...tests.map(({ milliseconds }) => milliseconds))
  return {
    file: ran.file,
    tests: tests.map(({ id }) => id),
    isInTests: !ran.around.includes(mutant.id),
    patience,
    limit: 2 * patience + 3 * sum(tests),
  }
}

/** A mutant that tests wait for in vain is noticed by time if they need less of it, by the same clock, without it. */
async function fateIn(order: Order, mutant: Mutant, run: Runner['run']): Promise<Fate> {
  const { broken, by } = await run({ ...order, mutant: mutant.id })
  if (broken === null) return { type: 'survived' }
  if (by === 'test') return { type: 'killed', by: broken }
  if (by === 'nobody') {
    // An error that came to no test may be left over from what was run before.
    const again = await run({ ...order, mutant: mutant.id })
    return again.broken === null ? { type: 'survived' } : { type: 'killed', by: again.broken }
  }
  const without = await run(order)
  if (without.broken === null) return { type: 'hung', by: broken }
  return await fateIn({ ...order, patience: 4 * order.patience, limit: 4 * order.limit }, mutant, run)
}

const sum = (tests: Ran['tests']): number => tests.reduce((total, { milliseconds }) => total + milliseconds, 0)
