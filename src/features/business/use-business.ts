import { useMachine } from '@xstate/react'
import { useCallback } from 'react'
import {
  businessMachine,
  reviewsInput,
  reviewsMachine,
  type Review,
  type ShownBusiness,
} from '../../actors/business.ts'
import { useMachineOf } from '../../actors/environment-context.ts'
import { failureText } from '../../i18n/failure-text.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { loadedFrom, type Loaded } from '../../ui/forms/loaded-screen.tsx'
import { type Foot, listFooterState } from '../../ui/lists/list-foot.tsx'
import { useReturn } from '../../ui/use-return.ts'

/** What is known of a business. */
export function useBusiness(id: string): Loaded<ShownBusiness> {
  const [state, send] = useMachine(useMachineOf(businessMachine), { input: { request: id } })
  useReturn(() => send({ type: 'details.refreshed' }))
  return loadedFrom(state, () => send({ type: 'details.retried' }))
}

export type ReviewList = {
  readonly status: 'loading' | 'failed' | 'empty' | 'list'
  readonly items: readonly Review[]
  /** What is shown below the last one. */
  readonly foot: Foot
  readonly isRefreshing: boolean
  readonly refreshFailed: boolean
  /** Why they could not be loaded, in the reader's words. */
  readonly failure: string | undefined
  readonly wantMore: () => void
  readonly retry: () => void
}

/** What customers said of a business. */
export function useReviews(businessId: string): ReviewList {
  const { t } = useI18n()
  const [state, send] = useMachine(useMachineOf(reviewsMachine), { input: reviewsInput(businessId) })
  useReturn(() => send({ type: 'list.refreshed' }))
  const { items, failure } = state.context
  const shown = items.length > 0 ? 'list' : state.hasTag('shown') ? 'empty' : 'loading'
  return {
    status: state.matches('failed') ? 'failed' : shown,
    items,
    foot: listFooterState(state),
    isRefreshing: state.matches({ shown: 'refreshing' }),
    refreshFailed: state.matches({ shown: 'refreshFailed' }),
    failure: failure ? failureText(t, failure, 'load') : undefined,
    wantMore: useCallback(() => send({ type: 'page.wanted' }), [send]),
    retry: useCallback(() => send({ type: 'page.retried' }), [send]),
  }
}
