import type { ReactNode } from 'react'
import type { AssignedBusiness, Job } from '../../actors/jobs.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, Divider } from '../../ui/lists/card.tsx'
import { Stars } from '../../ui/text/star-rating.tsx'
import { prose } from '../../ui/theme/text.css.ts'
import { Fact } from './fact.tsx'
import * as styles from './job-details.css.ts'
import { TrustMarks } from './trust-marks.tsx'

type AssignedCardProps = {
  readonly job: Job
  readonly business: AssignedBusiness
  readonly title: string
  readonly ratingTitle: string
  /** Present while the job waits for its rating. */
  readonly onRate?: (() => void) | undefined
  readonly children?: ReactNode
}

/** The assigned business, the amount, the date, and the rating once there is one. */
export function AssignedCard({ job, business, title, ratingTitle, onRate, children }: AssignedCardProps) {
  const { t, format } = useI18n()
  return (
    <Card>
      <section className={styles.stack} aria-label={title}>
        <h2 className={styles.sectionTitle}>{title}</h2>
        <div className={styles.person}>
          <Avatar name={business.businessName} url={business.logo} />
          <div className={styles.personWords}>
            <p className={styles.name}>
              <bdi>{business.businessName}</bdi>
            </p>
            <p className={styles.muted}>
              <bdi>{business.name}</bdi>
            </p>
            <TrustMarks trust={business} />
          </div>
        </div>
        <dl className={styles.facts}>
          {business.amount !== null && (
            <Fact term={t('jobDetails.assigned.quotation')}>
              <span className={styles.budget}>{format.money(business.amount)}</span>
            </Fact>
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
        {job.rating && (
          <div className={styles.tightStack}>
            <p className={styles.term}>{ratingTitle}</p>
            <Stars rating={job.rating.stars} />
            {job.rating.comment && (
              <blockquote className={styles.quote}>
                <p className={prose} dir="auto">
                  {job.rating.comment}
                </p>
              </blockquote>
            )}
          </div>
        )}
        {children}
        {onRate && (
          <>
            <Divider />
            <Button width="full" onClick={onRate}>
              {t('jobDetails.assigned.rate')}
            </Button>
          </>
        )}
      </section>
    </Card>
  )
}
