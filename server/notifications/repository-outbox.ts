import { sql } from 'kysely'
import type { Db } from '../platform/db/connection.ts'
import { statement } from '../platform/db/statement.ts'
import type { QueueDepth } from '../platform/telemetry/queue-metrics.ts'
import { isOpen } from '../jobs/repository-expiry.ts'
import type { StoredNotification } from './repository.ts'

/** Who is told: one account, the businesses whose bids stand, or those that work in the place and trade of the job. */
export type Audience =
  | Readonly<{ to: 'account'; accountId: string }>
  | Readonly<{ to: 'bidders'; except: string | null }>
  | Readonly<{ to: 'matching' }>

type NewTelling = Readonly<{ jobId: string; audience: Audience; news: StoredNotification; now: Date }>

/** Writes what is to be told of a job behind what still is. In a transaction that holds the job. */
export async function insertOutboxEntry(db: Db, { jobId, audience, news, now }: NewTelling): Promise<void> {
  const { kind, params, groupKey } = news
  await sql`
    insert into tellings (job_id, number, kind, params, group_key, audience, account_id, created_at, turn_at)
    select ${jobId}, coalesce(max(number), 0) + 1, ${kind}, ${JSON.stringify(params)}::jsonb, ${groupKey}::text,
      ${audience.to}, ${accountIn(audience)}::uuid, ${now}, ${now}
    from tellings where job_id = ${jobId}`.execute(db)
}

function accountIn(audience: Audience): string | null {
  switch (audience.to) {
    case 'account':
      return audience.accountId
    case 'bidders':
      return audience.except
    case 'matching':
      return null
  }
}

/** What is to be told of a job, and what the job is at this moment. */
export type ClaimedOutboxEntry = StoredNotification &
  Readonly<{
    jobId: string
    number: number
    audience: Audience['to']
    accountId: string | null
    toldTo: string | null
    createdAt: Date
    isDeleted: boolean
    /** Whether it takes bids, and its customer is not gone. */
    isOpen: boolean
  }>

/**
 * What has waited for longest, of each job only what comes first, held until the transaction ends; what another process
 * holds is left to it. In the order in which groups of notifications may be held without two processes waiting for each other.
 */
export async function claimOutboxEntries(db: Db, now: Date, limit: number): Promise<ClaimedOutboxEntry[]> {
  const { bind, run } = statement()
  return await run<ClaimedOutboxEntry>(
    db,
    `with taken as (
      select t.* from tellings t
      where not exists (select from tellings earlier where earlier.job_id = t.job_id and earlier.number < t.number)
      order by t.turn_at limit ${bind(limit)} for update skip locked
    )
    select t.job_id as "jobId", t.number, t.kind, t.params, t.group_key as "groupKey", t.audience,
      t.account_id as "accountId", t.told_to as "toldTo", t.created_at as "createdAt",
      j.deleted_at is not null as "isDeleted",
      ${isOpen(bind, now)} and j.deleted_at is null and not owner.is_gone as "isOpen"
    from taken t join jobs j on j.id = t.job_id join accounts owner on owner.id = j.customer_id
    order by t.group_key nulls first, t.turn_at`,
  )
}

export type OutboxKey = Pick<ClaimedOutboxEntry, 'jobId' | 'number'>

/** All up to an account are told; others have their turn. */
export async function advanceOutboxEntry(
  db: Db,
  { jobId, number }: OutboxKey,
  toldTo: string,
  now: Date,
): Promise<void> {
  const change = { told_to: toldTo, turn_at: now }
  await db.updateTable('tellings').set(change).where('job_id', '=', jobId).where('number', '=', number).execute()
}

/** All are told. */
export async function deleteOutboxEntry(db: Db, { jobId, number }: OutboxKey): Promise<void> {
  await db.deleteFrom('tellings').where('job_id', '=', jobId).where('number', '=', number).execute()
}

/**
 * Whether the business of the area `a` is not gone, looked up one by one: what PostgreSQL may not take apart it cannot answer by
 * reading all accounts.
 */
const isHere = 'select from accounts where id = a.business_id and not is_gone offset 0'

/** Which accounts a telling reaches, and where to go on. */
export type RecipientQuery = Pick<ClaimedOutboxEntry, 'jobId' | 'audience' | 'accountId' | 'toldTo' | 'createdAt'>

/** The next accounts that a telling reaches, in the order of their ids. Bids that were placed after it do not count. */
export async function nextRecipients(db: Db, reach: RecipientQuery, limit: number): Promise<string[]> {
  const { jobId, audience, accountId, toldTo, createdAt } = reach
  const { bind, run } = statement()
  const after = (column: string) => (toldTo === null ? '' : `and ${column} > ${bind(toldTo)}`)
  switch (audience) {
    case 'account':
      return accountId === null ? [] : [accountId]
    case 'bidders': {
      const except = accountId === null ? '' : `and business_id <> ${bind(accountId)}`
      const bidders = `select business_id as id from bids
        where job_id = ${bind(jobId)} and state = 'standing' and created_at <= ${bind(createdAt)} ${except}
          ${after('business_id')} order by business_id limit ${bind(limit)}`
      return (await run<{ id: string }>(db, bidders)).map(({ id }) => id)
    }
    case 'matching': {
      // As single values, for which PostgreSQL knows that the index has the rest in order.
      const ofJob = (name: string) => `a.${name} = (select ${name} from jobs where id = ${bind(jobId)})`
      const matching = `select a.business_id as id
        from business_areas a cross join lateral (${isHere}) as here
        where ${['state', 'city', 'category', 'country'].map(ofJob).join(' and ')} ${after('a.business_id')}
        order by a.business_id limit ${bind(limit)}`
      return (await run<{ id: string }>(db, matching)).map(({ id }) => id)
    }
  }
}

type JobPlace = Readonly<{ country: string; state: string; city: string; category: string }>

/** How many businesses work in the place and trade of a job, but those that are gone; at most `limit`. */
export async function countMatchingBusinesses(
  db: Db,
  { country, state, city, category }: JobPlace,
  limit: number,
): Promise<number> {
  const { bind, run } = statement()
  const [row] = await run<{ count: number }>(
    db,
    `select count(*) as count from (
      select from business_areas a cross join lateral (${isHere}) as here
      where a.state = ${bind(state)} and a.city = ${bind(city)} and a.category = ${bind(category)}
        and a.country = ${bind(country)}
      limit ${bind(limit)}
    ) as matching`,
  )
  return row?.count ?? 0
}

/** Tellings that are counted at most: what waits beyond that is as bad. */
const MOST_COUNTED = 10_000

/** What is still to be told: how much, since when the oldest, and whose turn was to be first. */
export async function readOutboxDepth(db: Db): Promise<QueueDepth> {
  const { rows } = await sql<QueueDepth>`
    select count(*) as length, min(created_at) as oldest, min(turn_at) as due
    from (select created_at, turn_at from tellings order by turn_at limit ${MOST_COUNTED}) as waiting`.execute(db)
  return rows[0] ?? { length: 0, oldest: null, due: null }
}
