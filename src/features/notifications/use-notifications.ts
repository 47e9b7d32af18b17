import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useNews } from '../../actors/live.ts'
import { markRead, newsMachine, type NewsItem } from '../../actors/notifications.ts'
import { useBackstage, useMachineOf } from '../../actors/provide.ts'
import { loadFailureText } from '../../i18n/failure-text.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useReturn } from '../../ui/use-return.ts'
import { beginning, look } from './visit.ts'

export type ShownItem = NewsItem & { readonly isMarked: boolean }

export type NotificationsFace =
  | { readonly face: 'loading' | 'empty' }
  | { readonly face: 'failed'; readonly text: string; readonly retry: () => void }
  | {
      readonly face: 'list'
      readonly items: readonly ShownItem[]
      /** How many came in while the list was looked at. */
      readonly added: number
      readonly isRefreshing: boolean
      readonly refreshFailed: boolean
      readonly retry: () => void
    }

/** The newest notifications of whoever is logged in. What is shown counts as read from then on. */
export function useNotifications(): NotificationsFace {
  const { t } = useI18n()
  const backstage = useBackstage()
  const [state, send] = useMachine(useMachineOf(newsMachine), { input: { request: null } })
  const refresh = () => send({ type: 'details.refreshed' })
  const retry = () => send({ type: 'details.retried' })
  useReturn(refresh)
  useNews(refresh)

  const { value, failure } = state.context
  const [visit, setVisit] = useState(beginning)
  if (value && value !== visit.news) setVisit(look(visit, value))

  useEffect(() => {
    const newest = value?.items[0]
    // What a hidden page shows nobody has read; coming back to it looks again.
    const isSeen = document.visibilityState === 'visible'
    if (value && value.unread > 0 && newest && isSeen) void markRead(backstage, newest.id)
  }, [backstage, value])

  if (failure && !state.hasTag('shown')) return { face: 'failed', text: loadFailureText(t, failure), retry }
  if (!value) return { face: 'loading' }
  if (value.items.length === 0) return { face: 'empty' }
  return {
    face: 'list',
    items: value.items.map((item) => ({ ...item, isMarked: visit.marked.has(item.id) })),
    added: visit.added,
    isRefreshing: state.matches('refreshing'),
    refreshFailed: state.matches('refreshFailed'),
    retry,
  }
}
