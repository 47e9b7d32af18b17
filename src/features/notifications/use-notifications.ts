import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useLayoutEffect, useMemo } from 'react'
import type { Page } from '../../../machines/pages.ts'
import { useNewNotifications, useUnread, useUnreadChanges } from '../../actors/live.ts'
import {
  markAllReadCommand,
  type NotificationFilter,
  type NotificationGroup,
  type NotificationOverview,
  notificationsInput,
  notificationsMachine,
} from '../../actors/notifications.ts'
import { useEnvironment, useMachineOf, useSetup, useSession } from '../../actors/environment-context.ts'
import { useToastedCommand } from '../../ui/forms/use-command.ts'
import { createListRestoration } from '../../ui/lists/list-restoration.ts'
import { type ListView, useListView } from '../../ui/lists/list-view.ts'
import { useReturn } from '../../ui/use-return.ts'

export type NotificationList = ListView<NotificationGroup>

const leftLists = () => createListRestoration<Page<NotificationGroup, NotificationOverview>>()

/** All notifications of the viewer or those of one topic, like ones as one; or those of one group. */
export function useNotifications({ group, about }: NotificationFilter): NotificationList {
  const filter = useMemo(() => ({ group, about }), [group, about])
  const lists = useEnvironment().shared(leftLists)
  const userId = useSession().user.id
  const [state, send, actor] = useMachine(useMachineOf(notificationsMachine), {
    input: notificationsInput(filter, lists.find(keyOf(userId, filter))),
  })
  useEffect(() => send({ type: 'filter.changed', filter }), [send, filter])
  const list = useListView(state, send)
  useReturn(list.refresh)
  useNewNotifications(list.refresh)
  // Some may have been read in another tab.
  useUnreadChanges(list.refresh)

  const leave = useEffectEvent(() => {
    const { items, next, filter: now } = actor.getSnapshot().context
    if (items.length > 0) lists.leave(keyOf(userId, now), { items, next })
  })
  useLayoutEffect(() => () => leave(), [])
  return list
}

const keyOf = (userId: string, { group, about }: NotificationFilter): string => `${userId} ${group} ${about}`

/** Marks everything as read; `onDone` shows it. */
export function useMarkAllRead(onDone: () => void) {
  const hasUnread = useUnread() > 0
  const { isBusy, run } = useToastedCommand(useSetup(markAllReadCommand), onDone)
  return { hasUnread, isBusy, markAll: () => run({}) }
}
