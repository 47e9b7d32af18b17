import { useMachine } from '@xstate/react'
import { businessMachine } from '../../actors/business.ts'
import { useMachineOf, useSession } from '../../actors/environment-context.ts'
import { jobBesideMachine } from '../../actors/inbox.ts'
import { useJobChanges } from '../../actors/live.ts'
import type { Talk } from '../../actors/thread.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Link, TextLink } from '../../ui/link.tsx'
import { RefreshFailed } from '../../ui/lists/state.tsx'
import { Picture, pictureAt } from '../../ui/pictures/picture.tsx'
import { TrustMarks } from '../../ui/text/business-record.tsx'
import * as styles from './job-beside.css.ts'
import { JobState } from './job-row.tsx'

/** Beside a thread: the job that it is about and, for a customer, what is known of the business. */
export function JobBeside({ info }: { readonly info: Talk }) {
  const { t } = useI18n()
  const { jobId, businessId, jobTitle, jobPicture, jobStatus } = info
  const { userType } = useSession()
  return (
    <aside className={styles.column} aria-label={t('inbox.job.label')}>
      {jobPicture.url !== null && <Picture className={styles.picture} src={pictureAt(jobPicture.url)} loading="lazy" />}
      <div className={styles.head}>
        <div>
          <JobState status={jobStatus} />
        </div>
        <h2 className={styles.title}>
          <bdi>{jobTitle}</bdi>
        </h2>
        {jobStatus !== 'deleted' && <JobFacts jobId={jobId} />}
      </div>
      {userType === 'customer' && <Business id={businessId} jobId={jobId} name={info.other.name} />}
    </aside>
  )
}

function JobFacts({ jobId }: { readonly jobId: string }) {
  const { t, format } = useI18n()
  const [state, send] = useMachine(useMachineOf(jobBesideMachine), { input: { request: jobId } })
  useJobChanges(() => send({ type: 'details.refreshed' }), jobId)
  const job = state.context.value?.job
  return (
    <>
      {state.matches('failed') && (
        <RefreshFailed text={t('inbox.job.failed')} onRetry={() => send({ type: 'details.retried' })} />
      )}
      {job && (
        <>
          <p className={styles.posted}>
            <time dateTime={job.createdAt}>{format.cardDate(job.createdAt)}</time>
            <span title={job.id}>{format.shortId(job.id)}</span>
          </p>
          <dl className={styles.facts}>
            <Fact term={t('jobDetails.budget')} value={format.money(job.budget)} isLarge />
            {job.neededBy !== null && <Fact term={t('postJob.neededBy')} value={format.day(job.neededBy)} />}
            <Fact term={t('inbox.job.bids')} value={format.number(job.bidsCount)} />
            <Fact term={t('inbox.job.city')} value={format.place(job.city)} />
          </dl>
        </>
      )}
      <Link className={buttonClass('plain', 'full')} href={links.jobDetails(jobId)}>
        {t('inbox.job.open')}
      </Link>
    </>
  )
}

type FactProps = { readonly term: string; readonly value: string; readonly isLarge?: boolean }

function Fact({ term, value, isLarge = false }: FactProps) {
  return (
    <div>
      <dt className={styles.term}>{term}</dt>
      <dd className={isLarge ? styles.price : styles.value}>
        <bdi>{value}</bdi>
      </dd>
    </div>
  )
}

/** What everybody may know of the business. One that is gone has a name alone. */
function Business({ id, jobId, name }: { readonly id: string; readonly jobId: string; readonly name: string }) {
  const { t } = useI18n()
  const [state] = useMachine(useMachineOf(businessMachine), { input: { request: id } })
  const known = state.context.value
  return (
    <section className={styles.business}>
      <h3 className={styles.name}>
        <bdi>{name}</bdi>
      </h3>
      {known && (
        <>
          <div className={styles.marks}>
            <TrustMarks said={known} />
            <p className={styles.muted}>{t('record.jobs', { count: known.jobsCompleted })}</p>
          </div>
          <TextLink alone href={links.bidder(id, jobId)}>
            {t('inbox.job.profile')}
          </TextLink>
        </>
      )}
    </section>
  )
}
