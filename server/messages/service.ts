import { emitNow, type EventDeps } from '../events/service.ts'
import { attachUploads } from '../files/service.ts'
import { markMessageNotificationsRead } from '../notifications/service-messages.ts'
import type { Caller } from '../platform/caller.ts'
import type { Limit } from '../platform/limits/rate-limiter.ts'
import { withIdempotency, type IdempotentRequest } from '../platform/idempotency/with-idempotency.ts'
import { DomainError } from '../platform/domain-error.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import { lockParties, insertMessage } from './repository.ts'
import { setLastSeen } from './repository-unread.ts'
import { type ThreadRef, threadOf, businessIn } from './service-threads.ts'

export { insertMessage } from './repository.ts'
export { setLastSeen } from './repository-unread.ts'

/** How many jobs that it has not bid on a business may ask about: each tells a stranger on the bell, and by mail. */
const QUESTION_LIMIT: Limit = { name: 'jobs that a business asks about', max: 50, windowMs: 24 * 60 * 60 * 1000 }

type Draft = ThreadRef & Readonly<{ text: string; pictureIds: readonly string[] }>

/** A message that was just taken; its time is text, for it is kept as the answer to a repeated request. */
export type SentMessage = Readonly<{ number: number; text: string; pictureIds: readonly string[]; createdAt: string }>

/** Sends a message. The other side gets a notification unless one of the thread is unread. */
export async function sendMessage(
  deps: Deps & EventDeps,
  caller: Caller,
  draft: Draft,
  intent: IdempotentRequest,
): Promise<SentMessage> {
  return await withIdempotency(deps, caller, intent, async (db) => {
    const { jobId, text } = draft
    await lockParties(db, jobId, businessIn(caller, draft))
    const { blockReason, businessId, customerId, jobTitle, threadId, bidState } = await threadOf(
      deps,
      db,
      caller,
      draft,
    )
    if (blockReason !== null) throw new DomainError(blockReason)
    if (threadId === null && bidState === null) await deps.limits.count(QUESTION_LIMIT, caller.id, db)
    const pictureIds = await attachUploads(db, caller.id, {
      field: 'pictures',
      ids: draft.pictureIds,
      purpose: 'picture',
    })
    const now = deps.now()
    const parties = { jobId, businessId, customerId, author: caller.role }
    const { number, createdAt } = await insertMessage(db, { ...parties, text, pictureIds, now })
    const job = { id: jobId, title: jobTitle, customer_id: customerId }
    await emitNow(deps, db, { type: 'message.sent', by: caller.role, job, businessId, number }, now)
    return { number, text, pictureIds, createdAt: createdAt.toISOString() }
  })
}

/** Notes up to which message the caller has seen a thread; what the bell says of it is read once nothing is left. */
export async function markSeen(deps: Deps, caller: Caller, named: ThreadRef, upTo: number): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    const { threadId, jobId, businessId } = await threadOf(deps, db, caller, named)
    if (threadId === null) return
    const isAllSeen = await setLastSeen(db, threadId, caller.role, upTo)
    if (isAllSeen) await markMessageNotificationsRead(db, { accountId: caller.id, jobId, businessId, now: deps.now() })
  })
  deps.wake()
}
