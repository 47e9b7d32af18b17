import type { Talk } from '../../actors/thread.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import type { Elements } from '../../ui/elements.ts'
import { Link, TextLink } from '../../ui/link.tsx'
import { Picture, smallPicture } from '../../ui/pictures/picture.tsx'
import { Badge, StatusPill } from '../../ui/text/status-pill.tsx'
import * as styles from './thread-head.css.ts'

type JobRowProps = {
  readonly info: Talk
  /** There are bids to compare, and none from this business. */
  readonly isCompared: boolean
}

/** Above a conversation without a bid, the job in one line: its picture, title, budget, and how many bids to compare or its status. */
export function JobRow({ info, isCompared }: JobRowProps) {
  const { t, format } = useI18n()
  return (
    <div className={styles.job}>
      <JobLine info={info}>
        <span className={styles.budget}>{t('inbox.job.budget', { amount: format.money(info.budget) })}</span>
      </JobLine>
      {isCompared ? <CompareLink info={info} /> : <JobState status={info.jobStatus} />}
    </div>
  )
}

type JobLineProps = {
  readonly info: Talk
  /** Below the title. */
  readonly children: Elements
}

/** The picture and the title of a job, which lead to it; a deleted one leads nowhere. */
export function JobLine({ info: { jobId, jobTitle, jobPicture, jobStatus }, children }: JobLineProps) {
  const content = (
    <>
      {jobPicture.url !== null && (
        <Picture className={styles.picture} src={smallPicture(jobPicture.url)} width={40} height={40} />
      )}
      <span className={styles.jobWords}>
        <span className={styles.jobTitle} dir="auto">
          {jobTitle}
        </span>
        {children}
      </span>
    </>
  )
  return jobStatus === 'deleted' ? (
    <p className={styles.jobLine}>{content}</p>
  ) : (
    <Link className={styles.jobLine} href={links.jobDetails(jobId)}>
      {content}
    </Link>
  )
}

/** Leads to the bids to compare. */
export function CompareLink({ info: { jobId, bidsCount } }: Pick<JobRowProps, 'info'>) {
  const { t } = useI18n()
  return (
    <span className={styles.compare}>
      <TextLink alone href={links.jobDetails(jobId)}>
        {t('inbox.offer.compare', { count: bidsCount })}
      </TextLink>
    </span>
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
