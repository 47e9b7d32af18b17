import { useI18n } from '../../i18n/i18n.tsx'
import { classNames } from '../../ui/class-names.ts'
import type { placeIn } from '../../ui/lists/long-list.tsx'
import { Link } from '../../ui/link.tsx'
import { JobPicture } from '../../ui/pictures/job-picture.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { InSpan } from './days.ts'
import { actOf, targetOf } from './acts.ts'
import * as styles from './notifications.css.ts'
import { KindSign } from './signs.tsx'
import type { NotificationGroup } from '../../actors/notifications.ts'

type NotificationRowProps = {
  readonly row: InSpan<NotificationGroup>
  readonly now: Date
  readonly place: ReturnType<typeof placeIn>
}

/** What happened, once or several times, when, and the way to where something can be done about it. */
export function NotificationRow({ row: { item, span, isFirst, isLast }, now, place }: NotificationRowProps) {
  const { t, format } = useI18n()
  const isUnread = item.unread > 0
  const { lowestBid, lastWords } = item
  const beside = lowestBid === null ? lastWords : t('dashboard.limits.from', { amount: format.money(lowestBid) })
  const target = targetOf(item)
  // What was read long ago is history, whatever could still be done there.
  const act = isUnread || span !== 'earlier' ? actOf(item) : null
  const look = classNames(isFirst && styles.first, isLast && styles.last, isUnread && styles.unread)
  const content = (
    <>
      {isUnread && <span className={styles.dot} aria-hidden="true" />}
      <span className={styles.picture}>
        <JobPicture className={styles.image} pictures={item.picture === null ? [] : [item.picture]} />
        <KindSign kind={item.kind} />
      </span>
      <span className={styles.message}>
        {isUnread && <VisuallyHidden>{`${t('notifications.unread')}: `}</VisuallyHidden>}
        <Message text={item.message} subject={item.subject} />
      </span>
      {beside !== null && (
        <span className={styles.beside} dir="auto">
          {beside}
        </span>
      )}
      <time className={styles.time} dateTime={item.createdAt}>
        <span className={styles.times}>
          <span className={styles.fact}>{format.ago(item.createdAt, now)}</span>
          <span className={styles.fact}>{format.cardDate(item.createdAt)}</span>
        </span>
      </time>
      {/* A part of the one link, which leads there wherever it is pressed. */}
      {act !== null && <span className={styles.act}>{t(`notifications.acts.${act}`)}</span>}
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

/** In the reader's language, whatever name it begins with; names in it are marked off. The one that it is about stands out without quotes. */
function Message({ text, subject }: { readonly text: string; readonly subject: string | null }) {
  const at = subject === null ? -1 : text.indexOf(subject)
  if (subject === null || at < 0) return <span>{text}</span>
  return (
    <span>
      <span>{text.slice(0, at).replace(/[“«]$/, '')}</span>
      <b className={styles.subject}>{subject}</b>
      <span>{text.slice(at + subject.length).replace(/^[”»]/, '')}</span>
    </span>
  )
}
