import type { AssignedBusiness } from '../../actors/jobs.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { AssignedCard } from './assigned-card.tsx'
import { EditUntilButton } from './parts/job-rating.tsx'
import type { JobScreenView } from './parts/use-job-screen.ts'

type BusinessAssignedProps = { readonly view: JobScreenView; readonly business: AssignedBusiness }

/** The job that the business got, as it knows it. */
export function BusinessAssigned({ view, business }: BusinessAssignedProps) {
  const { t } = useI18n()
  const { rating } = view.details.job
  return (
    <AssignedCard
      view={view}
      business={business}
      title={t('jobDetails.assigned.you')}
      ratingTitle={t('jobDetails.assigned.theirRating')}
      amend={
        view.may.reply && (
          <EditUntilButton
            label={rating?.reply ? t('jobDetails.reply.edit') : t('jobDetails.reply.button')}
            until={rating?.reply?.changeableUntil ?? null}
            onAsk={() => view.open({ act: 'reply' })}
          />
        )
      }
    />
  )
}
