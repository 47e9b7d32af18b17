import { Rules } from '../../generated/rules.ts'
import { call, type Service } from './client.ts'
import type { Notifications, Role } from './types.ts'
import { businessNotificationsPath, customerNotificationsPath, notificationsFromWire } from './wire/notifications.ts'

/** The viewer's newest notifications, as many as the server gives at once. */
export function listNotifications(role: Role): Service<Notifications> {
  const body = { limit: Rules.ListNotifications.limit.maximum }
  return call({
    isSafe: true,
    send: ({ client, init }) =>
      role === 'customer'
        ? client.POST(customerNotificationsPath, { ...init, body })
        : client.POST(businessNotificationsPath, { ...init, body }),
    read: notificationsFromWire,
  })
}

/** Marks this notification and all older ones as read. */
export function markNotificationsRead(upTo: string): Service<void> {
  return call({
    // Marking them twice is harmless.
    isSafe: true,
    send: ({ client, init }) => client.POST('/mark-notifications-read', { ...init, body: { upTo } }),
    read: () => undefined,
  })
}
