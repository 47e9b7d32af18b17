import { useMachine } from '@xstate/react'
import { jobDetailsMachine } from '../../actors/job-details.ts'
import type { JobDetails } from '../../actors/jobs.ts'
import { useJobNews } from '../../actors/live.ts'
import { useMachineOf } from '../../actors/provide.ts'
import { failureText } from '../../i18n/failure-text.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useReturn } from '../../ui/lists/use-return.ts'

/** A job that is there, with what keeps it fresh. */
export type LoadedJob = {
  readonly details: JobDetails
  readonly isRefreshing: boolean
  readonly refreshFailed: boolean
  /** Looks again; what is shown stays. */
  readonly refresh: () => void
  readonly retry: () => void
}

export type JobFace =
  | ({ readonly face: 'ready' } & LoadedJob)
  | { readonly face: 'loading' | 'missing' | 'forbidden' }
  | { readonly face: 'failed'; readonly text: string; readonly retry: () => void }

/** Loads one job and says which face its screen has. */
export function useJobDetails(jobId: string): JobFace {
  const { t } = useI18n()
  const [state, send] = useMachine(useMachineOf(jobDetailsMachine), { input: { request: jobId } })
  const refresh = () => send({ type: 'details.refreshed' })
  const retry = () => send({ type: 'details.retried' })
  useReturn(refresh)
  useJobNews(refresh, jobId)

  const { value, failure } = state.context
  if (state.hasTag('shown') && value) {
    return {
      face: 'ready',
      details: value,
      isRefreshing: state.matches('refreshing'),
      refreshFailed: state.matches('refreshFailed'),
      refresh,
      retry,
    }
  }
  if (state.matches('forbidden')) return { face: 'forbidden' }
  if (state.matches('missing')) return { face: 'missing' }
  if (state.matches('failed') && failure) return { face: 'failed', text: failureText(t, failure, 'load'), retry }
  return { face: 'loading' }
}
