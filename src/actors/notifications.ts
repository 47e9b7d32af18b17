import { fromPromise } from 'xstate'
import { createPages, type Page, type PagesInput } from '../../machines/pages.ts'
import type { Acknowledged, NotificationGroup } from '../services/types.ts'
import { listNotifications, markNotificationsRead } from '../services/notifications.ts'
import { commandOf, type EmptyIntent } from './commands.ts'
import type { Environment } from './environment.ts'
import { markReadSilently } from './mark-read.ts'
import { runService } from './run-service.ts'

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
        const outcome = await runService(environment, signal, listNotifications({ group, after, limit }))
        if (outcome.type === 'done' && group !== null && after === null && !signal.aborted)
          markReadSilently(environment, { group })
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
  return commandOf<EmptyIntent, Acknowledged>(environment, {
    save: (_, signal) => runService(environment, signal, markNotificationsRead({})),
  })
}
