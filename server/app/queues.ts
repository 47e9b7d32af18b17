import { readOutboxDepth } from '../events/service.ts'
import { readWaitingMail } from '../platform/mail/repository.ts'
import { readWaitingDeliveries } from '../webhooks/service-delivery.ts'
import type { Queues } from '../platform/background/queue-metrics.ts'

/** What waits in the database for the background; a line for each. */
export const QUEUES = {
  tell: readOutboxDepth,
  mail: readWaitingMail,
  webhooks: readWaitingDeliveries,
} satisfies Queues
