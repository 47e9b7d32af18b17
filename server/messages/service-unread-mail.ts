import { queueMessageMail } from '../notifications/service-messages.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import { claimUnreadReminders } from './repository-unread-mail.ts'

/** How long a message may be unread before it is mailed, in milliseconds. */
const PATIENCE = 10 * 60 * 1000

const BATCH = 100

/**
 * Mails those who have left messages unread for a while, once for each thread until it is read. What is mailed and that
 * it was are one transaction, so that no process that ends, and no other beside it, mails anything twice. Answers whether
 * there may be more.
 */
export async function mailUnread(deps: Pick<Deps, 'db' | 'now' | 'settings'>): Promise<boolean> {
  return await deps.db.transaction().execute(async (db) => {
    const now = deps.now()
    const waiting = await claimUnreadReminders(db, new Date(now.getTime() - PATIENCE), now, BATCH)
    for (const { accountId, side, isInSight, ...thread } of waiting) {
      if (!isInSight) continue
      const author = side === 'customer' ? 'business' : 'customer'
      await queueMessageMail(deps, db, accountId, { ...thread, author, now })
    }
    return waiting.length === BATCH
  })
}
