import { useMachine } from '@xstate/react'
import {
  businessMachine,
  reviewsInput,
  reviewsMachine,
  type Review,
  type ShownBusiness,
} from '../../actors/business.ts'
import { useMachineOf } from '../../actors/environment-context.ts'
import { loadedFrom, type Loaded } from '../../ui/forms/loaded-screen.tsx'
import { type ListView, useListView } from '../../ui/lists/list-view.ts'
import { useReturn } from '../../ui/use-return.ts'

/** What is known of a business. */
export function useBusiness(id: string): Loaded<ShownBusiness> {
  const [state, send] = useMachine(useMachineOf(businessMachine), { input: { request: id } })
  useReturn(() => send({ type: 'details.refreshed' }))
  return loadedFrom(state, () => send({ type: 'details.retried' }))
}

/** What customers said of a business. */
export function useReviews(businessId: string): ListView<Review> {
  const [state, send] = useMachine(useMachineOf(reviewsMachine), { input: reviewsInput(businessId) })
  const list = useListView(state, send)
  useReturn(list.refresh)
  return list
}
