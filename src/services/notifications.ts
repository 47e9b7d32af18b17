import type { Effect } from 'effect'
import { Rules } from '../../generated/rules.ts'
import { call, type Api } from './client.ts'
import type { ServiceFailure } from './failures.ts'
import type { Notifications, Role } from './types.ts'
import { businessNotificationsPath, customerNotificationsPath, notificationsFromWire } from './wire/notifications.ts'

/** The newest notifications of whoever is logged in, as many as the server gives at once. */
export function listNotifications(role: Role): Effect.Effect<Notifications, ServiceFailure, Api> {
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
export function markNotificationsRead(upTo: string): Effect.Effect<void, ServiceFailure, Api> {
  return call({
    // To mark them twice is as good as once.
    isSafe: true,
    send: ({ client, init }) => client.POST('/mark-notifications-read', { ...init, body: { upTo } }),
    read: () => undefined,
  })
}
