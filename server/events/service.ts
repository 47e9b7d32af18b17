import type { Db } from '../platform/db/connection.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import { outboxEntriesFor, type OutboxEntry } from './audience.ts'
import { deliveryOf, withGroupKey, type Delivery, type Subscriber } from './content.ts'
import type { DomainEvent, JobEvent } from './domain-events.ts'
import {
  advanceOutboxEntry,
  claimOutboxEntries,
  deleteOutboxEntry,
  findBusinessName,
  insertOutboxEntry,
  nextRecipients,
  type ClaimedOutboxEntry,
} from './repository.ts'

export { readOutboxDepth } from './repository.ts'

/** Who delivers what happens, and the settings that they need. */
export type EventDeps = Pick<Deps, 'settings'> & Readonly<{ subscribers: readonly Subscriber[] }>

/** Emits what happened to a job, one row for each audience; delivered after all else of the job once `db`'s transaction is committed. */
export async function emit(db: Db, event: JobEvent, now: Date): Promise<void> {
  for (const { audience, content } of await entriesOf(db, event)) {
    const jobId = event.job.id
    await insertOutboxEntry(db, { jobId, audience, ...withGroupKey(jobId, content), now })
  }
}

/** Emits an event and delivers it in the transaction: for few recipients, or for a job whose rows end with it. */
export async function emitNow(deps: EventDeps, db: Db, event: DomainEvent, now: Date): Promise<void> {
  const jobId = 'job' in event ? event.job.id : null
  const number = 'number' in event ? { messageNumber: event.number } : {}
  for (const { audience, content } of await entriesOf(db, event)) {
    const delivery = { ...deliveryOf(jobId, content, now), ...number }
    for await (const accountIds of recipientsOf(db, jobId, { audience, content }, now))
      await deliver(deps, db, accountIds, delivery)
  }
}

const entriesOf = (db: Db, event: DomainEvent): Promise<OutboxEntry[]> =>
  outboxEntriesFor(event, (businessId) => findBusinessName(db, businessId))

/** All accounts of an audience, some at a time. */
async function* recipientsOf(
  db: Db,
  jobId: string | null,
  { audience, content: { kind, params } }: OutboxEntry,
  createdAt: Date,
): AsyncGenerator<string[], void> {
  if (audience.to === 'account') yield [audience.accountId]
  if (audience.to === 'account' || jobId === null) return
  const query = {
    jobId,
    audience: audience.to,
    accountId: audience.to === 'bidders' ? audience.except : null,
    createdAt,
    kind,
    params,
  }
  let toldTo: string | null = null
  do {
    const accountIds: string[] = await nextRecipients(db, { ...query, toldTo }, BATCH)
    yield accountIds
    toldTo = accountIds.length < BATCH ? null : (accountIds.at(-1) ?? null)
  } while (toldTo !== null)
}

async function deliver(deps: EventDeps, db: Db, accountIds: readonly string[], delivery: Delivery): Promise<void> {
  if (accountIds.length === 0) return
  for (const subscriber of deps.subscribers) await subscriber(deps, db, accountIds, delivery)
}

/** How many entries are claimed at once, and how many accounts are told in one transaction: of each the same number at most. */
const CLAIMED = 20
const BATCH = 500

/** Delivers the oldest entries and saves progress in one transaction: nobody is notified twice or missed. Returns true if more may wait. */
export async function fanOutBatch(deps: EventDeps & Pick<Deps, 'db' | 'now'>): Promise<boolean> {
  return await deps.db.transaction().execute(async (db) => {
    const now = deps.now()
    const claimed = await claimOutboxEntries(db, now, CLAIMED)
    const share = Math.ceil(BATCH / claimed.length)
    for (const entry of claimed) await fanOutEntry(deps, db, entry, share, now)
    return claimed.length > 0
  })
}

/** Delivers an entry to at most `limit` accounts. */
async function fanOutEntry(
  deps: EventDeps,
  db: Db,
  entry: ClaimedOutboxEntry,
  limit: number,
  now: Date,
): Promise<void> {
  const accountIds = isObsolete(entry) ? [] : await nextRecipients(db, entry, limit)
  const { jobId, kind, params, groupKey, createdAt: happenedAt } = entry
  await deliver(deps, db, accountIds, { jobId, kind, params, groupKey, happenedAt, now })
  const last = accountIds.at(-1)
  if (entry.audience === 'account' || last === undefined || accountIds.length < limit)
    await deleteOutboxEntry(db, entry)
  else await advanceOutboxEntry(db, entry, last, now)
}

/** Whether nobody is to be told any more: the job cannot be bid on, or is deleted, which is an event of its own. */
function isObsolete({ kind, isOpen, isDeleted }: ClaimedOutboxEntry): boolean {
  if (kind === 'job_matching' || kind === 'invited') return !isOpen
  return isDeleted && (kind === 'job_edited' || kind === 'job_open_again')
}
