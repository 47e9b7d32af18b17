import { countUnread, listNotifications, markRead as writeRead, type NotificationView } from './rows.ts'
import type { Caller } from '../platform/caller.ts'
import type { Tools } from '../tools.ts'

export type News = Readonly<{ notifications: readonly NotificationView[]; unread: number }>

/** The caller's newest notifications, and how many of all are unread. */
export async function readNews({ db }: Tools, caller: Caller, limit: number): Promise<News> {
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
