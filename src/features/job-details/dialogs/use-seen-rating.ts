import { useEffect, useRef } from 'react'
import type { JobScreenView } from '../parts/use-job-screen.ts'

/**
 * The rating of the job on the screen, by its revision at the moment it is asked for: what is sent after a refusal is about
 * the rating that has been loaded since.
 */
export function useSeenRating({ details: { job } }: JobScreenView) {
  const revision = job.rating?.revision ?? 1
  const seen = useRef(revision)
  useEffect(() => {
    seen.current = revision
  }, [revision])
  return { jobId: job.id, revision: () => seen.current }
}
