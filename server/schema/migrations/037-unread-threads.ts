import type { Kysely } from 'kysely'
import { indexConcurrently } from './migration-step.ts'

/** The threads of an account with messages that it has not seen, which are few: they are listed and counted without those that are read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await indexConcurrently(
    db,
    'thread_sides_unread',
    'on thread_sides (account_id, newest_id desc) include (thread_id, side, unread) where unread > 0',
  )
}

export const isConcurrent = true
