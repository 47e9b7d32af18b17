import { useSession } from '../../actors/environment-context.ts'
import type { Thread } from '../../actors/inbox.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/link.tsx'
import type { placeIn } from '../../ui/lists/long-list.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { JobPicture } from '../../ui/pictures/job-picture.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import * as styles from './inbox.css.ts'

type InboxRowProps = {
  readonly thread: Thread
  readonly href: string
  /** It is open beside the list. */
  readonly isOpen: boolean
  readonly time: (at: string) => string
  readonly place: ReturnType<typeof placeIn>
}

/** One conversation: with whom, about which job, and what was written last. */
export function InboxRow({ thread, href, isOpen, time, place }: InboxRowProps) {
  const { t, format } = useI18n()
  const isCustomer = useSession().userType === 'customer'
  const { other, jobTitle, jobPicture, lastMessage: last, unread, bidAmount } = thread
  const isUnread = unread > 0
  return (
    <li {...place}>
      <Link className={styles.row} href={href} aria-current={isOpen ? 'true' : undefined}>
        <span className={styles.faces}>
          <Avatar name={other.name} url={other.picture.url} isLogo={isCustomer} />
          {jobPicture.url !== null && <JobPicture className={styles.jobPicture} pictures={[jobPicture.url]} />}
        </span>
        <span className={classNames(styles.name, isUnread && styles.fresh)} dir="auto">
          {other.name}
        </span>
        {last && (
          <time className={styles.time} dateTime={last.createdAt} title={format.cardDate(last.createdAt)}>
            {time(last.createdAt)}
          </time>
        )}
        <span className={styles.job} dir="auto">
          {jobTitle}
        </span>
        {isUnread ? (
          <span className={styles.count}>
            <span aria-hidden="true">{format.number(unread)}</span>
            <VisuallyHidden>{t('inbox.count', { count: unread })}</VisuallyHidden>
          </span>
        ) : (
          bidAmount !== null && (
            <span className={styles.amount}>
              <span aria-hidden="true">{format.money(bidAmount)}</span>
              <VisuallyHidden>{t('inbox.bid', { amount: format.money(bidAmount) })}</VisuallyHidden>
            </span>
          )
        )}
        {last && (
          <span className={classNames(styles.excerpt, isUnread && styles.freshExcerpt)}>
            {last.isOwn && <span>{t('inbox.you')}</span>}
            <span className={styles.said} dir="auto">
              {last.text.trim() === '' && last.pictures.length > 0 ? t('inbox.picture') : last.text}
            </span>
          </span>
        )}
      </Link>
    </li>
  )
}
