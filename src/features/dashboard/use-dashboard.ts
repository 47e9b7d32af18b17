import { useMachine } from '@xstate/react'
import { useCallback, useEffect, useMemo } from 'react'
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
import { failureText } from '../../i18n/failure-text.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { type Foot, listFooterState } from '../../ui/lists/list-foot.tsx'
import { useReturn } from '../../ui/use-return.ts'
import { filterIn, withFilter } from './list-filter.ts'
import type { Page } from '../../../machines/pages.ts'
import { createListRestoration } from '../../ui/lists/list-restoration.ts'

export type JobListView = {
  /** The viewer. */
  readonly viewer: Session
  readonly jobs: readonly Job[]
  /** Jobs with something that waits for the viewer, which come before the others. */
  readonly waiting: readonly Job[]
  readonly counts: JobsOverview['counts'] | undefined
  readonly status: 'loading' | 'failed' | 'empty' | 'list'
  /** What is shown below the last job. */
  readonly foot: Foot
  readonly isBusy: boolean
  readonly isRefreshing: boolean
  readonly refreshFailed: boolean
  /** Why the list could not be loaded, in the reader's words. */
  readonly failure: string | undefined
  /** The height of each group when the reader left. */
  readonly heights: LeftList['heights']
  readonly wantMore: () => void
  readonly retry: () => void
  readonly refresh: () => void
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
  const { t } = useI18n()
  const environment = useEnvironment()
  const viewer = useSession()
  const search = useSearch()
  const filter = useMemo(() => filterIn(search, viewer.userType), [search, viewer.userType])
  const [, navigate] = useLocation()
  const userId = viewer.user.id
  const lists = environment.shared(leftLists)
  const left = lists.find(keyOf(userId, filter))
  const input = useSetup(() => jobListInput(environment, filter, left))
  const [state, send, actor] = useMachine(useMachineOf(jobListMachine), { input })

  useEffect(() => send({ type: 'filter.changed', filter }), [send, filter])
  const refresh = useCallback(() => send({ type: 'list.refreshed' }), [send])
  useReturn(refresh)
  useJobChanges(refresh)

  const { items, beside, failure } = state.context
  const isWhole = filter.shows === 'all' && filter.order === 'newest'
  const waiting = (isWhole && beside?.waiting) || noJobs
  const waitingIds = new Set(waiting.map(({ id }) => id))
  const list: JobListView = {
    viewer,
    jobs: waiting.length > 0 ? items.filter(({ id }) => !waitingIds.has(id)) : items,
    waiting,
    counts: beside?.counts,
    status: state.matches('failed')
      ? 'failed'
      : items.length > 0
        ? 'list'
        : state.hasTag('shown')
          ? 'empty'
          : 'loading',
    foot: listFooterState(state),
    isBusy: state.hasTag('busy'),
    isRefreshing: state.matches({ shown: 'refreshing' }),
    refreshFailed: state.matches({ shown: 'refreshFailed' }),
    failure: failure ? failureText(t, failure, 'load') : undefined,
    heights: left?.heights ?? noHeights,
    wantMore: useCallback(() => send({ type: 'page.wanted' }), [send]),
    retry: useCallback(() => send({ type: 'page.retried' }), [send]),
    refresh,
    leave: (heights) => {
      const now = actor.getSnapshot().context
      const { items: rows, next } = now
      if (rows.length > 0) lists.leave(keyOf(userId, now.filter), { items: rows, next, beside: now.beside, heights })
    },
  }

  return {
    list,
    filter,
    choose: (change) => {
      const chosen = { ...filter, ...change }
      if (chosen.shows === filter.shows && chosen.order === filter.order) return
      navigate(withFilter(links.dashboard, chosen))
      window.scrollTo({ top: 0, behavior: 'instant' })
    },
  }
}

/** A list as it was when the reader left: the jobs, and the height of each group, to make the page as tall again. */
export type LeftList = Page<Job, JobsOverview> & { readonly heights: readonly number[] }

/** The list of one person with one filter. */
export const keyOf = (userId: string, { shows, order }: JobFilter): string => `${userId} ${shows} ${order}`

/** The lists of jobs that were left. */
export const leftLists = () => createListRestoration<LeftList>()
