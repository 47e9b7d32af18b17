import * as wire from '../../generated/client/wire-notifications.ts'
import type { Page } from '../../machines/pages.ts'
import { call, reading, type Service } from './client.ts'
import { cursorAt, type PageQuery } from './inputs.ts'
import type { Acknowledged, Schemas } from './types.ts'
import type { MailSettingsDraft } from './drafts.ts'

/** The group to look into; null for all notifications, like ones as one. */
type Query = PageQuery & {
  readonly group: string | null
  /** Those of one topic alone; null for all. */
  readonly about: Topic | null
}

/** What notifications may be about. */
export type Topic = Schemas['NotificationTopic']

/** How many of all notifications are unread. */
export type NotificationOverview = { readonly unread: number }

/** A page of the viewer's notifications, newest first. */
export function listNotifications({
  group,
  about,
  after,
  limit,
}: Query): Service<Page<Schemas['GroupedNotification'], NotificationOverview>> {
  const body = { limit, ...(group !== null && { group }), ...(about !== null && { about }), ...cursorAt(after) }
  return call({
    isSafe: true,
    wire: reading(wire.listGroupedNotifications, ({ notifications, nextCursor, unread }) => ({
      items: notifications,
      next: nextCursor,
      beside: { unread },
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

/** Loads which notifications the viewer is mailed. */
export function getMailSettings(): Service<Schemas['MailSettings']> {
  return call({
    isSafe: true,
    wire: reading(wire.getMailSettings, ({ settings }) => settings),
    send: ({ client, init }) => client.POST('/get-mail-settings', init),
  })
}

/** Saves it; `kinds` are those that the viewer could choose from. */
export function saveMailSettings(
  { wantsMails, wanted }: MailSettingsDraft,
  kinds: readonly Schemas['MailKind'][],
): Service<Acknowledged> {
  const unwanted = kinds.filter((kind) => !wanted.includes(kind))
  const body = wire.editMailSettings.toWire({ emailNotifications: wantsMails, unwanted })
  return call({
    // Saving the same twice is harmless.
    isSafe: true,
    wire: wire.editMailSettings,
    send: ({ client, init }) => client.POST('/edit-mail-settings', { ...init, body }),
  })
}
