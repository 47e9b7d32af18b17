import type { AssignedBusiness } from '../../actors/jobs.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { AssignedCard } from './assigned-card.tsx'
import { CallButton } from './parts/call-button.tsx'
import { EditUntilButton } from './parts/job-rating.tsx'
import type { JobScreenView } from './parts/use-job-screen.ts'
import { AssignedMessageLink } from './talk/message-links.tsx'

type CustomerAssignedProps = { readonly view: JobScreenView; readonly business: AssignedBusiness }

/** The business that got the job, and how to reach it. */
export function CustomerAssigned({ view, business }: CustomerAssignedProps) {
  const { t } = useI18n()
  const { may, open, calling } = view
  const { job } = view.details
  return (
    <AssignedCard
      view={view}
      business={business}
      title={t('jobDetails.assigned.title')}
      ratingTitle={t('jobDetails.assigned.rating')}
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
    </AssignedCard>
  )
}
