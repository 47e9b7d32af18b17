import type { Caller } from '../platform/caller.ts'
import { cursorAfter, idBehind } from '../platform/cursor.ts'
import type { Db } from '../platform/db/connection.ts'
import type { Tools } from '../tools.ts'
import { screenLinks } from './links.ts'
import { isMailedKind } from './mail-kinds.ts'
import { mailSubjects } from './mail-words.ts'
import { listGroup, listGroups, type GroupView } from './rows-groups.ts'
import { queueNews, type MailedNews } from './rows-mail.ts'
import {
  countUnread,
  insertNotifications,
  listNotifications,
  markRead as writeRead,
  type News,
  type NotificationView,
  type Which,
} from './rows.ts'

type About = Readonly<{ jobId: string | null; news: News; now: Date }>

/**
 * Tells accounts about a job, or about themselves, on their bells, and by mail where the news are of a kind that is mailed. All
 * of it is written with what it tells of, or nothing is. Answers on how many bells it is.
 */
export async function notify(
  { settings }: Pick<Tools, 'settings'>,
  db: Db,
  accountIds: readonly string[],
  about: About,
): Promise<number> {
  if (accountIds.length === 0) return 0
  const { jobId, news, now } = about
  const told = await insertNotifications(db, accountIds, about)
  if (!isMailed(news)) return told
  const links = screenLinks(settings)
  const link = jobId === null ? links.businessDetails : links.jobDetails(jobId)
  await queueNews(db, accountIds, {
    news,
    link,
    unsubscribe: links.unsubscribe(isMailedKind(news.kind) ? news.kind : 'all'),
    now,
  })
  return told
}

const isMailed = (news: News): news is MailedNews => Object.hasOwn(mailSubjects.en, news.kind)

export type Notices = Readonly<{ notifications: readonly NotificationView[]; unread: number }>

/** The caller's newest notifications, and how many of all are unread. */
export async function readNotices({ db }: Tools, caller: Caller, limit: number): Promise<Notices> {
  const [notifications, unread] = await Promise.all([
    listNotifications(db, caller.id, limit),
    countUnread(db, caller.id),
  ])
  return { notifications, unread }
}

type GroupQuery = Readonly<{ groupId: string | undefined; cursor: string | undefined; limit: number }>
export type Groups = Readonly<{ notifications: readonly GroupView[]; nextCursor: string | null; unread: number }>

/** A page of all that the caller was told, like notifications as one; or of the single ones of a group. */
export async function readGroups(
  { db }: Tools,
  caller: Caller,
  { groupId, cursor, limit }: GroupQuery,
): Promise<Groups> {
  // One more than the page tells whether the list goes on.
  const window = { before: cursor === undefined ? undefined : idBehind(cursor), limit: limit + 1 }
  const [found, unread] = await Promise.all([
    groupId === undefined ? listGroups(db, caller.id, window) : listGroup(db, caller.id, groupId, window),
    countUnread(db, caller.id),
  ])
  const notifications = found.slice(0, limit)
  const last = notifications.at(-1)
  return { notifications, nextCursor: found.length > limit && last ? cursorAfter(last.newestId) : null, unread }
}

/** Marks notifications of the caller as read. */
export async function markRead({ db, now }: Tools, caller: Caller, which: Which): Promise<void> {
  await writeRead(db, caller.id, which, now())
}
