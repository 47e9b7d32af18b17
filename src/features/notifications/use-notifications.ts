import { useMachine } from '@xstate/react'
import type { ShownNotices } from '../../../machines/notices.ts'
import { useNewNotifications } from '../../actors/live.ts'
import { notificationsMachine, type Notification } from '../../actors/notifications.ts'
import { useMachineOf } from '../../actors/provide.ts'
import { failureText } from '../../i18n/failure-text.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useReturn } from '../../ui/lists/use-return.ts'

type Shown = ShownNotices<Notification>
export type ShownItem = Shown['items'][number]

export type NotificationList =
  | { readonly status: 'loading' | 'empty' }
  | { readonly status: 'failed'; readonly text: string; readonly retry: () => void }
  | (Pick<Shown, 'items' | 'added'> & {
      readonly status: 'list'
      readonly isRefreshing: boolean
      readonly refreshFailed: boolean
      readonly retry: () => void
    })

/** The viewer's newest notifications. */
export function useNotifications(): NotificationList {
  const { t } = useI18n()
  const [state, send] = useMachine(useMachineOf(notificationsMachine), { input: { request: null } })
  const refresh = () => send({ type: 'details.refreshed' })
  const retry = () => send({ type: 'details.retried' })
  useReturn(refresh)
  useNewNotifications(refresh)

  const { value, failure } = state.context
  if (failure && !state.hasTag('shown')) return { status: 'failed', text: failureText(t, failure, 'load'), retry }
  if (!value || !state.hasTag('shown')) return { status: 'loading' }
  const { items, added } = value
  if (items.length === 0) return { status: 'empty' }
  return {
    status: 'list',
    items,
    added,
    isRefreshing: state.matches('refreshing'),
    refreshFailed: state.matches('refreshFailed'),
    retry,
  }
}
