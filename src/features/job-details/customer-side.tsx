import { useI18n } from '../../i18n/i18n.tsx'
import { AssignedCard } from './assigned-card.tsx'
import { CallButton } from './call-button.tsx'
import { Amend } from './job-rating.tsx'
import { OwnerActions } from './owner-actions.tsx'
import { Interests } from './interests/interests.tsx'
import type { JobScreenView } from './use-job-screen.ts'

/** The customer's column: the bids, or the business that got the job. */
export function CustomerSide({ view }: { readonly view: JobScreenView }) {
  const { t } = useI18n()
  const { details, may, ask, calling } = view
  const { job, assignedBusiness, doubt } = details
  if (!assignedBusiness) {
    return <Interests details={details} may={may} ask={ask} />
  }
  return (
    <AssignedCard
      job={job}
      business={assignedBusiness}
      title={t('jobDetails.assigned.title')}
      ratingTitle={t('jobDetails.assigned.rating')}
      doubt={doubt}
      doubtTitle={t('jobDetails.doubt.mine')}
      amend={
        may.changeRating && (
          <Amend
            label={t('jobDetails.rating.edit')}
            until={job.rating?.changeableUntil ?? null}
            onAsk={ask.changeRating}
          />
        )
      }
    >
      <CallButton calling={calling} />
      <OwnerActions view={view} />
    </AssignedCard>
  )
}
