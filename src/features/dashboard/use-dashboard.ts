import { useMachine } from '@xstate/react'
import { useCallback, useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { type Job, jobListInput, jobListMachine, type Session } from '../../actors/jobs.ts'
import { useJobChanges } from '../../actors/live.ts'
import { useEnvironment, useMachineOf, useSignedIn } from '../../actors/provide.ts'
import { failureText } from '../../i18n/failure-text.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../routes.ts'
import { type Foot, footOf } from '../../ui/lists/list-foot.tsx'
import { useReturn } from '../../ui/lists/use-return.ts'
import { keyOf, type LeftList, leftListsOf } from './left-lists.ts'
import { filterIn, type StatusFilter, withFilter } from './status-filter.ts'

export type JobListView = {
  /** The viewer. */
  readonly viewer: Session
  readonly jobs: readonly Job[]
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

const noHeights: LeftList['heights'] = []

/** The viewer's list of jobs, filtered as the address says. */
export function useDashboard(): {
  readonly list: JobListView
  readonly status: StatusFilter
  readonly choose: (status: StatusFilter) => void
} {
  const { t } = useI18n()
  const environment = useEnvironment()
  const viewer = useSignedIn()
  const status = filterIn(useSearch())
  const [, navigate] = useLocation()
  const userId = viewer.user.id
  const lists = leftListsOf(environment)
  const left = lists.find(keyOf(userId, status))
  const [state, send, actor] = useMachine(useMachineOf(jobListMachine), { input: jobListInput(status, left) })

  useEffect(() => send({ type: 'filter.changed', filter: status }), [send, status])
  const refresh = useCallback(() => send({ type: 'list.refreshed' }), [send])
  useReturn(refresh)
  useJobChanges(refresh)

  const { items, failure } = state.context
  const list: JobListView = {
    viewer,
    jobs: items,
    status: state.matches('failed')
      ? 'failed'
      : items.length > 0
        ? 'list'
        : state.hasTag('shown')
          ? 'empty'
          : 'loading',
    foot: footOf(state),
    isBusy: state.hasTag('busy'),
    isRefreshing: state.matches({ shown: 'refreshing' }),
    refreshFailed: state.matches({ shown: 'refreshFailed' }),
    failure: failure ? failureText(t, failure, 'load') : undefined,
    heights: left?.heights ?? noHeights,
    wantMore: useCallback(() => send({ type: 'page.wanted' }), [send]),
    retry: useCallback(() => send({ type: 'page.retried' }), [send]),
    refresh,
    leave: (heights) => {
      const { filter, items: jobs, next } = actor.getSnapshot().context
      if (jobs.length > 0) lists.leave(keyOf(userId, filter), { items: jobs, next, heights })
    },
  }

  return {
    list,
    status,
    choose: (chosen) => {
      if (chosen === status) return
      navigate(withFilter(links.dashboard, chosen), { replace: true })
      window.scrollTo({ top: 0, behavior: 'instant' })
    },
  }
}
