import { useMachine } from '@xstate/react'
import { jobDetailsMachine } from '../../../actors/job-details.ts'
import type { JobDetails } from '../../../actors/jobs.ts'
import { useJobChanges } from '../../../actors/live.ts'
import { useMachineOf } from '../../../actors/environment-context.ts'
import { failureText } from '../../../i18n/failure-text.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { useReturn } from '../../../ui/lists/use-return.ts'

/** A loaded job, and how to load it again. */
export type LoadedJob = {
  readonly details: JobDetails
  readonly isRefreshing: boolean
  readonly refreshFailed: boolean
  /** Loads again; the present value stays on the screen. */
  readonly refresh: () => void
  readonly retry: () => void
}

export type JobLoading =
  | ({ readonly status: 'ready' } & LoadedJob)
  | { readonly status: 'loading' | 'missing' | 'forbidden' }
  | { readonly status: 'failed'; readonly text: string; readonly retry: () => void }

/** Loads one job and reports the state of loading. */
export function useJobDetails(jobId: string): JobLoading {
  const { t } = useI18n()
  const [state, send] = useMachine(useMachineOf(jobDetailsMachine), { input: { request: jobId } })
  const refresh = () => send({ type: 'details.refreshed' })
  const retry = () => send({ type: 'details.retried' })
  useReturn(refresh)
  useJobChanges(refresh, jobId)

  const { value, failure } = state.context
  if (state.hasTag('shown') && value) {
    return {
      status: 'ready',
      details: value,
      isRefreshing: state.matches('refreshing'),
      refreshFailed: state.matches('refreshFailed'),
      refresh,
      retry,
    }
  }
  if (state.matches('forbidden')) return { status: 'forbidden' }
  if (state.matches('missing')) return { status: 'missing' }
  if (state.matches('failed') && failure) return { status: 'failed', text: failureText(t, failure, 'load'), retry }
  return { status: 'loading' }
}
