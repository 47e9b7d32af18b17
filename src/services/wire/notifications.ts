import type { components } from '../../../generated/api.ts'
import type { News, NewsItem } from '../types.ts'
import { property } from './property.ts'

type Schemas = components['schemas']

export const customerNewsPath = '/get-notification/customer'
export const businessNewsPath = '/get-notification/buisness'

export function newsFromWire({ notifications, unread }: Schemas['Notifications']): News {
  return { items: notifications.map(newsItemFromWire), unread }
}

function newsItemFromWire({ id, message, createdAt, jobId, isRead }: Schemas['Notification']): NewsItem {
  return { id, message, createdAt, jobId, isRead }
}

/** A notification as the stream sends it; null for what is none, which a newer server may send. */
export function streamedNewsFromWire(wire: unknown): NewsItem | null {
  return isNotification(wire) ? newsItemFromWire(wire) : null
}

/** The count that the stream sends; null for what is none. */
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
