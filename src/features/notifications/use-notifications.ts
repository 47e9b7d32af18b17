import { useMachine } from '@xstate/react'
import type { ShownNotices } from '../../../machines/notices.ts'
import { useNews } from '../../actors/live.ts'
import { newsMachine, type NewsItem } from '../../actors/notifications.ts'
import { useMachineOf } from '../../actors/provide.ts'
import { failureText } from '../../i18n/failure-text.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useReturn } from '../../ui/lists/use-return.ts'

type Shown = ShownNotices<NewsItem>
export type ShownItem = Shown['items'][number]

export type NotificationsFace =
  | { readonly face: 'loading' | 'empty' }
  | { readonly face: 'failed'; readonly text: string; readonly retry: () => void }
  | (Pick<Shown, 'items' | 'added'> & {
      readonly face: 'list'
      readonly isRefreshing: boolean
      readonly refreshFailed: boolean
      readonly retry: () => void
    })

/** The newest notifications of whoever is logged in. */
export function useNotifications(): NotificationsFace {
  const { t } = useI18n()
  const [state, send] = useMachine(useMachineOf(newsMachine), { input: { request: null } })
  const refresh = () => send({ type: 'details.refreshed' })
  const retry = () => send({ type: 'details.retried' })
  useReturn(refresh)
  useNews(refresh)

  const { value, failure } = state.context
  if (failure && !state.hasTag('shown')) return { face: 'failed', text: failureText(t, failure, 'load'), retry }
  if (!value || !state.hasTag('shown')) return { face: 'loading' }
  const { items, added } = value
  if (items.length === 0) return { face: 'empty' }
  return {
    face: 'list',
    items,
    added,
    isRefreshing: state.matches('refreshing'),
    refreshFailed: state.matches('refreshFailed'),
    retry,
  }
}
