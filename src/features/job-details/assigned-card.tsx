import type { Elements } from '../../ui/elements.ts'
import type { AssignedBusiness } from '../../actors/jobs.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Card } from '../../ui/lists/card.tsx'
import { EndMenu } from './ending.tsx'
import { Fact } from './parts/facts.tsx'
import type { JobScreenView } from './parts/use-job-screen.ts'
import * as styles from './parts/job-details.css.ts'

type AssignedCardProps = {
  readonly view: JobScreenView
  readonly business: AssignedBusiness
  readonly title: string
  /** Who the business is, for all but itself. */
  readonly who?: Elements
  readonly children?: Elements
}

/** The agreed price, the business to whom it is assigned, and the dates. */
export function AssignedCard({ view, business, title, who, children }: AssignedCardProps) {
  const { t, format } = useI18n()
  const { job } = view.details
  return (
    <Card>
      <section className={styles.stack} aria-label={title}>
        <div className={styles.head}>
          <h2 className={styles.headTitle}>{title}</h2>
          <div className={styles.menu}>
            <EndMenu view={view} />
          </div>
        </div>
        {business.amount !== null && (
          <div className={styles.agreed}>
            <p className={styles.term}>{t('dashboard.agreedPrice')}</p>
            <div className={styles.price}>{format.money(business.amount)}</div>
            {business.amount !== job.budget && (
              <p className={styles.muted}>{t('jobDetails.budgetWas', { amount: format.money(job.budget) })}</p>
            )}
          </div>
        )}
        {who}
        <dl className={styles.facts}>
          {business.canStart !== null && job.completedAt === null && (
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
        {children && <div className={styles.contact}>{children}</div>}
      </section>
    </Card>
  )
}
