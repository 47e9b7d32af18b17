import { useMachine } from '@xstate/react'
import { useEffectEvent, useLayoutEffect } from 'react'
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
import { useToastedCommand } from '../../ui/forms/use-command.ts'
import { createListRestoration } from '../../ui/lists/list-restoration.ts'
import { type ListView, useListView } from '../../ui/lists/list-view.ts'
import { useReturn } from '../../ui/use-return.ts'

export type NotificationList = ListView<NotificationGroup>

const leftLists = () => createListRestoration<Page<NotificationGroup>>()

/** All notifications of the viewer, like ones as one; or those of one group. */
export function useNotifications(group: GroupFilter): NotificationList {
  const lists = useEnvironment().shared(leftLists)
  const key = `${useSession().user.id} ${group ?? ''}`
  const [state, send, actor] = useMachine(useMachineOf(notificationsMachine), {
    input: notificationsInput(group, lists.find(key)),
  })
  const list = useListView(state, send)
  useReturn(list.refresh)
  useNewNotifications(list.refresh)
  // Some may have been read in another tab.
  useUnreadChanges(list.refresh)

  const leave = useEffectEvent(() => {
    const { items, next } = actor.getSnapshot().context
    if (items.length > 0) lists.leave(key, { items, next })
  })
  useLayoutEffect(() => () => leave(), [])
  return list
}

/** Marks everything as read; `onDone` shows it. */
export function useMarkAllRead(onDone: () => void) {
  const hasUnread = useUnread() > 0
  const { isBusy, run } = useToastedCommand(useSetup(markAllReadCommand), onDone)
  return { hasUnread, isBusy, markAll: () => run({}) }
}
