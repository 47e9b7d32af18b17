import { sql } from 'kysely'
import type { Db } from '../platform/db/connection.ts'
import type { QueueDepth } from '../platform/background/queue-metrics.ts'
import type { NoAnswer, WebhookType } from '../schema/tables-operations.ts'

/** An address whose turn it is. */
export type TakenWebhook = Readonly<{
  id: string
  url: string
  /** What signs, the newest first: in clear where a server of the version before wrote it. */
  clear: readonly string[]
  sealed: readonly Buffer[]
  failures: number
  failingSince: Date | null
}>

/** Takes the address that has waited for longest until `leaseEnd`: a slow one keeps no more than one process busy. */
export async function leaseWebhook(db: Db, now: Date, leaseEnd: Date): Promise<TakenWebhook | undefined> {
  const { rows } = await sql<TakenWebhook>`
    update webhooks set sealed_leased_until = case when secret = '' then ${leaseEnd}::timestamptz end,
      leased_until = case when secret = '' then leased_until else ${leaseEnd}::timestamptz end
    where id = (
      select id from webhooks w
      where off_at is null and turn_at <= ${now} and coalesce(${leasedUntil}, '-infinity') <= ${now}
        and exists (
          select from webhook_deliveries d
          where d.webhook_id = w.id and d.state = 'waiting' and d.next_attempt_at <= ${now})
      order by turn_at limit 1 for no key update skip locked)
    returning id, url, failures, failing_since as "failingSince",
      array_remove(array[nullif(secret, ''), case when old_secret_until > ${now} then nullif(old_secret, '') end], null) as clear,
      array_remove(array[case when secret = '' then sealed_secret end,
        case when old_secret_until > ${now} then sealed_old_secret end], null) as sealed`.execute(db)
  return rows[0]
}

/** Until when a process is sending to the address `w`. */
const leasedUntil = sql<Date>`(case when w.secret = '' then w.sealed_leased_until else w.leased_until end)`

/** An event on its way. */
export type TakenDelivery = Readonly<{
  id: string
  type: WebhookType
  jobId: string | null
  sequence: number | null
  businessId: string | null
  messageNumber: number | null
  happenedAt: Date
  createdAt: Date
  /** Which try this is, from 1. */
  attempts: number
}>

/** Takes what is due for longest at an address that was taken, of each job only what comes first. */
export async function claimDelivery(db: Db, webhookId: string, now: Date): Promise<TakenDelivery | undefined> {
  const { rows } = await sql<TakenDelivery>`
    update webhook_deliveries set attempts = attempts + 1, tried_at = ${now}
    where id = (
      select id from (
        select distinct on (coalesce(job_id, id)) id, next_attempt_at
        from webhook_deliveries where webhook_id = ${webhookId} and state = 'waiting'
        order by coalesce(job_id, id), sequence
      ) as first_of_jobs
      where next_attempt_at <= ${now} order by next_attempt_at, id limit 1)
    returning id, type, job_id as "jobId", sequence, business_id as "businessId", message_number as "messageNumber",
      happened_at as "happenedAt", created_at as "createdAt", attempts`.execute(db)
  return rows[0]
}

/** Lets others send to an address, from then on; with how often it has failed, and since when. */
export async function releaseLease(
  db: Db,
  id: string,
  turnAt: Date,
  standing: Readonly<{ failures: number; failingSince: Date | null }>,
): Promise<void> {
  const { failures, failingSince } = standing
  await db
    .updateTable('webhooks')
    .set((row) => ({
      turn_at: turnAt,
      sealed_leased_until: null,
      leased_until: row.case().when('secret', '=', '').then(row.ref('leased_until')).else(null).end(),
      failures,
      failing_since: failingSince,
    }))
    .where('id', '=', id)
    .execute()
}

type Tried = Readonly<{ status: number | null; error: NoAnswer | null; milliseconds: number }>

/** What became of a try: delivered, given up, or to be tried again then. */
export async function recordAttempt(
  db: Db,
  id: string,
  { next, ...tried }: Tried & Readonly<{ next: 'delivered' | 'given_up' | Date }>,
): Promise<void> {
  const change = next instanceof Date ? { next_attempt_at: next } : { state: next }
  await db
    .updateTable('webhook_deliveries')
    .set({ ...tried, ...change })
    .where('id', '=', id)
    .execute()
}

/** All that waits for an address is due now. */
export async function makeWaitingDue(db: Db, webhookId: string, now: Date): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ next_attempt_at: now })
    .where('webhook_id', '=', webhookId)
    .where('state', '=', sql.lit('waiting'))
    .where('next_attempt_at', '>', now)
    .execute()
}

/** What was sent to an address, as its owner sees it. */
export type DeliveryView = Readonly<{
  id: string
  type: WebhookType
  jobId: string | null
  createdAt: Date
  state: 'waiting' | 'delivered' | 'given_up'
  attempts: number
  triedAt: Date | null
  status: number | null
  error: NoAnswer | null
  milliseconds: number | null
  nextTryAt: Date
}>

/** The deliveries of an address, newest first, behind the one of that id. */
export async function listDeliveries(
  db: Db,
  webhookId: string,
  { before, limit }: Readonly<{ before: string | undefined; limit: number }>,
): Promise<DeliveryView[]> {
  return await db
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhooks as w', 'w.id', 'd.webhook_id')
    .select(['d.id', 'd.type', 'd.job_id as jobId', 'd.created_at as createdAt', 'd.state', 'd.attempts'])
    .select(['d.tried_at as triedAt', 'd.status', 'd.error', 'd.milliseconds'])
    .select(({ fn }) => fn<Date>('greatest', ['d.next_attempt_at', 'w.turn_at']).as('nextTryAt'))
    .where('d.webhook_id', '=', webhookId)
    .$if(before !== undefined, (query) => query.where('d.id', '<', before ?? ''))
    .orderBy('d.id', 'desc')
    .limit(limit)
    .execute()
}

/** To which address of an account an event went; undefined where it has none of that id. */
export async function findWebhookOfDelivery(db: Db, accountId: string, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhooks as w', 'w.id', 'd.webhook_id')
    .select('w.id')
    .where('d.id', '=', id)
    .where('w.account_id', '=', accountId)
    .executeTakeFirst()
  return row?.id
}

/** Lets an event wait again, due now, whatever became of it. */
export async function requeueDelivery(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ state: 'waiting', next_attempt_at: now })
    .where('id', '=', id)
    .execute()
}

/** Addresses for which more waits than `most`. */
export async function findOverLimit(db: Db, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('webhook_deliveries')
    .select('webhook_id as id')
    .where('state', '=', sql.lit('waiting'))
    .groupBy('webhook_id')
    .having(({ fn }) => fn.countAll(), '>', most)
    .execute()
  return rows.map(({ id }) => id)
}

/** Forgets what is over and was made before that time. Answers how many these were. */
export async function deleteOldDeliveries(db: Db, before: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('webhook_deliveries')
    .where('id', 'in', (from) =>
      from
        .selectFrom('webhook_deliveries')
        .select('id')
        .where('state', '<>', sql.lit('waiting'))
        .where('created_at', '<', before)
        .limit(limit),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Deliveries that are counted at most: what waits beyond that is as bad. */
const MOST_COUNTED = 10_000

/** How many deliveries wait, since when the oldest, and when the first of it was due; those behind another are not late. */
export async function readWaitingDeliveries(db: Db): Promise<QueueDepth> {
  const { rows } = await sql<QueueDepth>`
    select count(*) as length, min(created_at) as oldest, min(due) as due
    from (
      select d.created_at, greatest(d.next_attempt_at, w.turn_at, ${leasedUntil}) as due
      from webhooks w join webhook_deliveries d on d.webhook_id = w.id and d.state = 'waiting' limit ${MOST_COUNTED}
    ) as waiting`.execute(db)
  return rows[0] ?? { length: 0, oldest: null, due: null }
}
