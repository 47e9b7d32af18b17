import { useMachine } from '@xstate/react'
import { useCallback, useEffectEvent, useLayoutEffect } from 'react'
import type { Page } from '../../../machines/pages.ts'
import { useNewNotifications, useUnread, useUnreadChanges } from '../../actors/live.ts'
import {
  type GroupFilter,
  markAllReadCommand,
  type NotificationGroup,
  notificationsInput,
  notificationsMachine,
} from '../../actors/notifications.ts'
import { useEnvironment, useMachineOf, useSetup, useSession } from '../../actors/environment-context.ts'
import { failureText } from '../../i18n/failure-text.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useCommand } from '../../ui/forms/use-command.ts'
import { useFailureToast } from '../../ui/forms/use-form.ts'
import { createListRestoration } from '../../ui/lists/list-restoration.ts'
import { type Foot, listFooterState } from '../../ui/lists/list-foot.tsx'
import { useReturn } from '../../ui/use-return.ts'

export type NotificationList = {
  readonly status: 'loading' | 'failed' | 'empty' | 'list'
  readonly items: readonly NotificationGroup[]
  /** What is shown below the last row. */
  readonly foot: Foot
  readonly isRefreshing: boolean
  readonly refreshFailed: boolean
  /** Why the list could not be loaded, in the reader's words. */
  readonly failure: string | undefined
  readonly wantMore: () => void
  readonly retry: () => void
  readonly refresh: () => void
}

const leftLists = () => createListRestoration<Page<NotificationGroup>>()

/** All notifications of the viewer, like ones as one; or those of one group. */
export function useNotifications(group: GroupFilter): NotificationList {
  const { t } = useI18n()
  const lists = useEnvironment().shared(leftLists)
  const key = `${useSession().user.id} ${group ?? ''}`
  const [state, send, actor] = useMachine(useMachineOf(notificationsMachine), {
    input: notificationsInput(group, lists.find(key)),
  })
  const refresh = useCallback(() => send({ type: 'list.refreshed' }), [send])
  useReturn(refresh)
  useNewNotifications(refresh)
  // Some may have been read in another tab.
  useUnreadChanges(refresh)

  const leave = useEffectEvent(() => {
    const { items, next } = actor.getSnapshot().context
    if (items.length > 0) lists.leave(key, { items, next })
  })
  useLayoutEffect(() => () => leave(), [])

  const { items, failure } = state.context
  return {
    items,
    status: state.matches('failed')
      ? 'failed'
      : items.length > 0
        ? 'list'
        : state.hasTag('shown')
          ? 'empty'
          : 'loading',
    foot: listFooterState(state),
    isRefreshing: state.matches({ shown: 'refreshing' }),
    refreshFailed: state.matches({ shown: 'refreshFailed' }),
    failure: failure ? failureText(t, failure, 'load') : undefined,
    wantMore: useCallback(() => send({ type: 'page.wanted' }), [send]),
    retry: useCallback(() => send({ type: 'page.retried' }), [send]),
    refresh,
  }
}

/** Marks everything as read; `onDone` shows it. */
export function useMarkAllRead(onDone: () => void) {
  const hasUnread = useUnread() > 0
  const say = useFailureToast()
  const { isBusy, run } = useCommand(useSetup(markAllReadCommand), {
    onDone,
    onRefused: say,
    onFailed: say,
  })
  return { hasUnread, isBusy, markAll: () => run({}) }
}
