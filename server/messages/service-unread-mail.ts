import { queueMessageMail } from '../notifications/service-messages.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import { claimUnreadReminders } from './repository-unread.ts'

/** How long a message may be unread before it is mailed, in milliseconds. */
const PATIENCE = 10 * 60 * 1000

const BATCH = 100

/** Mails those who left messages unread for a while, once a thread, in one transaction with the mark. Answers whether more may wait. */
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
