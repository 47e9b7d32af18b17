import { sql } from 'kysely'
import type { Db } from '../platform/db/connection.ts'

/** What an account was told of one thread. */
export type ThreadNotice = Readonly<{ accountId: string; jobId: string; businessId: string }>

const unreadOf = ({ accountId, jobId, businessId }: ThreadNotice) => sql<boolean>`
  account_id = ${accountId} and read_at is null and job_id = ${jobId} and kind = 'message_received'
  and params ->> 'businessId' = ${businessId}`

/** Whether an account was told of a thread and has not read that yet. */
export async function hasUnreadOfThread(db: Db, notice: ThreadNotice): Promise<boolean> {
  const row = await db.selectFrom('notifications').select('id').where(unreadOf(notice)).limit(1).executeTakeFirst()
  return row !== undefined
}

export async function markThreadRead(db: Db, notice: ThreadNotice, now: Date): Promise<void> {
  await db.updateTable('notifications').set({ read_at: now }).where(unreadOf(notice)).execute()
}
