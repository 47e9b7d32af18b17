import type { Caller } from '../platform/caller.ts'
import { cursorsOf, paginate } from '../platform/cursor.ts'
import { DomainError } from '../platform/domain-error.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import { findWebhookOfDelivery, listDeliveries, requeueDelivery, type DeliveryView } from './repository-deliveries.ts'
import { insertDeliveries } from './repository-enqueue.ts'
import { clearBackoff, listWebhooks } from './repository.ts'
import { holdWorking } from './service.ts'

/** Sends an event that says nothing to an address of the caller's, before all that waits there for a pause to end. */
export async function testWebhook({ db, now }: Deps, caller: Caller, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await holdWorking(trx, caller, id)
    const time = now()
    const nothing = { jobId: null, sequence: null, businessId: null, messageNumber: null }
    await insertDeliveries(trx, [{ webhookId: id, type: 'webhook.test', ...nothing, happenedAt: time }], time)
    await clearBackoff(trx, id, time)
  })
}

/** Sends an event once more that went to an address of the caller's. */
export async function redeliver({ db, now }: Deps, caller: Caller, deliveryId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const webhookId = await findWebhookOfDelivery(trx, caller.id, deliveryId)
    if (webhookId === undefined) throw new DomainError('DELIVERY_NOT_FOUND')
    await holdWorking(trx, caller, webhookId)
    await requeueDelivery(trx, deliveryId, now())
    await clearBackoff(trx, webhookId, now())
  })
}

type Page = Readonly<{ deliveries: readonly DeliveryView[]; nextCursor: string | null }>

/** A page of what was sent to an address of the caller's, newest first. */
export async function readDeliveries(
  { db }: Deps,
  caller: Caller,
  { webhookId, cursor, limit }: Readonly<{ webhookId: string; cursor: string | undefined; limit: number }>,
): Promise<Page> {
  const cursors = cursorsOf('listDeliveries', webhookId)
  const before = cursor === undefined ? undefined : cursors.behindId(cursor)
  const webhooks = await listWebhooks(db, caller.id)
  if (!webhooks.some(({ id }) => id === webhookId)) throw new DomainError('WEBHOOK_NOT_FOUND')
  const found = await listDeliveries(db, webhookId, { before, limit: limit + 1 })
  const { rows: deliveries, nextCursor } = paginate(found, limit, ({ id }) => cursors.after(id))
  return { deliveries, nextCursor }
}
