import type { Subscriber } from '../events/content.ts'
import { findSubscribed, insertDeliveries, numberEvents } from './repository-enqueue.ts'
import { webhookEventFor } from './event-payload.ts'

/** Has the webhooks of accounts called, by the background, if and only if the transaction of `db` is committed. */
export const enqueueWebhookEvents: Subscriber = async (_deps, db, accountIds, delivery) => {
  const { kind, params, jobId, happenedAt, messageNumber = null, now } = delivery
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
