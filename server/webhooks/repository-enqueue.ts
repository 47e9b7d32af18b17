import { sql } from 'kysely'
import type { Db } from '../platform/db/connection.ts'
import { newId } from '../platform/ids.ts'
import type { WebhookTopic, WebhookType } from '../schema/tables-operations.ts'

/** Which addresses of some accounts are told of a topic; they stay until the transaction ends. */
export async function findSubscribed(db: Db, accountIds: readonly string[], topic: WebhookTopic): Promise<string[]> {
  const rows = await db
    .selectFrom('webhooks')
    .select('id')
    .where('account_id', '=', sql<string>`any(${[...accountIds]}::uuid[])`)
    .where(sql<boolean>`topics @> array[${topic}]::text[]`)
    .where('off_at', 'is', null)
    .orderBy('id')
    .forKeyShare()
    .execute()
  return rows.map(({ id }) => id)
}

/** Gives each of these addresses the next number of a job, which it holds, so that numbers are seen in order. */
export async function numberEvents(db: Db, jobId: string, webhookIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; sequence: number }>`
    insert into webhook_jobs as known (job_id, webhook_id, sequence)
    select ${jobId}::uuid, id, 1 from unnest(${[...webhookIds]}::uuid[]) as listening (id) order by id
    on conflict (job_id, webhook_id) do update set sequence = known.sequence + 1
    returning webhook_id as id, sequence`.execute(db)
  return new Map(rows.map(({ id, sequence }) => [id, sequence]))
}

/** An event for one address. */
export type NewDelivery = Readonly<{
  webhookId: string
  type: WebhookType
  jobId: string | null
  sequence: number | null
  businessId: string | null
  messageNumber: number | null
  happenedAt: Date
}>

/** Leaves events to the background. */
export async function insertDeliveries(db: Db, deliveries: readonly NewDelivery[], now: Date): Promise<void> {
  await db
    .insertInto('webhook_deliveries')
    .values(
      deliveries.map(({ webhookId, type, jobId, sequence, businessId, messageNumber, happenedAt }) => ({
        id: newId(now),
        webhook_id: webhookId,
        type,
        job_id: jobId,
        sequence,
        business_id: businessId,
        message_number: messageNumber,
        happened_at: happenedAt,
        created_at: now,
        next_attempt_at: now,
      })),
    )
    .execute()
}
