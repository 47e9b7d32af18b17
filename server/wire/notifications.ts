import type { components } from '../../generated/api.ts'
import type { Language } from '../db/schema.ts'
import type { NotificationView } from '../repo/notifications.ts'
import { wordsOf } from '../rules/news-words.ts'

export function toNotification(
  { id, kind, params, jobId, createdAt, isRead }: NotificationView,
  language: Language,
): components['schemas']['Notification'] {
  return { id, message: wordsOf(kind, params, language), createdAt: createdAt.toISOString(), jobId, isRead }
}
