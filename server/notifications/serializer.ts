import type { components } from '../../generated/client/schemas.ts'
import type { Language } from '../schema/column-types.ts'
import type { GroupView } from './repository-groups.ts'
import type { NotificationView } from './repository.ts'
import type { MailChoices } from './service-mail-settings.ts'
import { fileLink } from '../files/serializer.ts'
import { toAmount } from '../platform/serializer.ts'
import { groupNotificationText, notificationText, subjectIn } from './render-text.ts'

export function toNotification(
  { id, kind, params, jobId, createdAt, isRead }: NotificationView,
  language: Language,
): components['schemas']['Notification'] {
  const message = notificationText(kind, params, language)
  return { id, message, createdAt: createdAt.toISOString(), jobId, businessId: threadOf(kind, params), isRead }
}

export function toGroupedNotification(
  { id, kind, params, jobId, createdAt, pictureId, count, unread, isPending, lowestBid, lastWords }: GroupView,
  { language, publicUrl }: Readonly<{ language: Language; publicUrl: string }>,
): components['schemas']['GroupedNotification'] {
  const message = groupNotificationText(kind, { ...params, count }, language)
  return {
    id,
    kind,
    message,
    subject: subjectIn(message, params, language),
    createdAt: createdAt.toISOString(),
    // Any other group is about one job.
    jobId: kind === 'job_matching' && count > 1 ? null : jobId,
    businessId: threadOf(kind, params),
    picture: pictureId === null ? null : fileLink(publicUrl, pictureId),
    count,
    unread,
    pending: isPending,
    lowestBid: lowestBid === null ? null : toAmount(lowestBid),
    lastWords: lastWords || null,
  }
}

/** The business whose thread about the job a notification tells of. */
function threadOf(kind: string, { businessId }: NotificationView['params']): string | null {
  return kind === 'message_received' && typeof businessId === 'string' ? businessId : null
}

export function toMailSettings({ isEnabled, kinds }: MailChoices): components['schemas']['MailSettings'] {
  return { emailNotifications: isEnabled, kinds: kinds.map(({ kind, isMailed }) => ({ kind, mailed: isMailed })) }
}
