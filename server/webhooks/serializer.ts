import type { components } from '../../generated/client/schemas.ts'
import type { DeliveryView } from './repository-deliveries.ts'
import type { WebhookView } from './repository.ts'

type Schemas = components['schemas']

export function toWebhook({
  id,
  url,
  topics,
  createdAt,
  failingSince,
  offAt,
  offReason,
}: WebhookView): Schemas['Webhook'] {
  return {
    webhookId: id,
    url,
    topics,
    createdAt: createdAt.toISOString(),
    failingSince: failingSince?.toISOString() ?? null,
    off: offAt === null || offReason === null ? null : { since: offAt.toISOString(), reason: offReason },
  }
}

export function toDelivery({
  id,
  state,
  createdAt,
  triedAt,
  nextTryAt,
  ...rest
}: DeliveryView): Schemas['WebhookDelivery'] {
  return {
    deliveryId: id,
    ...rest,
    createdAt: createdAt.toISOString(),
    state: state === 'given_up' ? 'givenUp' : state,
    triedAt: triedAt?.toISOString() ?? null,
    nextTryAt: state === 'waiting' ? nextTryAt.toISOString() : null,
  }
}
