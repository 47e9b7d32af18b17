import type { Subscriber } from '../events/content.ts'
import { addToBell, mailNotification } from '../notifications/service.ts'
import { enqueueWebhookEvents } from '../webhooks/service-enqueue.ts'

/** Who delivers domain events. The live stream hears of each new notification by the database. */
export const subscribers: readonly Subscriber[] = [addToBell, enqueueWebhookEvents, mailNotification]
