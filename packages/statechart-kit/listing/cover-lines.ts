import type { CoverTally } from '../criteria/tally.ts'

/** How much is covered, and by name what is missing: for formats that have comments. */
export function coverLines({ criterion, covered, declared, missing }: CoverTally): readonly string[] {
  return [`covered ${covered} of ${declared} ${criterion}`, ...missing.map((item) => `missing: ${item}`)]
}
