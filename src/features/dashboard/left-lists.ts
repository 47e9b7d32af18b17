import type { Page } from '../../../machines/page.ts'
import type { Job } from '../../actors/jobs.ts'
import type { StatusFilter } from './status-filter.ts'

/** A list as it was when the reader left: the jobs, and the height of each group, to make the page as tall again. */
export type LeftList = Page<Job> & { readonly heights: readonly number[] }

type Whose = { readonly userId: string; readonly status: StatusFilter }

/** How long a list is remembered, in milliseconds; afterwards it starts at the top. */
const memory = 15 * 60 * 1000

/** Remembers the last list for the person who left it. */
export function createLeftLists(now: () => number = Date.now) {
  let left: (Whose & { readonly list: LeftList; readonly at: number }) | null = null
  return {
    leave: ({ userId, status }: Whose, list: LeftList): void => {
      left = { userId, status, list, at: now() }
    },
    /** The list to return to; null if it is another person's, has another filter or is too old. */
    find: ({ userId, status }: Whose): LeftList | null =>
      left && left.userId === userId && left.status === status && now() - left.at < memory ? left.list : null,
  }
}

const known = new WeakMap<object, ReturnType<typeof createLeftLists>>()

export function leftListsOf(app: object): ReturnType<typeof createLeftLists> {
  const lists = known.get(app) ?? createLeftLists()
  known.set(app, lists)
  return lists
}
