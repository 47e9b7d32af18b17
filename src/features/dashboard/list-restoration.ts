import type { Page } from '../../../machines/pages.ts'
import type { Job, JobFilter, JobsOverview } from '../../actors/jobs.ts'
import { createListRestoration } from '../../ui/lists/list-restoration.ts'

/** A list as it was when the reader left: the jobs, and the height of each group, to make the page as tall again. */
export type LeftList = Page<Job, JobsOverview> & { readonly heights: readonly number[] }

/** The list of one person with one filter. */
export const keyOf = (userId: string, { shows, order }: JobFilter): string => `${userId} ${shows} ${order}`

/** The lists of jobs that were left. */
export const leftLists = () => createListRestoration<LeftList>()
