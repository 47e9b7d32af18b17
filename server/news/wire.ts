import type { components } from '../../generated/api.ts'
import type { Language } from '../schema/columns.ts'
import type { NotificationView } from './rows.ts'
import { wordsOf } from './words.ts'

export function toNotification(
  { id, kind, params, jobId, createdAt, isRead }: NotificationView,
  language: Language,
): components['schemas']['Notification'] {
  return { id, message: wordsOf(kind, params, language), createdAt: createdAt.toISOString(), jobId, isRead }
}
