import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { classNames } from '../../ui/class-names.ts'
import type { placeIn } from '../../ui/lists/long-list.tsx'
import { Link } from '../../ui/link.tsx'
import { JobPicture } from '../../ui/pictures/job-picture.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { InSpan } from './days.ts'
import * as styles from './notifications.css.ts'
import { KindSign } from './signs.tsx'
import type { NotificationGroup } from '../../actors/notifications.ts'

type NotificationRowProps = {
  readonly row: InSpan<NotificationGroup>
  readonly now: Date
  readonly place: ReturnType<typeof placeIn>
}

/** What happened, once or several times, how long ago, and the way to its job or to the single ones. */
export function NotificationRow({ row: { item, isFirst, isLast }, now, place }: NotificationRowProps) {
  const { t, format } = useI18n()
  const isUnread = item.unread > 0
  const target = targetOf(item)
  const look = classNames(isFirst && styles.first, isLast && styles.last, isUnread && styles.unread)
  const content = (
    <>
      <span className={styles.picture}>
        <JobPicture className={styles.image} pictures={item.picture === null ? [] : [item.picture]} />
        <KindSign kind={item.kind} />
      </span>
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
      {isUnread && <span className={styles.dot} aria-hidden="true" />}
    </>
  )
  return (
    <li {...place}>
      {target === null ? (
        <div className={classNames(styles.row, look)}>{content}</div>
      ) : (
        <Link className={classNames(styles.entry, look)} href={target}>
          {content}
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
