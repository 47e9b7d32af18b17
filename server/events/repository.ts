import { sql } from 'kysely'
import type { Db } from '../platform/db/connection.ts'
import { statement } from '../platform/db/statement.ts'
import type { QueueDepth } from '../platform/background/queue-metrics.ts'
import { areApart, isActiveBusiness, isOpen } from '../schema/expressions.ts'
import type { Audience } from './audience.ts'
import type { StoredNotification } from './content.ts'

type NewOutboxEntry = StoredNotification & Readonly<{ jobId: string; audience: Audience; now: Date }>

/** Writes what is to be told of a job behind what still is. In a transaction that holds the job. */
export async function insertOutboxEntry(
  db: Db,
  { jobId, audience, kind, params, groupKey, now }: NewOutboxEntry,
): Promise<void> {
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

/** What has waited for longest, of each job only the first, held until the transaction ends and ordered so that no two processes deadlock. */
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

/** Which accounts a telling reaches, and where to go on. */
export type RecipientQuery = Pick<
  ClaimedOutboxEntry,
  'jobId' | 'audience' | 'accountId' | 'toldTo' | 'createdAt' | 'kind' | 'params'
>

/** The next accounts that a telling reaches, in the order of their ids. Bids that were placed after it do not count. */
export async function nextRecipients(db: Db, reach: RecipientQuery, limit: number): Promise<string[]> {
  const { jobId, audience, accountId, toldTo, createdAt, kind, params } = reach
  const { bind, run } = statement()
  const after = (column: string) => (toldTo === null ? '' : `and ${column} > ${bind(toldTo)}`)
  const customer = () => `(select customer_id from jobs where id = ${bind(jobId)})`
  switch (audience) {
    case 'account': {
      if (accountId === null) return []
      // What happened just before the two were kept apart. That an assignment ended both have to know.
      const isEnd = kind === 'assignment_ended' || kind === 'stepped_down'
      const named = typeof params['businessId'] === 'string' ? params['businessId'] : null
      const business = `(case when j.customer_id = ${bind(accountId)} then ${bind(named)}::uuid else ${bind(accountId)} end)`
      const apart = `select from jobs j where j.id = ${bind(jobId)} and j.assigned_business_id is distinct from ${business}
        and ${areApart('j.customer_id', business)}`
      return isEnd || (await run(db, apart)).length === 0 ? [accountId] : []
    }
    case 'bidders': {
      const except = accountId === null ? '' : `and business_id <> ${bind(accountId)}`
      const bidders = `select business_id as id from bids
        where job_id = ${bind(jobId)} and not ${areApart(customer(), 'bids.business_id')} and state = 'standing' and created_at <= ${bind(createdAt)} ${except}
          ${after('business_id')} order by business_id limit ${bind(limit)}`
      return (await run<{ id: string }>(db, bidders)).map(({ id }) => id)
    }
    case 'matching': {
      // Who is invited is told of that, and not again of a new job. As single values, for which PostgreSQL knows that the index has the rest in order.
      const ofJob = (name: string) => `a.${name} = (select ${name} from jobs where id = ${bind(jobId)})`
      const matching = `select a.business_id as id
        from business_areas a cross join lateral (${isActiveBusiness}) as here
        where ${['state', 'city', 'category', 'country'].map(ofJob).join(' and ')} ${after('a.business_id')}
          and not exists (select from invitations i
            where i.job_id = ${bind(jobId)} and i.business_id = a.business_id offset 0)
          and not ${areApart(customer(), 'a.business_id')}
        order by a.business_id limit ${bind(limit)}`
      return (await run<{ id: string }>(db, matching)).map(({ id }) => id)
    }
  }
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

/** The name of a business as those who deal with it know it. */
export async function findBusinessName(db: Db, businessId: string): Promise<string> {
  const query = db.selectFrom('businesses').select('business_name').where('account_id', '=', businessId)
  return (await query.executeTakeFirstOrThrow()).business_name
}
