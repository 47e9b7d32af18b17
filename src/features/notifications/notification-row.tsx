import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../routes.ts'
import { ForwardIcon } from '../../ui/icons.tsx'
import { Link } from '../../ui/text/link.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import * as styles from './notifications.css.ts'
import type { ShownItem } from './use-notifications.ts'

/** One notification: what happened, how long ago, and the way to its job. */
export function NotificationRow({ item, now }: { readonly item: ShownItem; readonly now: Date }) {
  const { t, format } = useI18n()
  const content = (
    <>
      <span className={item.isMarked ? styles.dot : styles.noDot} aria-hidden="true" />
      <span className={styles.words}>
        <span className={item.isMarked ? styles.fresh : styles.known}>
          {item.isMarked && <VisuallyHidden>{`${t('notifications.unread')}: `}</VisuallyHidden>}
          {/* In the reader's language, whatever name it begins with; names in it are marked off. */}
          {item.message}
        </span>
        <time className={styles.time} dateTime={item.createdAt} title={format.cardDate(item.createdAt)}>
          {format.ago(item.createdAt, now)}
        </time>
      </span>
    </>
  )
  return (
    <li className={styles.item}>
      {item.jobId === null ? (
        <div className={styles.row}>{content}</div>
      ) : (
        <Link className={styles.entry} href={links.jobDetails(item.jobId)}>
          {content}
          <ForwardIcon className={styles.way} />
        </Link>
      )}
    </li>
  )
}
