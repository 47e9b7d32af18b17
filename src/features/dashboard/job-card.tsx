import { memo } from 'react'
import { isPastDay, type Job, jobBadgesOf, type Schemas, type Session } from '../../actors/jobs.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { BellIcon } from '../../ui/icons.tsx'
import { links } from '../../shared/routes.ts'
import type { placeIn } from '../../ui/lists/long-list.tsx'
import { smallPicture, Picture } from '../../ui/pictures/picture.tsx'
import { JobMarks, BidSign } from '../../ui/text/status-pill.tsx'
import { Link } from '../../ui/link.tsx'
import { Stars } from '../../ui/text/star-rating.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import * as styles from './job-card.css.ts'

type JobCardProps = ReturnType<typeof placeIn> & {
  readonly job: Job
  /** The viewer. */
  readonly viewer: Session
}

/** One job in the list: what it is, its budget and its status. Unchanged, it is not rendered again when the list grows. */
export const JobCard = memo(function JobCard({ job, viewer, ...place }: JobCardProps) {
  const { t, format } = useI18n()
  const role = viewer.userType
  const [picture] = job.pictures
  const interests = role === 'customer' && job.status === 'open' ? job.bidsCount : 0
  const waitText = (waiting: Schemas['Waiting']) => {
    switch (waiting) {
      case 'newBids':
        return t('dashboard.waits.newBids', { count: job.newBids })
      case 'unreadMessages':
        return t('dashboard.waits.unreadMessages', { count: job.unreadMessages })
      case 'toRate':
      case 'won':
      case 'notDone':
        return t(`dashboard.waits.${waiting}`)
    }
  }
  const dayText = (day: string) => {
    const date = format.day(day)
    return isPastDay(day) ? t('dashboard.dayPassed', { date }) : date
  }
  return (
    <li className={styles.row} data-job={job.id} {...place}>
      <article className={styles.card}>
        <div className={styles.top}>
          {picture === undefined ? (
            <span className={styles.thumbnail} />
          ) : (
            <Picture
              className={styles.thumbnail}
              src={smallPicture(picture)}
              width="72"
              height="72"
              loading="lazy"
              decoding="async"
            />
          )}
          <div className={styles.words}>
            <h3 className={styles.title} dir="auto">
              <Link className={styles.link} href={links.jobDetails(job.id)}>
                {job.title}
              </Link>
            </h3>
            <p className={styles.facts}>
              <span className={styles.number}>{format.shortId(job.id)}</span>
              <span className={styles.place} dir="auto">
                {role === 'business' ? job.city : t.category(job.category)}
              </span>
            </p>
            <p className={styles.facts}>
              <VisuallyHidden>{`${t('dashboard.created')} `}</VisuallyHidden>
              <time dateTime={job.createdAt}>{format.cardDate(job.createdAt)}</time>
            </p>
            {job.neededBy !== null && (
              <p className={styles.facts}>{t('dashboard.neededBy', { date: dayText(job.neededBy) })}</p>
            )}
            {interests > 0 && (
              <p className={styles.signed}>
                <BidSign />
                <span>{t('dashboard.interests', { count: interests })}</span>
              </p>
            )}
            {job.rating && <Stars rating={job.rating.stars} />}
            {job.waits.map((waiting) => (
              <p key={waiting} className={styles.waits}>
                <BellIcon className={styles.sign} />
                <span>{waitText(waiting)}</span>
              </p>
            ))}
          </div>
        </div>
        <div className={styles.bottom}>
          <p className={styles.budget}>
            <VisuallyHidden>{`${t('dashboard.budget')} `}</VisuallyHidden>
            <span>{format.money(job.budget)}</span>
          </p>
          <JobMarks status={job.status} outcome={job.bidOutcome} marks={jobBadgesOf(job, viewer)} />
        </div>
      </article>
    </li>
  )
})
