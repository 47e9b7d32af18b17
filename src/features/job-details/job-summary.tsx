import type { Elements } from '../../ui/elements.ts'
import { jobViewOf } from '../../actors/job-details.ts'
import { isPastDay, type Job, type JobDetails } from '../../actors/jobs.ts'
import { useSession } from '../../actors/environment-context.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { IconButton } from '../../ui/button.tsx'
import { Card } from '../../ui/lists/card.tsx'
import { DeleteIcon } from '../../ui/icons.tsx'
import { ClockIcon, EditIcon } from './parts/icons.tsx'
import { JobMarks } from '../../ui/text/status-pill.tsx'
import { PictureStrip } from '../../ui/pictures/picture-strip.tsx'
import { prose } from '../../ui/theme/text.css.ts'
import { useNow, daysLeft } from '../../ui/text/now.ts'
import { Fact } from './parts/facts.tsx'
import * as styles from './parts/job-details.css.ts'

type JobSummaryProps = {
  readonly details: JobDetails
  /** Absent if the job may not be edited or deleted. */
  readonly onEdit: (() => void) | undefined
  readonly onDelete: (() => void) | undefined
  /** Whose job it is, for others than its customer. */
  readonly children: Elements
}

/** How many characters of an amount fit beside another fact on a phone. */
const roomForAmount = 12

/** The job itself, as everyone who may see it sees it. */
export function JobSummary({ details, onEdit, onDelete, children }: JobSummaryProps) {
  const { t, format } = useI18n()
  const { badges } = jobViewOf(details, useSession())
  const { job } = details
  const budget = format.money(job.budget)
  return (
    <Card>
      <div className={styles.stack}>
        <div className={styles.tightStack}>
          <div className={styles.head}>
            <div className={styles.marks}>
              <JobMarks status={job.status} outcome={job.bidOutcome} marks={badges} />
            </div>
            <div className={styles.tools}>
              {onDelete && (
                <IconButton
                  variant="danger"
                  label={t('jobDetails.delete.button')}
                  icon={<DeleteIcon />}
                  aria-haspopup="dialog"
                  onClick={onDelete}
                />
              )}
              {onEdit && (
                <IconButton
                  variant="accent"
                  label={t('jobDetails.edit.button')}
                  icon={<EditIcon />}
                  aria-haspopup="dialog"
                  onClick={onEdit}
                />
              )}
            </div>
          </div>
          <h2 className={styles.title}>
            <bdi>{job.title}</bdi>
          </h2>
          <time className={styles.muted} dateTime={job.createdAt}>
            {t('jobDetails.posted', { date: format.cardDate(job.createdAt) })}
          </time>
        </div>

        <PictureStrip pictures={job.pictures} />

        <dl className={styles.facts}>
          <Fact isLong={budget.length > roomForAmount} term={t('jobDetails.budget')}>
            <span className={styles.budget}>{budget}</span>
          </Fact>
          <Fact term={t('jobDetails.category')}>{t.category(job.category)}</Fact>
          <Fact term={t('jobDetails.location')}>{t('jobDetails.place', { city: job.city, state: job.state })}</Fact>
          {job.neededBy !== null && (
            <Fact term={t('postJob.neededBy')}>
              {isPastDay(job.neededBy)
                ? t('dashboard.dayPassed', { date: format.day(job.neededBy) })
                : format.day(job.neededBy)}
            </Fact>
          )}
          <Fact term={t('jobDetails.number')}>
            <span title={job.id}>{format.shortId(job.id)}</span>
          </Fact>
        </dl>

        <section className={styles.tightStack}>
          <h3 className={styles.sectionTitle}>{t('jobDetails.details')}</h3>
          <p className={prose} dir="auto">
            {job.details}
          </p>
        </section>

        <BiddingTime status={job.status} expiresAt={job.expiresAt} />

        {children}
      </div>
    </Card>
  )
}

/** How long an open job still takes bids, or when an expired one stopped. */
function BiddingTime({ status, expiresAt }: { readonly status: Job['status']; readonly expiresAt: string }) {
  const { t, format } = useI18n()
  const now = useNow()
  if (status !== 'open' && status !== 'expired') return null
  const days = status === 'open' ? daysLeft(expiresAt, now) : null
  return (
    <p className={styles.note}>
      <ClockIcon className={styles.noteIcon} />
      <span>
        {days === null
          ? t('jobDetails.time.closed', { date: format.date(expiresAt) })
          : days === 0
            ? t('jobDetails.time.lastDay')
            : t('jobDetails.time.left', { count: days })}
      </span>
    </p>
  )
}
