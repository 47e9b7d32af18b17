import type { Page } from '../../machines/page.ts'
import { call, type Service } from './client.ts'
import type { Acknowledged, NotificationGroup } from './types.ts'
import { notificationGroupFromWire } from './wire/notifications.ts'

type Query = {
  /** The group to look into; null for all notifications, like ones as one. */
  readonly group: string | null
  /** The cursor of the page before; null for the first page. */
  readonly after: string | null
  readonly limit: number
}

/** A page of the viewer's notifications, newest first. */
export function listNotifications({ group, after, limit }: Query): Service<Page<NotificationGroup>> {
  const body = { limit, ...(group === null ? {} : { group }), ...(after === null ? {} : { cursor: after }) }
  return call({
    isSafe: true,
    send: ({ client, init }) => client.POST('/get-notification/grouped', { ...init, body }),
    read: ({ notifications, nextCursor }) => ({
      items: notifications.map(notificationGroupFromWire),
      next: nextCursor,
    }),
  })
}

/** Those about a job, or those of a group; all where neither is named. */
export type Which = { readonly jobId?: string; readonly group?: string }

/** Marks notifications of the viewer as read. */
export function markNotificationsRead(which: Which): Service<Acknowledged> {
  return call({
    // Marking them twice is harmless.
    isSafe: true,
    send: ({ client, init }) => client.POST('/mark-notifications-read', { ...init, body: which }),
    read: ({ Message }) => ({ message: Message }),
  })
}
