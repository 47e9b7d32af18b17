import type { Caller } from '../platform/caller.ts'
import type { Db } from '../platform/db/connection.ts'
import type { Tools } from '../tools.ts'
import { screenLinks } from './links.ts'
import { mailSubjects } from './mail-words.ts'
import { queueNews, type MailedNews } from './rows-mail.ts'
import {
  countUnread,
  insertNotifications,
  listNotifications,
  markRead as writeRead,
  type News,
  type NotificationView,
} from './rows.ts'

type About = Readonly<{ jobId: string; news: News; now: Date }>

/**
 * Tells accounts about a job on their bells, and by mail where the news are of a kind that is mailed. All of it is written
 * with what it tells of, or nothing is.
 */
export async function notify(
  { settings }: Pick<Tools, 'settings'>,
  db: Db,
  accountIds: readonly string[],
  about: About,
): Promise<void> {
  if (accountIds.length === 0) return
  const { jobId, news, now } = about
  await insertNotifications(db, accountIds, about)
  if (isMailed(news)) await queueNews(db, accountIds, { news, link: screenLinks(settings).jobDetails(jobId), now })
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

/** Marks a notification and all older ones as read; all of them where none is named. */
export async function markRead({ db, now }: Tools, caller: Caller, upTo: string | undefined): Promise<void> {
  await writeRead(db, caller.id, upTo, now())
}
