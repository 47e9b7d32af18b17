import type { Job } from '../../actors/jobs.ts'

/** Full rows in one, two and three columns. */
export const groupSize = 30

/** The jobs in stretches of `groupSize`; only the last one may be shorter. */
export function groupsOf(jobs: readonly Job[]): readonly (readonly Job[])[] {
  return Array.from({ length: Math.ceil(jobs.length / groupSize) }, (_, index) =>
    jobs.slice(index * groupSize, (index + 1) * groupSize),
  )
}
