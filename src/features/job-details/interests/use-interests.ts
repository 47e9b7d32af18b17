import { useMachine } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { interestsInput, interestsMachine, type InterestOrder } from '../../../actors/job-details.ts'
import type { Interest, JobDetails } from '../../../actors/jobs.ts'
import { useSetup } from '../../../actors/environment-context.ts'
import { type ListView, useListView } from '../../../ui/lists/list-view.ts'

export type InterestsView = Omit<ListView<Interest>, 'status' | 'items' | 'refresh'> & {
  readonly status: 'loading' | 'failed' | 'ready'
  readonly standing: readonly Interest[]
  /** Those of the pages that were loaded; they come after all others. */
  readonly declined: readonly Interest[]
  readonly order: InterestOrder
  readonly chooseOrder: (order: InterestOrder) => void
}

/** The bids on a job. They are loaded again whenever the job is, and the reader keeps their place. */
export function useInterests(details: JobDetails): InterestsView {
  const machine = useSetup((environment) => interestsMachine(environment, details.job.id))
  const [state, send] = useMachine(machine, { input: interestsInput })
  const known = useRef(details)
  useEffect(() => {
    if (known.current === details) return
    known.current = details
    send({ type: 'list.refreshed' })
  }, [send, details])

  const { items, refresh: _, ...list } = useListView(state, send)
  return {
    ...list,
    status: state.hasTag('shown') ? 'ready' : state.matches('failed') ? 'failed' : 'loading',
    standing: items.filter(({ state: is }) => is === 'standing'),
    declined: items.filter(({ state: is }) => is === 'declined'),
    order: state.context.filter,
    chooseOrder: (order) => send({ type: 'filter.changed', filter: order }),
  }
}
