import type { Caller } from '../platform/caller.ts'
import { cursorsOf, paginate } from '../platform/cursor.ts'
import type { Db } from '../platform/db/connection.ts'
import type { Deps } from '../dependencies.ts'
import { enqueueWebhookEvents } from '../webhooks/service-enqueue.ts'
import { appLinks } from './app-links.ts'
import { isMailedKind } from './mail-kinds.ts'
import { mailSubjects } from './notification-mail-texts.ts'
import { listGroup, listGroups, type GroupView } from './repository-groups.ts'
import { queueNotificationMail } from './repository-mail-outbox.ts'
import {
  countUnread,
  insertNotificationRows,
  listNotifications,
  markRead as writeRead,
  withGroupKey,
  type NotificationInput,
  type NotificationView,
  type NotificationEvent,
  type NotificationSelector,
} from './repository.ts'

type NotifierDeps = Pick<Deps, 'settings'>

/** Tells accounts, in the transaction that this is about: all of it is written with what it tells of, or nothing is. */
export async function notifyAccounts(
  deps: NotifierDeps,
  db: Db,
  accountIds: readonly string[],
  { jobId, news, now }: NotificationInput,
): Promise<void> {
  await deliverToAccounts(deps, db, accountIds, { jobId, news: withGroupKey(jobId, news), happenedAt: now, now })
}

/**
 * Tells accounts about a job, or about themselves, on their bells, at their addresses for events, and by mail where the news are of a kind
 * that is mailed.
 * In a transaction.
 */
export async function deliverToAccounts(
  { settings }: NotifierDeps,
  db: Db,
  accountIds: readonly string[],
  told: NotificationEvent,
): Promise<void> {
  if (accountIds.length === 0) return
  const { jobId, news, happenedAt, now } = told
  await insertNotificationRows(db, accountIds, told)
  await enqueueWebhookEvents(db, accountIds, { ...news, jobId, happenedAt, now })
  if (!Object.hasOwn(mailSubjects.en, news.kind)) return
  const links = appLinks(settings)
  const link = jobId === null ? links.businessDetails : links.jobDetails(jobId)
  const unsubscribe = links.unsubscribe(isMailedKind(news.kind) ? news.kind : 'all')
  await queueNotificationMail(db, accountIds, { news, link, unsubscribe, now })
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

type GroupQuery = Readonly<{ groupId: string | undefined; cursor: string | undefined; limit: number }>
export type Groups = Readonly<{ notifications: readonly GroupView[]; nextCursor: string | null; unread: number }>

/** A page of all that the caller was told, like notifications as one; or of the single ones of a group. */
export async function loadNotificationGroups(
  { db }: Deps,
  caller: Caller,
  { groupId, cursor, limit }: GroupQuery,
): Promise<Groups> {
  const cursors = cursorsOf('listGroupedNotifications', groupId)
  const window = { before: cursor === undefined ? undefined : cursors.behindId(cursor), limit: limit + 1 }
  const [found, unread] = await Promise.all([
    groupId === undefined ? listGroups(db, caller.id, window) : listGroup(db, caller.id, groupId, window),
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
