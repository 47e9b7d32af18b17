import { readWaitingTellings } from './rows-tellings.ts'
import { readWaitingMail } from '../platform/mail/rows.ts'
import { readWaitingDeliveries } from '../webhooks/rows-deliveries.ts'
import type { Queues } from '../platform/watch/queues.ts'

/** What waits in the database for the background; a line for each. */
export const QUEUES = {
  tell: readWaitingTellings,
  mail: readWaitingMail,
  webhooks: readWaitingDeliveries,
} satisfies Queues
