import type { AssignedBusiness } from '../../actors/jobs.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { AssignedCard } from './assigned-card.tsx'
import { EndButton } from './ending.tsx'
import { EditUntilButton } from './parts/job-rating.tsx'
import type { JobScreenView } from './parts/use-job-screen.ts'

type BusinessAssignedProps = { readonly view: JobScreenView; readonly business: AssignedBusiness }

/** The job that the business got, as it knows it. */
export function BusinessAssigned({ view, business }: BusinessAssignedProps) {
  const { t } = useI18n()
  const { may, details } = view
  const { job, doubt } = details
  return (
    <AssignedCard
      job={job}
      business={business}
      title={t('jobDetails.assigned.you')}
      ratingTitle={t('jobDetails.assigned.theirRating')}
      doubt={doubt}
      doubtTitle={t('jobDetails.doubt.theirs')}
      workPictures={details.workPictures}
      amend={
        may.reply && (
          <EditUntilButton
            label={job.rating?.reply ? t('jobDetails.reply.edit') : t('jobDetails.reply.button')}
            until={job.rating?.reply?.changeableUntil ?? null}
            onAsk={() => view.open({ act: 'reply' })}
          />
        )
      }
    >
      <EndButton view={view} />
    </AssignedCard>
  )
}
