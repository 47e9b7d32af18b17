import { useMachine } from '@xstate/react'
import { useCallback, useEffect, useRef } from 'react'
import { interestsInput, interestsMachine, type InterestOrder } from '../../../actors/job-details.ts'
import type { Interest, JobDetails } from '../../../actors/jobs.ts'
import { useSetup } from '../../../actors/environment-context.ts'
import { failureText } from '../../../i18n/failure-text.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { listFooterState, type Foot } from '../../../ui/lists/list-foot.tsx'

export type InterestsView = {
  readonly status: 'loading' | 'failed' | 'ready'
  readonly standing: readonly Interest[]
  /** Those of the pages that were loaded; they come after all others. */
  readonly declined: readonly Interest[]
  readonly order: InterestOrder
  readonly chooseOrder: (order: InterestOrder) => void
  readonly foot: Foot
  readonly isRefreshing: boolean
  readonly refreshFailed: boolean
  /** Why they could not be loaded, in the reader's words. */
  readonly failure: string | undefined
  readonly wantMore: () => void
  readonly retry: () => void
}

/** The bids on a job. They are loaded again whenever the job is, and the reader keeps their place. */
export function useInterests(details: JobDetails): InterestsView {
  const { t } = useI18n()
  const machine = useSetup((environment) => interestsMachine(environment, details.job.id))
  const [state, send] = useMachine(machine, { input: interestsInput })
  const known = useRef(details)
  useEffect(() => {
    if (known.current === details) return
    known.current = details
    send({ type: 'list.refreshed' })
  }, [send, details])

  const { items, failure, filter } = state.context
  return {
    status: state.hasTag('shown') ? 'ready' : state.matches('failed') ? 'failed' : 'loading',
    standing: items.filter(({ state: is }) => is === 'standing'),
    declined: items.filter(({ state: is }) => is === 'declined'),
    order: filter,
    chooseOrder: (order) => send({ type: 'filter.changed', filter: order }),
    foot: listFooterState(state),
    isRefreshing: state.matches({ shown: 'refreshing' }),
    refreshFailed: state.matches({ shown: 'refreshFailed' }),
    failure: failure ? failureText(t, failure, 'load') : undefined,
    wantMore: useCallback(() => send({ type: 'page.wanted' }), [send]),
    retry: useCallback(() => send({ type: 'page.retried' }), [send]),
  }
}
