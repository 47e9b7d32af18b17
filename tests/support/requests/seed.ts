import fc, { type IAsyncProperty } from 'fast-check'

/** The seed of every generated request, so that two runs send the same ones; `npm run test:contract -- --seed N` changes it. */
const SEED = Number(process.env['CONTRACT_SEED'] ?? 20_261_120)

/** How many requests are made of each kind; `npm run test:contract -- --runs N` changes it. */
export const RUNS = Number(process.env['CONTRACT_RUNS'] ?? 10)

/** How many requests of any kind each call is sent besides. */
export const FUZZ_RUNS = Number(process.env['CONTRACT_RUNS'] ?? 40)

/**
 * Checks a property of generated requests. What fails is made as small as it gets, and told with the command that shows it again.
 *
 * @param more which further requests to make, where the first are not enough
 */
export async function holds<Case>(property: IAsyncProperty<[Case]>, runs: number, more = 0): Promise<void> {
  const result = await fc.check(property, { seed: SEED + more, numRuns: runs })
  if (!result.failed) return
  const reason =
    result.errorInstance instanceof Error ? result.errorInstance.message : 'too few requests of this kind could be made'
  throw new Error(
    `${reason}\nagain: npm run test:contract -- --seed ${SEED} --runs ${RUNS} (made smaller ${result.numShrinks} times)`,
    { cause: result.errorInstance },
  )
}
