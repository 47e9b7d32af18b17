import { jobViewOf } from '../../actors/job-details.ts'
import { isPastDay, type Job, type JobDetails } from '../../actors/jobs.ts'
import { useSession } from '../../actors/environment-context.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { lazy } from '../../shared/lazy.ts'
import { IconButton } from '../../ui/button.tsx'
import type { Elements } from '../../ui/elements.ts'
import { DeleteIcon, DownIcon } from '../../ui/icons.tsx'
import { ClockIcon, EditIcon } from './parts/icons.tsx'
import { lazyPart } from '../../ui/lazy/lazy-part.tsx'
import { JobMarks } from '../../ui/text/status-pill.tsx'
import { JobPicture } from '../../ui/pictures/job-picture.tsx'
import { PictureStrip } from '../../ui/pictures/picture-strip.tsx'
import { prose } from '../../ui/theme/text.css.ts'
import { useNow, daysLeft } from '../../ui/text/now.ts'
import { Fact } from './parts/facts.tsx'
import * as styles from './parts/job-details.css.ts'

/** Few jobs have any. */
const BeforeAndAfter = lazyPart(lazy(async () => (await import('./work-pictures.tsx')).BeforeAndAfter))

type JobSummaryProps = {
  readonly details: JobDetails
  /** Its price is in a card beside it; while it takes bids, its dates are there, too. */
  readonly isPricedBeside: boolean
  /** Absent if the job may not be edited or deleted. */
  readonly onEdit: (() => void) | undefined
  readonly onDelete: (() => void) | undefined
  /** What is rarely done with it, behind three dots. */
  readonly menu: Elements
}

/** How many characters of an amount fit beside another fact on a phone. */
const roomForAmount = 12

/** The job itself, as everyone who may see it sees it. */
export function JobSummary({ details, isPricedBeside, ...tools }: JobSummaryProps) {
  const { badges } = jobViewOf(details, useSession())
  const { job } = details
  const pictures = <JobPictures job={job} />
  // Who does the work has been chosen by the pictures already.
  const isGiven = details.assignedBusiness !== null
  return (
    <article className={styles.job} aria-labelledby="job-title">
      {!isGiven && pictures}
      <div className={styles.jobWords}>
        <div className={styles.tightStack}>
          <div className={styles.head}>
            <div className={styles.marks}>
              <JobMarks status={job.status} outcome={job.bidOutcome} marks={badges} besideBanner />
            </div>
            <JobTools {...tools} />
          </div>
          <h2 className={styles.title} id="job-title">
            <bdi>{job.title}</bdi>
          </h2>
          <Posted job={job} />
        </div>
        <JobWords details={details} isPricedBeside={isPricedBeside} />
      </div>
      {isGiven &&
        (details.workPictures.length > 0 ? (
          <BeforeAndAfter before={job.pictures} after={details.workPictures} />
        ) : (
          pictures
        ))}
    </article>
  )
}

/** The pictures hold their place in the row; others are another row. */
function JobPictures({ job: { pictures } }: { readonly job: Job }) {
  const isCustomer = useSession().userType === 'customer'
  return <PictureStrip key={pictures.join(' ')} pictures={pictures} layout="mosaic" mayReport={!isCustomer} />
}

function Posted({ job }: { readonly job: Job }) {
  const { t, format } = useI18n()
  return (
    <p className={styles.posted}>
      <time dateTime={job.createdAt}>{t('jobDetails.posted', { date: format.cardDate(job.createdAt) })}</time>
      <span>{' · '}</span>
      <span title={job.id}>{format.shortId(job.id)}</span>
    </p>
  )
}

type JobWordsProps = Pick<JobSummaryProps, 'details'> & Partial<Pick<JobSummaryProps, 'isPricedBeside'>>

/** Its facts, its description, and how long it takes bids. */
function JobWords({ details, isPricedBeside = false }: JobWordsProps) {
  const { t } = useI18n()
  const { job } = details
  return (
    <>
      <JobFacts details={details} isPricedBeside={isPricedBeside} />
      <section className={styles.tightStack}>
        <h3 className={styles.sectionTitle}>{t('jobDetails.details')}</h3>
        <p className={prose} dir="auto">
          {job.details}
        </p>
      </section>
      {!isPricedBeside && <BiddingTime status={job.status} expiresAt={job.expiresAt} />}
    </>
  )
}

/** The budget, or the price that was agreed on; trade, place, and by when. */
function JobFacts({ details: { job, assignedBusiness }, isPricedBeside }: Required<JobWordsProps>) {
  const { t, format } = useI18n()
  const agreed = assignedBusiness?.amount ?? null
  const price = format.money(agreed ?? job.budget)
  return (
    <dl className={styles.facts}>
      {!isPricedBeside && (
        <Fact
          isLong={price.length > roomForAmount}
          term={t(agreed === null ? 'jobDetails.budget' : 'dashboard.agreedPrice')}
        >
          <span className={styles.budget}>{price}</span>
        </Fact>
      )}
      <Fact term={t('jobDetails.category')}>{t.category(job.category)}</Fact>
      <Fact term={t('jobDetails.location')}>
        {[format.place(job.city, job.state), ...(job.distance ? [format.miles(job.distance)] : [])].join(' · ')}
      </Fact>
      {job.neededBy !== null && !(isPricedBeside && agreed === null) && (
        <Fact term={t('postJob.neededBy')}>
          {isPastDay(job.neededBy)
            ? t('dashboard.dayPassed', { date: format.day(job.neededBy) })
            : format.day(job.neededBy)}
        </Fact>
      )}
    </dl>
  )
}

type JobToolsProps = Pick<JobSummaryProps, 'onEdit' | 'onDelete' | 'menu'>

function JobTools({ onEdit, onDelete, menu }: JobToolsProps) {
  const { t } = useI18n()
  return (
    <div className={styles.tools}>
      {onEdit && (
        <IconButton
          variant="accent"
          label={t('jobDetails.edit.button')}
          icon={<EditIcon />}
          aria-haspopup="dialog"
          onClick={onEdit}
        />
      )}
      {onDelete && (
        <IconButton
          variant="danger"
          label={t('jobDetails.delete.button')}
          icon={<DeleteIcon />}
          aria-haspopup="dialog"
          onClick={onDelete}
        />
      )}
      {menu}
    </div>
  )
}

/** Above what matters more to the reader: the job in one line that unfolds. Who does the work sees the first words of it. */
export function FoldedJob({ details, isPricedBeside: _, ...tools }: JobSummaryProps) {
  const { t, format } = useI18n()
  const session = useSession()
  const { badges } = jobViewOf(details, session)
  const { job } = details
  const hasTask = session.userType === 'business'
  const isPictured = hasTask && details.assignedBusiness === null && job.pictures.length > 0
  const agreed = details.assignedBusiness?.amount ?? null
  // Who has won it has applied: the banner above says so.
  const marks = agreed === null ? badges : { ...badges, applied: false }
  const room = tools.onEdit || tools.onDelete ? 'tools' : tools.menu ? 'menu' : 'nothing'
  return (
    <div className={styles.folded}>
      <div className={isPictured ? styles.toolsOverPicture : styles.foldedTools}>
        <JobTools {...tools} />
      </div>
      <details>
        <summary className={styles.fold}>
          <JobPicture
            className={isPictured ? styles.foldWidePicture : styles.foldPicture}
            pictures={job.pictures}
            loading="eager"
          />
          <div className={isPictured ? styles.foldWords : styles.tightStack}>
            <div className={styles.foldMarksBeside[room]}>
              <JobMarks status={job.status} outcome={job.bidOutcome} marks={marks} besideBanner />
            </div>
            <h2 className={styles.name}>
              <bdi>{job.title}</bdi>
            </h2>
            {/* The customer reads it in the banner, and beside the business. */}
            {hasTask && agreed !== null && (
              <p className={styles.posted}>
                <span>{`${t('dashboard.agreedPrice')} `}</span>
                <span className={styles.foldAgreed}>{format.money(agreed)}</span>
              </p>
            )}
            <p className={styles.posted}>
              {agreed === null && (
                <>
                  <span className={styles.foldPrice}>{format.money(job.budget)}</span>
                  <span>{' · '}</span>
                </>
              )}
              <span>{format.shortId(job.id)}</span>
            </p>
          </div>
          {hasTask && (
            <p className={details.doubt === null ? styles.foldTask : styles.foldWholeTask} dir="auto">
              {job.details}
            </p>
          )}
          <span className={styles.foldSign}>
            <span>{t('jobDetails.details')}</span>
            <DownIcon className={styles.foldIcon} />
          </span>
        </summary>
        <div className={styles.job}>
          <JobPictures job={job} />
          <div className={styles.jobWords}>
            <Posted job={job} />
            <JobWords details={details} />
          </div>
        </div>
      </details>
    </div>
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
