import type { Db } from '../platform/db/connection.ts'
import type { Deps } from '../dependencies.ts'
import { publishLiveEvents } from './repository-live-events.ts'
import {
  deleteOutboxEntry,
  insertOutboxEntry,
  advanceOutboxEntry,
  nextRecipients,
  claimOutboxEntries,
  type Audience,
  type ClaimedOutboxEntry,
} from './repository-outbox.ts'
import { withGroupKey, type NotificationContent } from './repository.ts'
import { deliverToAccounts } from './service.ts'

/** What whom is to be told. */
export type OutboxEntry = Readonly<{ audience: Audience; news: NotificationContent }>

export const toAccount = (accountId: string, news: NotificationContent): OutboxEntry => ({
  audience: { to: 'account', accountId },
  news,
})
/** All whose bids stand, but the one who is told something else. */
export const toBidders = (news: NotificationContent, except: string | null = null): OutboxEntry => ({
  audience: { to: 'bidders', except },
  news,
})
export const toMatchingBusinesses = (news: NotificationContent): OutboxEntry => ({ audience: { to: 'matching' }, news })

/**
 * Lets the background tell what becomes of a job, after all that it has still to tell of it. It is told if, and only if, the
 * transaction of `db`, which holds the job, is committed; however many it is, the act writes one row for each telling.
 */
export async function enqueueNotifications(
  db: Db,
  jobId: string,
  now: Date,
  ...tellings: readonly OutboxEntry[]
): Promise<void> {
  for (const { audience, news } of tellings)
    await insertOutboxEntry(db, { jobId, audience, news: withGroupKey(jobId, news), now })
}

/** How many tellings are taken at once, and how many accounts are told in one transaction: of each the same number at most. */
const TAKEN = 20
const BATCH = 500

type Clerk = Pick<Deps, 'db' | 'now' | 'settings'>

/**
 * Tells the next ones of what has waited for longest. What is told and how far that is are one transaction: a process that
 * ends leaves nobody told twice or never, and others go on where it was. Then all streams hear of it, and of whatever else
 * was committed. Answers whether there may be more.
 */
export async function fanOutBatch(deps: Clerk): Promise<boolean> {
  const isMore = await deps.db.transaction().execute(async (db) => {
    const now = deps.now()
    const taken = await claimOutboxEntries(db, now, TAKEN)
    const share = Math.ceil(BATCH / taken.length)
    for (const telling of taken) await fanOutEntry(deps, db, telling, share, now)
    return taken.length > 0
  })
  return (await publishLiveEvents(deps.db)) || isMore
}

/** Tells at most `limit` accounts. */
async function fanOutEntry(deps: Clerk, db: Db, telling: ClaimedOutboxEntry, limit: number, now: Date): Promise<void> {
  const accountIds = isObsolete(telling) ? [] : await nextRecipients(db, telling, limit)
  const { jobId, createdAt: happenedAt } = telling
  await deliverToAccounts(deps, db, accountIds, { jobId, news: telling, happenedAt, now })
  const last = accountIds.at(-1)
  if (telling.audience === 'account' || last === undefined || accountIds.length < limit)
    await deleteOutboxEntry(db, telling)
  else await advanceOutboxEntry(db, telling, last, now)
}

/** Whether nobody is to be told any more: the job cannot be bid on, or is gone, which is told by itself. */
function isObsolete({ kind, isOpen, isDeleted }: ClaimedOutboxEntry): boolean {
  if (kind === 'job_matching') return !isOpen
  return isDeleted && (kind === 'job_edited' || kind === 'job_open_again')
}

/** Tells all at once, in the transaction of `db`; for the background alone, of a job whose rows end with it. */
export async function fanOutNow(
  deps: Pick<Deps, 'settings'>,
  db: Db,
  jobId: string,
  now: Date,
  { audience, news }: OutboxEntry,
): Promise<void> {
  const accountId = audience.to === 'account' ? audience.accountId : null
  let toldTo: string | null = null
  for (;;) {
    const reach = { jobId, audience: audience.to, accountId, toldTo, createdAt: now }
    const accountIds: string[] = await nextRecipients(db, reach, BATCH)
    await deliverToAccounts(deps, db, accountIds, { jobId, news: withGroupKey(jobId, news), happenedAt: now, now })
    toldTo = accountIds.at(-1) ?? null
    if (accountIds.length < BATCH) return
  }
}
