import { useSearch } from 'wouter'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../routes.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { SignpostPicture } from '../../ui/pictures.tsx'
import { Screen } from '../../ui/screen.tsx'
import { EmptyState, FailedState } from '../../ui/state.tsx'
import { DetailsSkeleton } from './details-skeleton.tsx'
import { JobScreen } from './job-screen.tsx'
import { useJobDetails } from './use-job-details.ts'

/** One job, at `/job-details?id=…`. */
export default function JobDetailsPage() {
  const id = new URLSearchParams(useSearch()).get('id') ?? ''
  // Another job is another visit: nothing of the one before is left.
  return <JobDetailsOf key={id} id={id} />
}

function JobDetailsOf({ id }: { readonly id: string }) {
  const { t } = useI18n()
  const job = useJobDetails(id)
  if (job.face === 'ready') return <JobScreen job={job} />
  return (
    <Screen title={t('jobDetails.title')} back={links.dashboard} account>
      {job.face === 'loading' && <DetailsSkeleton />}
      {job.face === 'failed' && <FailedState title={t('jobDetails.failed')} text={job.text} onRetry={job.retry} />}
      {(job.face === 'missing' || job.face === 'forbidden') && (
        <EmptyState
          picture={<SignpostPicture />}
          title={t(`jobDetails.${job.face}.title`)}
          text={t(`jobDetails.${job.face}.text`)}
          action={
            <Link className={buttonClass()} href={links.dashboard}>
              {t('jobDetails.missing.home')}
            </Link>
          }
        />
      )}
    </Screen>
  )
}
