import { useMachine } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import {
  type Job,
  type JobFilter,
  jobListInput,
  jobListMachine,
  type JobsOverview,
  type Session,
} from '../../actors/jobs.ts'
import { useJobChanges } from '../../actors/live.ts'
import { useEnvironment, useMachineOf, useSetup, useSession } from '../../actors/environment-context.ts'
import { links } from '../../shared/routes.ts'
import { type ListView, useListView } from '../../ui/lists/list-view.ts'
import { useReturn } from '../../ui/use-return.ts'
import { filterIn, initialOf, withFilter } from './list-filter.ts'
import { isLimited } from './list-limits.ts'
import type { Page } from '../../../machines/pages.ts'
import { createListRestoration } from '../../ui/lists/list-restoration.ts'

export type JobListView = Omit<ListView<Job>, 'items'> & {
  /** The viewer. */
  readonly viewer: Session
  readonly jobs: readonly Job[]
  /** Jobs with something that waits for the viewer; they keep their place in the list. */
  readonly waiting: readonly Job[]
  /** When the membership of a business ends or ended, once it should be renewed. */
  readonly membershipEndsAt: string | undefined
  readonly counts: JobsOverview['counts'] | undefined
  /** The height of each group when the reader left. */
  readonly heights: LeftList['heights']
  /** Call it when the list leaves the screen. */
  readonly leave: (heights: LeftList['heights']) => void
}

const noJobs: readonly Job[] = []
const noHeights: LeftList['heights'] = []

/** The viewer's list of jobs, filtered as the address says. */
export function useDashboard(): {
  readonly list: JobListView
  readonly filter: JobFilter
  readonly choose: (change: Partial<JobFilter>) => void
} {
  const environment = useEnvironment()
  const viewer = useSession()
  const search = useSearch()
  const filter = useMemo(() => filterIn(search, viewer.userType), [search, viewer.userType])
  const [, navigate] = useLocation()
  const lists = environment.shared(leftLists)
  const left = lists.find(keyOf(viewer, filter))
  const input = useSetup(() => jobListInput(environment, filter, left))
  const [state, send, actor] = useMachine(useMachineOf(jobListMachine), { input })

  useEffect(() => send({ type: 'filter.changed', filter }), [send, filter])
  const { items, ...view } = useListView(state, send)
  useReturn(view.refresh)
  useJobChanges(view.refresh)

  const { beside } = state.context
  const isWhole =
    (filter.shows === 'all' || filter.shows === initialOf[viewer.userType]) &&
    filter.order === 'newest' &&
    filter.search === '' &&
    !isLimited(filter.limits)
  const waiting = (isWhole && beside?.waiting) || noJobs
  const list: JobListView = {
    ...view,
    viewer,
    jobs: items,
    waiting,
    membershipEndsAt: isWhole ? beside?.membershipEndsAt : undefined,
    counts: beside?.counts,
    heights: left?.heights ?? noHeights,
    leave: (heights) => {
      const now = actor.getSnapshot().context
      const { items: rows, next } = now
      if (rows.length > 0) lists.leave(keyOf(viewer, now.filter), { items: rows, next, beside: now.beside, heights })
    },
  }

  return {
    list,
    filter,
    choose: (change) => {
      const chosen = { ...filter, ...change }
      const address = withFilter(links.dashboard, viewer.userType, chosen)
      if (address === withFilter(links.dashboard, viewer.userType, filter)) return
      // What is typed is not an entry of the history with each pause.
      navigate(address, { replace: chosen.search !== filter.search })
      window.scrollTo({ top: 0, behavior: 'instant' })
    },
  }
}

/** A list as it was when the reader left: the jobs, and the height of each group, to make the page as tall again. */
export type LeftList = Page<Job, JobsOverview> & { readonly heights: readonly number[] }

/** The list of one person with one filter. */
export const keyOf = ({ user, userType }: Session, filter: JobFilter): string => withFilter(user.id, userType, filter)

/** The lists of jobs that were left. */
export const leftLists = () => createListRestoration<LeftList>()
