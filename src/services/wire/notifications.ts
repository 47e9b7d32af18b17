import type { components } from '../../../generated/api.ts'
import type { Notification, NotificationGroup } from '../types.ts'
import { property } from './property.ts'

type Schemas = components['schemas']

export function notificationGroupFromWire({
  id,
  message,
  createdAt,
  jobId,
  businessId,
  count,
  unread,
}: Schemas['GroupedNotification']): NotificationGroup {
  return { id, message, createdAt, jobId, businessId, count, unread }
}

function notificationFromWire({ id, message, createdAt, jobId, isRead }: Schemas['Notification']): Notification {
  return { id, message, createdAt, jobId, isRead }
}

/** A notification from the stream; null for anything else, which a newer server may send. */
export function streamedNotificationFromWire(wire: unknown): Notification | null {
  return isNotification(wire) ? notificationFromWire(wire) : null
}

/** The unread count from the stream; null for anything else. */
export function unreadFromWire(wire: unknown): number | null {
  const unread = property(wire, 'unread')
  return typeof unread === 'number' ? unread : null
}

function isNotification(wire: unknown): wire is Schemas['Notification'] {
  const jobId = property(wire, 'jobId')
  return (
    ['id', 'message', 'createdAt'].every((name) => typeof property(wire, name) === 'string') &&
    (jobId === null || typeof jobId === 'string') &&
    typeof property(wire, 'isRead') === 'boolean'
  )
}
