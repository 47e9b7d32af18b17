import { networkOf } from '../platform/http/client-address.ts'
import { PassThrough } from 'node:stream'
import type { Answer, Call, Handler } from '../handler.ts'
import { editMailSettings as changeMails, readMailSettings } from './service-mail-settings.ts'
import { markRead, readGroups, readNotices } from './service.ts'
import { toGroupedNotification, toMailSettings, toNotification } from './serializer.ts'

/** The spec shows the newest 20. */
const MOST = 20

const list = async ({
  body,
  caller,
  language,
  say,
  tools,
}: Call<'listCustomerNotifications' | 'listBusinessNotifications'>): Promise<Answer<'listCustomerNotifications'>> => {
  const { notifications, unread } = await readNotices(tools, caller, body.limit ?? MOST)
  return {
    notifications: notifications.map((one) => toNotification(one, language)),
    message: say('NOTIFICATIONS_LISTED'),
    unread,
  }
}

export const listCustomerNotifications: Handler<'listCustomerNotifications'> = list
export const listBusinessNotifications: Handler<'listBusinessNotifications'> = list

export const listGroupedNotifications: Handler<'listGroupedNotifications'> = async ({
  body,
  caller,
  language,
  tools,
}) => {
  const { group: groupId, cursor, limit } = body
  const { notifications, ...page } = await readGroups(tools, caller, { groupId, cursor, limit })
  return { notifications: notifications.map((one) => toGroupedNotification(one, language)), ...page }
}

export const markNotificationsRead: Handler<'markNotificationsRead'> = async ({ body, caller, say, tools }) => {
  const { upTo, jobId, group: groupId } = body
  await markRead(tools, caller, { upTo, jobId, groupId })
  return { message: say('NOTIFICATIONS_READ') }
}

export const getMailSettings: Handler<'getMailSettings'> = async ({ caller, tools }) => {
  return { settings: toMailSettings(await readMailSettings(tools, caller)) }
}

export const editMailSettings: Handler<'editMailSettings'> = async ({ body, caller, say, tools }) => {
  const { emailNotifications: isEnabled, unwanted: muted } = body
  await changeMails(tools, caller, { ...(isEnabled === undefined ? {} : { isEnabled }), ...(muted && { muted }) })
  return { message: say('MAIL_SETTINGS_SAVED') }
}

/** The call whose answer does not end by itself. */
export const streamNotifications: Handler<'streamNotifications'> = async ({
  caller,
  header,
  ip,
  language,
  warn,
  tools,
}) => {
  const output = new PassThrough()
  await tools.streams.open({
    caller,
    address: networkOf(ip),
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
