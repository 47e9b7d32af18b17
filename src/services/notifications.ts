import { Rules } from '../../generated/rules.ts'
import { call, type Service } from './client.ts'
import type { News, Role } from './types.ts'
import { businessNewsPath, customerNewsPath, newsFromWire } from './wire/notifications.ts'

/** The newest notifications of whoever is logged in, as many as the server gives at once. */
export function listNews(role: Role): Service<News> {
  const body = { limit: Rules.ListNotifications.limit.maximum }
  return call({
    isSafe: true,
    send: ({ client, init }) =>
      role === 'customer'
        ? client.POST(customerNewsPath, { ...init, body })
        : client.POST(businessNewsPath, { ...init, body }),
    read: newsFromWire,
  })
}

/** Marks this notification and all older ones as read. */
export function markNewsRead(upTo: string): Service<void> {
  return call({
    // To mark them twice is as good as once.
    isSafe: true,
    send: ({ client, init }) => client.POST('/mark-notifications-read', { ...init, body: { upTo } }),
    read: () => undefined,
  })
}
