import type { Crew } from './crew.ts'
import type { Fate, Mutant, TracedFile } from './mutant.ts'

/** The test files that pass through the place of a mutant, those first that see most of its subject, and of these the quick ones. */
export function testsFor({ subject, trace }: Mutant, traced: readonly TracedFile[]): readonly TracedFile[] {
  const seenBy = ({ traces }: TracedFile): number => traces.filter((name) => name.startsWith(subject)).length
  return traced
    .filter(({ traces }) => traces.includes(trace))
    .toSorted((one, other) => seenBy(other) - seenBy(one) || one.milliseconds - other.milliseconds)
}

/** Tries a mutant on the tests that may notice it. */
export async function attempt(crew: Crew, mutant: Mutant, traced: readonly TracedFile[]): Promise<Fate> {
  const tests = testsFor(mutant, traced)
  if (tests.length === 0) return { type: 'survived' }
  const expected = tests.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
  const files = tests.map(({ file }) => file)
  return await crew.attempt(mutant, files, 120_000 + 5 * expected)
}
