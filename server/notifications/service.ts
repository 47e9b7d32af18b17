import type { Caller } from '../platform/caller.ts'
import { cursorsOf, paginate } from '../platform/cursor.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import type { Subscriber } from '../events/content.ts'
import { appLinks } from '../platform/app-links.ts'
import { isMailedKind } from './service-mail-settings.ts'
import { mailSubjects } from './notification-mail-texts.ts'
import { kindsAbout, type Topic } from './topics.ts'
import { listGroup, listGroups, type GroupView } from './repository-groups.ts'
import { queueNotificationMail } from './repository-mail-outbox.ts'
import {
  countUnread,
  insertNotificationRows,
  listNotifications,
  markRead as writeRead,
  type NotificationView,
  type NotificationSelector,
  hasUnreadOfThread,
} from './repository.ts'

export { insertNotificationRows } from './repository.ts'
export { publishLiveEvents } from './repository-stream.ts'

/** Tells accounts on the bell; of messages by one notification for all that is unread of a thread. */
export const addToBell: Subscriber = async (_deps, db, accountIds, delivery) => {
  const { jobId, params, messageNumber } = delivery
  const { businessId } = params
  if (messageNumber !== undefined && jobId !== null && typeof businessId === 'string') {
    const [accountId = ''] = accountIds
    if (await hasUnreadOfThread(db, { accountId, jobId, businessId })) return
  }
  await insertNotificationRows(db, accountIds, delivery)
}

/** Mails what is of a kind that is mailed. Messages are mailed later, and only if they are still unread. */
export const mailNotification: Subscriber = async ({ settings }, db, accountIds, delivery) => {
  const { jobId, kind, now, messageNumber } = delivery
  if (messageNumber !== undefined || !Object.hasOwn(mailSubjects.en, kind)) return
  const links = appLinks(settings)
  const aboutItself = kind.startsWith('membership_') ? links.membership : links.businessDetails
  const link = jobId === null ? aboutItself : links.jobDetails(jobId)
  const unsubscribe = links.unsubscribe(isMailedKind(kind) ? kind : 'all')
  await queueNotificationMail(db, accountIds, { news: delivery, link, unsubscribe, now })
}

export type NotificationPage = Readonly<{ notifications: readonly NotificationView[]; unread: number }>

/** The caller's newest notifications, and how many of all are unread. */
export async function loadNotifications({ db }: Deps, caller: Caller, limit: number): Promise<NotificationPage> {
  const [notifications, unread] = await Promise.all([
    listNotifications(db, caller.id, limit),
    countUnread(db, caller.id),
  ])
  return { notifications, unread }
}

type GroupQuery = Readonly<{
  groupId: string | undefined
  about: Topic | undefined
  cursor: string | undefined
  limit: number
}>
export type Groups = Readonly<{ notifications: readonly GroupView[]; nextCursor: string | null; unread: number }>

/** A page of all that the caller was told, like notifications as one; or of the single ones of a group. */
export async function loadNotificationGroups(
  { db, now }: Deps,
  caller: Caller,
  { groupId, about, cursor, limit }: GroupQuery,
): Promise<Groups> {
  const cursors = cursorsOf('listGroupedNotifications', groupId, about)
  const before = cursor === undefined ? undefined : cursors.behindId(cursor)
  const window = { before, limit: limit + 1, now: now() }
  const [found, unread] = await Promise.all([
    groupId === undefined
      ? listGroups(db, caller.id, { ...window, kinds: about && kindsAbout(about) })
      : listGroup(db, caller.id, groupId, window),
    countUnread(db, caller.id),
  ])
  const { rows: notifications, nextCursor } = paginate(found, limit, ({ newestId }) => cursors.after(newestId))
  return { notifications, nextCursor, unread }
}

/** Marks notifications of the caller as read. */
export async function markRead({ db, now, wake }: Deps, caller: Caller, which: NotificationSelector): Promise<void> {
  await writeRead(db, caller.id, which, now())
  wake()
}
