import { fromPromise } from 'xstate'
import { createPages } from '../../machines/pages.ts'
import type { Page, PagesInput } from '../../machines/page.ts'
import type { Acknowledged, NotificationGroup } from '../services/types.ts'
import { listNotifications, markNotificationsRead } from '../services/notifications.ts'
import { commandOf, type NoIntent } from './commands.ts'
import type { Environment } from './environment.ts'
import { noteRead } from './note-read.ts'
import { perform } from './perform.ts'

export type { NotificationGroup } from '../services/types.ts'

/** The group that is looked into; null for all notifications, like ones as one. */
export type GroupFilter = string | null

const pageSize = 20
const largestPage = 50

/** The viewer's notifications. Whoever looks into a group has read what is in it. */
export function notificationsMachine(environment: Environment) {
  return createPages<NotificationGroup, GroupFilter>().provide({
    actors: {
      load: fromPromise(async ({ input: { filter: group, after, shown }, signal }) => {
        const limit = Math.min(largestPage, Math.max(pageSize, shown))
        const outcome = await perform(environment, signal, listNotifications({ group, after, limit }))
        if (outcome.type === 'done' && group !== null && after === null && !signal.aborted)
          noteRead(environment, { group })
        return outcome
      }),
    },
  })
}

export function notificationsInput(
  filter: GroupFilter,
  kept: Page<NotificationGroup> | null,
): PagesInput<NotificationGroup, GroupFilter> {
  return { filter, idOf: ({ id }) => id, kept }
}

/** Marks all notifications as read. */
export function markAllReadCommand(environment: Environment) {
  return commandOf<NoIntent, Acknowledged>(environment, {
    save: (_, signal) => perform(environment, signal, markNotificationsRead({})),
  })
}
