import * as wire from '../../generated/client/wire-client.ts'
import type { Page } from '../../machines/pages.ts'
import { call, reading, type Service } from './client.ts'
import { cursorAt } from './inputs.ts'
import type { Acknowledged, Schemas } from './types.ts'

type Query = {
  /** The group to look into; null for all notifications, like ones as one. */
  readonly group: string | null
  /** The cursor of the page before; null for the first page. */
  readonly after: string | null
  readonly limit: number
}

/** A page of the viewer's notifications, newest first. */
export function listNotifications({ group, after, limit }: Query): Service<Page<Schemas['GroupedNotification']>> {
  const body = { limit, ...(group !== null && { group }), ...cursorAt(after) }
  return call({
    isSafe: true,
    wire: reading(wire.listGroupedNotifications, ({ notifications, nextCursor }) => ({
      items: notifications,
      next: nextCursor,
    })),
    send: ({ client, init }) => client.POST('/get-notification/grouped', { ...init, body }),
  })
}

/** Those about a job, or those of a group; all where neither is named. */
export type Which = { readonly jobId?: string; readonly group?: string }

/** Marks notifications of the viewer as read. */
export function markNotificationsRead(which: Which): Service<Acknowledged> {
  const body = wire.markNotificationsRead.toWire(which)
  return call({
    // Marking them twice is harmless.
    isSafe: true,
    wire: wire.markNotificationsRead,
    send: ({ client, init }) => client.POST('/mark-notifications-read', { ...init, body }),
  })
}
