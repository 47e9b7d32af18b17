import { useI18n } from '../../i18n/i18n.tsx'
import { AssignedCard } from './assigned-card.tsx'
import { CallButton } from './call-button.tsx'
import { EndedNote } from './ending.tsx'
import { Amend } from './job-rating.tsx'
import { OwnerActions } from './owner-actions.tsx'
import { Interests } from './interests/interests.tsx'
import type { JobScreenView } from './use-job-screen.ts'

/** The customer's column: the bids, or the business that got the job. */
export function CustomerSide({ view }: { readonly view: JobScreenView }) {
  const { t } = useI18n()
  const { details, may, ask, calling } = view
  const { job, assignedBusiness, interests, doubt } = details
  if (!assignedBusiness) {
    return (
      <>
        <EndedNote view={view} />
        <Interests interests={interests} isOpen={job.status === 'open'} may={may} ask={ask} />
      </>
    )
  }
  return (
    <AssignedCard
      job={job}
      business={assignedBusiness}
      title={t('jobDetails.assigned.title')}
      ratingTitle={t('jobDetails.assigned.rating')}
      doubt={doubt}
      doubtTitle={t('jobDetails.doubt.mine')}
      workPictures={details.workPictures}
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
