import type { Db } from '../platform/db/connection.ts'
import type { Tools } from '../dependencies.ts'
import { announce } from './repository-live-events.ts'
import {
  deleteTelling,
  insertTelling,
  moveTelling,
  nextToTell,
  takeTellings,
  type Audience,
  type DueTelling,
} from './repository-outbox.ts'
import { toStored, type News } from './repository.ts'
import { tellAccounts } from './service.ts'

/** What whom is to be told. */
export type Telling = Readonly<{ audience: Audience; news: News }>

export const one = (accountId: string, news: News): Telling => ({ audience: { to: 'account', accountId }, news })
/** All whose bids stand, but the one who is told something else. */
export const bidders = (news: News, except: string | null = null): Telling => ({
  audience: { to: 'bidders', except },
  news,
})
export const matching = (news: News): Telling => ({ audience: { to: 'matching' }, news })

/**
 * Lets the background tell what becomes of a job, after all that it has still to tell of it. It is told if, and only if, the
 * transaction of `db`, which holds the job, is committed; however many it is, the act writes one row for each telling.
 */
export async function tell(db: Db, jobId: string, now: Date, ...tellings: readonly Telling[]): Promise<void> {
  for (const { audience, news } of tellings)
    await insertTelling(db, { jobId, audience, news: toStored(jobId, news), now })
}

/** How many tellings are taken at once, and how many accounts are told in one transaction: of each the same number at most. */
const TAKEN = 20
const BATCH = 500

type Clerk = Pick<Tools, 'db' | 'now' | 'settings'>

/**
 * Tells the next ones of what has waited for longest. What is told and how far that is are one transaction: a process that
 * ends leaves nobody told twice or never, and others go on where it was. Then all streams hear of it, and of whatever else
 * was committed. Answers whether there may be more.
 */
export async function tellSome(tools: Clerk): Promise<boolean> {
  const isMore = await tools.db.transaction().execute(async (db) => {
    const now = tools.now()
    const taken = await takeTellings(db, now, TAKEN)
    const share = Math.ceil(BATCH / taken.length)
    for (const telling of taken) await tellNext(tools, db, telling, share, now)
    return taken.length > 0
  })
  return (await announce(tools.db)) || isMore
}

/** Tells at most `limit` accounts. */
async function tellNext(tools: Clerk, db: Db, telling: DueTelling, limit: number, now: Date): Promise<void> {
  const accountIds = isPast(telling) ? [] : await nextToTell(db, telling, limit)
  const { jobId, createdAt: happenedAt } = telling
  await tellAccounts(tools, db, accountIds, { jobId, news: telling, happenedAt, now })
  const last = accountIds.at(-1)
  if (telling.audience === 'account' || last === undefined || accountIds.length < limit)
    await deleteTelling(db, telling)
  else await moveTelling(db, telling, last, now)
}

/** Whether nobody is to be told any more: the job cannot be bid on, or is gone, which is told by itself. */
function isPast({ kind, isOpen, isDeleted }: DueTelling): boolean {
  if (kind === 'job_matching') return !isOpen
  return isDeleted && (kind === 'job_edited' || kind === 'job_open_again')
}

/** Tells all at once, in the transaction of `db`; for the background alone, of a job whose rows end with it. */
export async function tellWhole(
  tools: Pick<Tools, 'settings'>,
  db: Db,
  jobId: string,
  now: Date,
  { audience, news }: Telling,
): Promise<void> {
  const accountId = audience.to === 'account' ? audience.accountId : null
  let toldTo: string | null = null
  for (;;) {
    const reach = { jobId, audience: audience.to, accountId, toldTo, createdAt: now }
    const accountIds: string[] = await nextToTell(db, reach, BATCH)
    await tellAccounts(tools, db, accountIds, { jobId, news: toStored(jobId, news), happenedAt: now, now })
    toldTo = accountIds.at(-1) ?? null
    if (accountIds.length < BATCH) return
  }
}
