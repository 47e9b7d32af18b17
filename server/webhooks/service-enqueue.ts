import type { Db } from '../platform/db/connection.ts'
import { findSubscribed, insertDeliveries, numberEvents } from './repository-enqueue.ts'
import { webhookEventFor } from './event-payload.ts'

/** What happened, as it is told to people. */
export type WebhookOccurrence = Readonly<{
  kind: string
  params: Readonly<Record<string, unknown>>
  jobId: string | null
  happenedAt: Date
  now: Date
  /** That of a message in its thread. */
  messageNumber?: number
}>

/** Has accounts' addresses told, by the background, if and only if the transaction of `db` is committed. */
export async function enqueueWebhookEvents(
  db: Db,
  accountIds: readonly string[],
  happened: WebhookOccurrence,
): Promise<void> {
  const { kind, params, jobId, happenedAt, messageNumber = null, now } = happened
  const event = webhookEventFor(kind)
  if (event === undefined) return
  const webhookIds = await findSubscribed(db, accountIds, event.topic)
  if (webhookIds.length === 0) return
  const sequences = jobId === null ? undefined : await numberEvents(db, jobId, webhookIds)
  const { businessId } = params
  const common = {
    type: event.type,
    jobId,
    businessId: typeof businessId === 'string' ? businessId : null,
    messageNumber,
    happenedAt,
  }
  const deliveries = webhookIds.map((webhookId) => ({
    ...common,
    webhookId,
    sequence: sequences?.get(webhookId) ?? null,
  }))
  await insertDeliveries(db, deliveries, now)
}
