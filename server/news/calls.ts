import { refuseOther } from '../jobs/rules-ask.ts'
import { markRead, readNews } from './rules.ts'
import { toNotification } from './wire.ts'
import type { Answer, Call, Handler } from '../call.ts'

/** The spec shows the newest 20. */
const MOST = 20

const list = async ({
  body,
  caller,
  language,
  say,
  tools,
}: Call<'listCustomerNotifications' | 'listBusinessNotifications'>): Promise<Answer<'listCustomerNotifications'>> => {
  refuseOther(body.userid, caller.id)
  const { notifications, unread } = await readNews(tools, caller, body.limit ?? MOST)
  return {
    responseStatus: true,
    notifications: notifications.map((one) => toNotification(one, language)),
    message: say('NOTIFICATIONS_LISTED'),
    unread,
  }
}

export const listCustomerNotifications: Handler<'listCustomerNotifications'> = list
export const listBusinessNotifications: Handler<'listBusinessNotifications'> = list

export const markNotificationsRead: Handler<'markNotificationsRead'> = async ({ body, caller, say, tools }) => {
  await markRead(tools, caller, body.upTo)
  return { Success: true, Message: say('NOTIFICATIONS_READ') }
}
