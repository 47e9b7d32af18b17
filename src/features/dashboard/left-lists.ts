import type { Page } from '../../../machines/page.ts'
import type { Job } from '../../actors/jobs.ts'
import { leftListsByApp } from '../../ui/lists/left-lists.ts'
import type { StatusFilter } from './status-filter.ts'

/** A list as it was when the reader left: the jobs, and the height of each group, to make the page as tall again. */
export type LeftList = Page<Job> & { readonly heights: readonly number[] }

/** The list of one person with one filter. */
export const keyOf = (userId: string, status: StatusFilter): string => `${userId} ${status ?? ''}`

/** The lists of jobs that were left. */
export const leftListsOf = leftListsByApp<LeftList>()
