import type { components } from '../../generated/api.ts'
import type { Job } from './job-types.ts'

/** What a list shows: all of it, the jobs of a status, or a view beyond statuses. */
export type JobListShows = components['schemas']['JobCount']['shows']

/** What a list of jobs shows, and in which order. */
export type JobFilter = { readonly shows: JobListShows; readonly order: components['schemas']['ListOrder'] }

/** What comes with the first page of a list of jobs, whatever it shows. */
export type JobsOverview = {
  /** How many jobs each chip shows; 100 for a hundred or more. */
  readonly counts: readonly { readonly shows: JobListShows; readonly count: number }[]
  /** The jobs with something that waits for the viewer. */
  readonly waiting: readonly Job[]
}
