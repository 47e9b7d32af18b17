import { readOutboxDepth } from '../events/repository.ts'
import { readWaitingMail } from '../platform/mail/repository.ts'
import { readWaitingDeliveries } from '../webhooks/repository-deliveries.ts'
import type { Queues } from '../platform/telemetry/queue-metrics.ts'

/** What waits in the database for the background; a line for each. */
export const QUEUES = {
  tell: readOutboxDepth,
  mail: readWaitingMail,
  webhooks: readWaitingDeliveries,
} satisfies Queues
