import { memo, useId } from 'react'
import { isPastDay, type Job, jobBadgesOf, type Session } from '../../actors/jobs.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { buttonClass } from '../../ui/button.tsx'
import type { Elements } from '../../ui/elements.ts'
import { ChatIcon } from '../../ui/icons.tsx'
import { Link } from '../../ui/link.tsx'
import type { placeIn } from '../../ui/lists/long-list.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { JobPicture } from '../../ui/pictures/job-picture.tsx'
import { excerptOf, Marked } from '../../ui/text/marked.tsx'
import { Stars } from '../../ui/text/star-rating.tsx'
import { Badge, JobMarks } from '../../ui/text/status-pill.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import * as styles from '../../ui/lists/job-card.css.ts'
import { joinFacts } from '../../ui/text/facts.ts'

type JobCardProps = ReturnType<typeof placeIn> & {
  readonly job: Job
  /** The viewer. */
  readonly viewer: Session
  readonly now: Date
}

/** How many cards are in the first view at most: their pictures are fetched at once. */
const inFirstView = 4

/** One job in the list: its picture and status, what it is, for how much, and with whom. Unchanged, it is not rendered again when the list grows. */
export const JobCard = memo(function JobCard({ job, viewer, now, ...place }: JobCardProps) {
  const { t, format } = useI18n()
  const titleId = useId()
  const isAgreed = job.agreedPrice !== null
  // Its customer may ask again.
  const isOver = job.status === 'expired' && viewer.userType === 'customer'
  const dayText = (day: string) => {
    const date = format.day(day)
    return isPastDay(day) ? t('dashboard.dayPassed', { date }) : date
  }
  // Why it was found, where the title does not say so.
  const { matched = [] } = job
  const excerpt = excerptOf(job.title, matched) === null ? excerptOf(job.details, matched) : null
  const isDisputed = job.waits.includes('notDone')
  // Until it bids: then the invitation is answered.
  const isInvited = job.invitation === 'sent' && job.status === 'open' && job.bidOutcome === null
  const facts = [
    t.category(job.category),
    job.city,
    ...(job.distance ? [format.miles(job.distance)] : []),
    ...(job.neededBy === null ? [] : [t('dashboard.by', { date: dayText(job.neededBy) })]),
  ]
  return (
    <li className={styles.row} data-job={job.id} {...place}>
      <article className={styles.card}>
        <div className={styles.picture}>
          <JobPicture
            className={job.status === 'expired' ? styles.paleImage : styles.image}
            pictures={job.pictures}
            loading={place['aria-posinset'] <= inFirstView ? 'eager' : 'lazy'}
            {...(place['aria-posinset'] === 1 && { fetchPriority: 'high' })}
          />
          <div className={styles.marks}>
            <JobMarks status={job.status} outcome={job.bidOutcome} marks={jobBadgesOf(job, viewer)} />
          </div>
        </div>
        <div className={styles.body}>
          <h3 className={styles.title} id={titleId} dir="auto">
            <Link className={styles.link} href={links.jobDetails(job.id)}>
              <Marked text={job.title} words={matched} />
            </Link>
          </h3>
          <p className={styles.facts}>{joinFacts(facts)}</p>
          {excerpt !== null && (
            <p className={styles.excerpt} dir="auto">
              <Marked text={excerpt} words={matched} />
            </p>
          )}
          {(isInvited || isDisputed || job.rating || job.unreadMessages > 0) && (
            <div className={styles.extras}>
              {isInvited && (
                <Badge tone="note">{t('dashboard.invitedBy', { name: job.customer?.firstName ?? '' })}</Badge>
              )}
              {isDisputed && <Badge tone="call">{t('dashboard.mark.notDone')}</Badge>}
              {job.rating && (
                <div className={styles.stars}>
                  <Stars rating={job.rating.stars} />
                </div>
              )}
              {job.unreadMessages > 0 && (
                <p className={styles.unread}>
                  <ChatIcon className={styles.sign} />
                  <span aria-hidden="true">{format.number(job.unreadMessages)}</span>
                  <VisuallyHidden>{t('dashboard.waits.unreadMessages', { count: job.unreadMessages })}</VisuallyHidden>
                </p>
              )}
            </div>
          )}
          <div className={styles.money}>
            <p className={styles.price}>
              <VisuallyHidden>{`${t(isAgreed ? 'dashboard.agreedPrice' : 'dashboard.budget')} `}</VisuallyHidden>
              <span>{format.money(job.agreedPrice ?? job.budget)}</span>
            </p>
            {isOver ? (
              <Link
                className={`${buttonClass('soft')} ${styles.act}`}
                href={links.postAgain(job.id)}
                aria-describedby={titleId}
              >
                <span>{t('dashboard.postAgain')}</span>
              </Link>
            ) : (
              <Others job={job} />
            )}
          </div>
          <p className={styles.when}>
            <span className={styles.ago}>{format.ago(job.createdAt, now)}</span>
            <span>{format.shortId(job.id)}</span>
            <span className={styles.date}>
              <VisuallyHidden>{`${t('dashboard.created')} `}</VisuallyHidden>
              <time dateTime={job.createdAt}>{format.cardDate(job.createdAt)}</time>
            </span>
          </p>
        </div>
      </article>
    </li>
  )
})

/** Who else is in it: the bidders, the business that has the job, the own bid, or the customer. */
function Others({ job }: { readonly job: Job }): Elements {
  const { t, format } = useI18n()
  if (job.assignedTo) return <Somebody name={job.assignedTo.businessName} picture={job.assignedTo.logo.url} />
  // What became of it is on the picture.
  if (job.bidOutcome !== null && job.bidOutcome !== 'won' && job.ownBidAmount !== null) {
    return (
      <p className={job.bidOutcome === 'sent' ? styles.ownBid : styles.none}>
        {t('dashboard.yourBid', { amount: format.money(job.ownBidAmount) })}
      </p>
    )
  }
  if (job.customer) return <Somebody name={job.customer.firstName} picture={job.customer.picture.url} />
  if (job.status !== 'open') return null
  if (job.lowestBid === null) return <p className={styles.none}>{t('dashboard.noBids')}</p>
  return (
    <div className={styles.bidders}>
      <span className={styles.faces}>
        {job.bidders.map(({ id, businessName, logo }) => (
          <span key={id} className={styles.face}>
            <Avatar name={businessName} url={logo.url} size="tiny" />
          </span>
        ))}
      </span>
      <p className={styles.bids}>
        <span>{`${t('dashboard.bids', { count: job.bidsCount })} `}</span>
        <span className={styles.from}>{t('dashboard.from', { amount: format.money(job.lowestBid) })}</span>
      </p>
    </div>
  )
}

function Somebody({ name, picture }: { readonly name: string; readonly picture: string | null }) {
  return (
    <div className={styles.somebody}>
      <Avatar name={name} url={picture} size="tiny" />
      <p className={styles.name} dir="auto">
        {name}
      </p>
    </div>
  )
}
