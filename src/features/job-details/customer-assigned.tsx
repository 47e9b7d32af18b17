import type { AssignedBusiness } from '../../actors/jobs.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { AssignedCard } from './assigned-card.tsx'
import { CallButton } from './parts/call-button.tsx'
import { EditUntilButton } from './parts/job-rating.tsx'
import { AssignedMessageLink } from './talk/message-links.tsx'
import { OwnerActions } from './owner-actions.tsx'
import type { JobScreenView } from './parts/use-job-screen.ts'

type CustomerAssignedProps = { readonly view: JobScreenView; readonly business: AssignedBusiness }

/** The business that got the job, and what its customer may do about the work. */
export function CustomerAssigned({ view, business }: CustomerAssignedProps) {
  const { t } = useI18n()
  const { may, open, calling } = view
  const { job, doubt } = view.details
  return (
    <AssignedCard
      job={job}
      business={business}
      title={t('jobDetails.assigned.title')}
      ratingTitle={t('jobDetails.assigned.rating')}
      doubt={doubt}
      doubtTitle={t('jobDetails.doubt.mine')}
      workPictures={view.details.workPictures}
      amend={
        may.changeRating && (
          <EditUntilButton
            label={t('jobDetails.rating.edit')}
            until={job.rating?.changeableUntil ?? null}
            onAsk={() => open({ act: 'changeRating' })}
          />
        )
      }
    >
      <CallButton calling={calling} />
      <AssignedMessageLink details={view.details} />
      <OwnerActions view={view} />
    </AssignedCard>
  )
}
