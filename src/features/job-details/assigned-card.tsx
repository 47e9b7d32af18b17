import type { Elements } from '../../ui/elements.ts'
import type { AssignedBusiness, Job, Schemas } from '../../actors/jobs.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { Card } from '../../ui/lists/card.tsx'
import { BusinessRecord } from '../../ui/text/business-record.tsx'
import { lazyPart } from '../../ui/lazy/lazy-part.tsx'
import { lazy } from '../../shared/lazy.ts'
import { BusinessName, Fact, Quote } from './parts/facts.tsx'
import { JobRating } from './parts/job-rating.tsx'
import * as styles from './parts/job-details.css.ts'

/** Few jobs have any. */
const WorkPictures = lazyPart(lazy(async () => (await import('./work-pictures.tsx')).WorkPictures))

type AssignedCardProps = {
  readonly job: Job
  readonly business: AssignedBusiness
  readonly title: string
  readonly ratingTitle: string
  /** What the customer said about a completion that was none. */
  readonly doubt: Schemas['Doubt'] | null
  readonly doubtTitle: string
  /** What the business showed of its work. */
  readonly workPictures: readonly string[]
  /** Changes the rating, or the reply to it. */
  readonly amend?: Elements
  readonly children?: Elements
}

/** The assigned business, the amount, the date, why it is not done yet, and the rating once there is one. */
export function AssignedCard({
  job,
  business,
  title,
  ratingTitle,
  doubt,
  doubtTitle,
  workPictures,
  amend,
  children,
}: AssignedCardProps) {
  const { t, format } = useI18n()
  return (
    <Card>
      <section className={styles.stack} aria-label={title}>
        <h2 className={styles.sectionTitle}>{title}</h2>
        <div className={styles.person}>
          <Avatar name={business.businessName} url={business.logo.url} />
          <div className={styles.personWords}>
            <p className={styles.name}>
              <BusinessName id={business.id} name={business.businessName} />
            </p>
            <p className={styles.muted}>
              <bdi>{business.name}</bdi>
            </p>
            <BusinessRecord known={business} />
          </div>
        </div>
        {workPictures.length > 0 && <WorkPictures pictures={workPictures} />}
        <dl className={styles.facts}>
          {business.amount !== null && (
            <Fact term={t('jobDetails.assigned.quotation')}>
              <span className={styles.budget}>{format.money(business.amount)}</span>
            </Fact>
          )}
          {business.canStart !== null && (
            <Fact term={t('jobDetails.assigned.canStart')}>{format.day(business.canStart)}</Fact>
          )}
          {job.assignedAt !== null && (
            <Fact isLong term={t('jobDetails.assigned.at')}>
              <time dateTime={job.assignedAt}>{format.cardDate(job.assignedAt)}</time>
            </Fact>
          )}
          {job.completedAt !== null && (
            <Fact isLong term={t('jobDetails.assigned.completedAt')}>
              <time dateTime={job.completedAt}>{format.cardDate(job.completedAt)}</time>
            </Fact>
          )}
        </dl>
        {job.status === 'inprogress' && doubt && (
          <div className={styles.tightStack}>
            <p className={styles.term}>{doubtTitle}</p>
            <Quote text={doubt.reason} />
          </div>
        )}
        {job.rating && (
          <JobRating rating={job.rating} title={ratingTitle} by={business.businessName}>
            {amend}
          </JobRating>
        )}
        {children}
      </section>
    </Card>
  )
}
