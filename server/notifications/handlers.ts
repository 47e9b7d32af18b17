import { rateLimitNetwork } from '../platform/http/rate-limit-hooks.ts'
import { PassThrough } from 'node:stream'
import type { ResponseBody, Call, Handler } from '../platform/http/handler.ts'
import type { StreamDeps } from './stream-registry.ts'
import { editMailSettings as changeMails, readMailSettings } from './service-mail-settings.ts'
import { markRead, loadNotificationGroups, loadNotifications } from './service.ts'
import { toGroupedNotification, toMailSettings, toNotification } from './serializer.ts'

/** The spec shows the newest 20. */
const MOST = 20

const list = async ({
  body,
  caller,
  language,
  translate,
  deps,
}: Call<'listCustomerNotifications' | 'listBusinessNotifications'>): Promise<
  ResponseBody<'listCustomerNotifications'>
> => {
  const { notifications, unread } = await loadNotifications(deps, caller, body.limit ?? MOST)
  return {
    notifications: notifications.map((one) => toNotification(one, language)),
    message: translate('NOTIFICATIONS_LISTED'),
    unread,
  }
}

export const listCustomerNotifications: Handler<'listCustomerNotifications'> = list
export const listBusinessNotifications: Handler<'listBusinessNotifications'> = list

export const listGroupedNotifications: Handler<'listGroupedNotifications'> = async ({
  body,
  caller,
  language,
  deps,
}) => {
  const { group: groupId, about, cursor, limit } = body
  const { notifications, ...page } = await loadNotificationGroups(deps, caller, { groupId, about, cursor, limit })
  const shown = { language, publicUrl: deps.settings.publicUrl }
  return { notifications: notifications.map((one) => toGroupedNotification(one, shown)), ...page }
}

export const markNotificationsRead: Handler<'markNotificationsRead'> = async ({ body, caller, translate, deps }) => {
  const { upTo, jobId, group: groupId } = body
  await markRead(deps, caller, { upTo, jobId, groupId })
  return { message: translate('NOTIFICATIONS_READ') }
}

export const getMailSettings: Handler<'getMailSettings'> = async ({ caller, deps }) => {
  return { settings: toMailSettings(await readMailSettings(deps, caller)) }
}

export const editMailSettings: Handler<'editMailSettings'> = async ({ body, caller, translate, deps }) => {
  const { emailNotifications: isEnabled, unwanted: muted } = body
  await changeMails(deps, caller, { ...(isEnabled === undefined ? {} : { isEnabled }), ...(muted && { muted }) })
  return { message: translate('MAIL_SETTINGS_SAVED') }
}

/** The only call whose response stays open. */
export const streamNotifications: Handler<'streamNotifications', StreamDeps> = async ({
  caller,
  header,
  ip,
  language,
  warn,
  deps,
}) => {
  const output = new PassThrough()
  await deps.streams.open({
    caller,
    address: rateLimitNetwork(ip),
    lastEventId: header('Last-Event-ID'),
    output,
    show: (notification) => toNotification(notification, language),
    onError: (error) => warn(error, 'stream of notifications ended'),
  })
  const headers = {
    'content-type': 'text/event-stream; charset=utf-8',
    // Nobody on the way may keep, shorten or collect it.
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    // A server that stops waits for connections; this one has served its purpose when the stream ends.
    connection: 'close',
  }
  return { headers, stream: output }
}
