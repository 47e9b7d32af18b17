import type { Job } from '../../actors/jobs.ts'

/** Divisible by 1, 2 and 3, so that rows are full in every layout. */
export const groupSize = 30

/** The jobs in groups of `groupSize`; only the last may be shorter. */
export function groupsOf(jobs: readonly Job[]): readonly (readonly Job[])[] {
  return Array.from({ length: Math.ceil(jobs.length / groupSize) }, (_, index) =>
    jobs.slice(index * groupSize, (index + 1) * groupSize),
  )
}
