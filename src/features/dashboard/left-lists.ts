import type { Page } from '../../../machines/page.ts'
import type { Job } from '../../actors/jobs.ts'
import type { StatusFilter } from './status-filter.ts'

/** A list as it was when somebody left it: the jobs, and how tall each stretch of it was, so that the page is as tall again. */
export type LeftList = Page<Job> & { readonly heights: readonly number[] }

type Whose = { readonly userId: string; readonly status: StatusFilter }

/** How long a list is worth coming back to, in milliseconds; after that it begins at its top. */
const memory = 15 * 60 * 1000

/** Remembers the list that was left last, for the person who left it. */
export function createLeftLists(now: () => number = Date.now) {
  let left: (Whose & { readonly list: LeftList; readonly at: number }) | null = null
  return {
    leave: ({ userId, status }: Whose, list: LeftList): void => {
      left = { userId, status, list, at: now() }
    },
    /** The list to come back to; null for another person's, another filter's, or an old one. */
    find: ({ userId, status }: Whose): LeftList | null =>
      left && left.userId === userId && left.status === status && now() - left.at < memory ? left.list : null,
  }
}

const known = new WeakMap<object, ReturnType<typeof createLeftLists>>()

/** The memory of one app; it lives as long as `app` does. */
export function leftListsOf(app: object): ReturnType<typeof createLeftLists> {
  const lists = known.get(app) ?? createLeftLists()
  known.set(app, lists)
  return lists
}
