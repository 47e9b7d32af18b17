import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { ForwardIcon } from '../../ui/icons.tsx'
import type { placeIn } from '../../ui/lists/long-list.tsx'
import { Link } from '../../ui/link.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import * as styles from './notifications.css.ts'
import type { NotificationGroup } from '../../actors/notifications.ts'

type NotificationRowProps = {
  readonly item: NotificationGroup
  readonly now: Date
  readonly place: ReturnType<typeof placeIn>
}

/** What happened, once or several times, how long ago, and the way to its job or to the single ones. */
export function NotificationRow({ item, now, place }: NotificationRowProps) {
  const { t, format } = useI18n()
  const isUnread = item.unread > 0
  const target = targetOf(item)
  const content = (
    <>
      <span className={isUnread ? styles.dot : styles.noDot} aria-hidden="true" />
      <span className={styles.words}>
        <span className={isUnread ? styles.fresh : styles.known}>
          {isUnread && <VisuallyHidden>{`${t('notifications.unread')}: `}</VisuallyHidden>}
          {/* In the reader's language, whatever name it begins with; names in it are marked off. */}
          <span>{item.message}</span>
        </span>
        <span className={styles.time}>
          <time dateTime={item.createdAt} title={format.cardDate(item.createdAt)}>
            {format.ago(item.createdAt, now)}
          </time>
          {isUnread && item.unread < item.count && (
            <span>{` · ${t('notifications.someUnread', { count: item.unread })}`}</span>
          )}
        </span>
      </span>
    </>
  )
  return (
    <li className={styles.item} {...place}>
      {target === null ? (
        <div className={styles.row}>{content}</div>
      ) : (
        <Link className={styles.entry} href={target}>
          {content}
          <ForwardIcon className={styles.way} />
        </Link>
      )}
    </li>
  )
}

function targetOf({ id, jobId, businessId, count }: NotificationGroup): string | null {
  if (jobId !== null && businessId !== null) return links.thread(jobId, businessId)
  if (jobId !== null) return links.jobDetails(jobId)
  return count > 1 ? links.notificationGroup(id) : null
}
