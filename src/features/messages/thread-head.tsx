import { useSession } from '../../actors/environment-context.ts'
import type { Talk } from '../../actors/thread.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { PersonIcon } from '../../ui/icons.tsx'
import { Link } from '../../ui/link.tsx'
import { Menu, type MenuItem } from '../../ui/menu.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { Picture, smallPicture } from '../../ui/pictures/picture.tsx'
import { Star } from '../../ui/text/star-rating.tsx'
import { Badge, StatusPill } from '../../ui/text/status-pill.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { BidStrip } from './bid-strip.tsx'
import { FlagIcon, JobIcon, ReplyIcon } from './icons.tsx'
import * as styles from './thread-head.css.ts'

type ThreadHeadProps = {
  readonly info: Talk
  /** Loads the thread again, with its bid. */
  readonly onChanged: () => void
  /** The job is shown beside the thread. */
  readonly hasJobBeside: boolean
  /** Absent where the other side has written nothing. */
  readonly onReport: (() => void) | undefined
  /** Absent where nothing can be written. */
  readonly onEditReplies: (() => void) | undefined
}

/** With whom one talks and about what, and behind three dots what is rarely wanted. */
export function ThreadHead({ info, onChanged, hasJobBeside, onReport, onEditReplies }: ThreadHeadProps) {
  const { t, format } = useI18n()
  const isCustomer = useSession().userType === 'customer'
  const { other, jobId, businessId, jobStatus } = info
  const isGone = jobStatus === 'deleted'
  const isCompared = isCustomer && jobStatus === 'open' && info.bidsCount > 1
  const items: readonly MenuItem[] = [
    ...(isGone ? [] : [{ name: t('inbox.menu.job'), icon: <JobIcon />, href: links.jobDetails(jobId) }]),
    ...(isCustomer
      ? [{ name: t('inbox.menu.profile'), icon: <PersonIcon />, href: links.bidder(businessId, jobId) }]
      : []),
    ...(onEditReplies ? [{ name: t('inbox.menu.replies'), icon: <ReplyIcon />, onChoose: onEditReplies }] : []),
    ...(onReport ? [{ name: t('inbox.menu.report'), icon: <FlagIcon />, onChoose: onReport }] : []),
  ]
  return (
    <header className={styles.head}>
      <div className={styles.person}>
        <Avatar name={other.name} url={other.picture.url} isLogo={isCustomer} />
        <div className={styles.words}>
          <h2 className={styles.name} dir="auto" title={other.name}>
            {other.name}
          </h2>
          {other.rating !== null && (
            <p className={styles.score}>
              <VisuallyHidden>{t('ui.ratedOutOf', { rating: format.rating(other.rating) })}</VisuallyHidden>
              <span className={styles.star} aria-hidden="true">
                <Star filled={1} />
              </span>
              <b aria-hidden="true">{format.rating(other.rating)}</b>
              <span aria-hidden="true">{`(${format.number(other.ratingsCount)})`}</span>
            </p>
          )}
        </div>
        {items.length > 0 && <Menu label={t('inbox.menu.button')} items={items} />}
      </div>
      {!hasJobBeside && <JobRow info={info} isCompared={isCompared} />}
      {info.bid && (
        <BidStrip info={info} bid={info.bid} isCompared={isCompared && hasJobBeside} onChanged={onChanged} />
      )}
    </header>
  )
}

type JobRowProps = {
  readonly info: Talk
  /** There are bids to compare with this one. */
  readonly isCompared: boolean
}

/** The job in one line: its picture, title, budget, and how many bids to compare or its status. A deleted one leads nowhere. */
function JobRow({ info, isCompared }: JobRowProps) {
  const { t, format } = useI18n()
  const { jobId, jobTitle, jobPicture, budget, jobStatus } = info
  const content = (
    <>
      {jobPicture.url !== null && (
        <Picture className={styles.picture} src={smallPicture(jobPicture.url)} width={40} height={40} />
      )}
      <span className={styles.jobWords}>
        <span className={styles.jobTitle} dir="auto">
          {jobTitle}
        </span>
        <span className={styles.budget}>{t('inbox.job.budget', { amount: format.money(budget) })}</span>
      </span>
      {isCompared ? (
        <span className={styles.compare}>{t('inbox.offer.compare', { count: info.bidsCount })}</span>
      ) : (
        <JobState status={jobStatus} />
      )}
    </>
  )
  return jobStatus === 'deleted' ? (
    <p className={styles.job}>{content}</p>
  ) : (
    <Link className={styles.job} href={links.jobDetails(jobId)}>
      {content}
    </Link>
  )
}

/** The status of a job, which may be deleted while its conversations can still be read. */
export function JobState({ status }: { readonly status: Talk['jobStatus'] }) {
  const { t } = useI18n()
  return status === 'deleted' ? (
    <Badge tone="loss">{t('inbox.job.deleted')}</Badge>
  ) : (
    <StatusPill status={status} label={t(`dashboard.status.${status}`)} />
  )
}
