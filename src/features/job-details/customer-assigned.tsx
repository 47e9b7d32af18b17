import type { AssignedBusiness } from '../../actors/jobs.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { AssignedCard } from './assigned-card.tsx'
import { CallButton } from './parts/call-button.tsx'
import { EditUntilButton } from './parts/job-rating.tsx'
import { AssignedMessageLink } from './talk/message-links.tsx'
import type { JobScreenView } from './parts/use-job-screen.ts'
import { Button } from '../../ui/button.tsx'
import { Divider } from '../../ui/lists/card.tsx'
import { EndButton } from './ending.tsx'
import * as styles from './parts/job-details.css.ts'

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

/** What the customer may do about the work: say that it is done or not done yet, rate it, or take the job back. */
export function OwnerActions({ view }: { readonly view: JobScreenView }) {
  const { t, format } = useI18n()
  const { may, open, details } = view
  if (!may.complete && !may.end && !may.rate && !may.doubt) return null
  return (
    <>
      <Divider />
      {may.complete && (
        <Button variant="plain" width="full" aria-haspopup="dialog" onClick={() => open({ act: 'complete' })}>
          {t('jobDetails.complete.button')}
        </Button>
      )}
      <EndButton view={view} />
      {may.rate && (
        <Button width="full" aria-haspopup="dialog" onClick={() => open({ act: 'rate' })}>
          {t('jobDetails.assigned.rate')}
        </Button>
      )}
      {may.doubt && (
        <div className={styles.tightStack}>
          <Button variant="plain" width="full" aria-haspopup="dialog" onClick={() => open({ act: 'doubt' })}>
            {t('jobDetails.doubt.button')}
          </Button>
          {details.doubtableUntil !== null && (
            <p className={styles.muted}>{t('jobDetails.doubt.until', { date: format.date(details.doubtableUntil) })}</p>
          )}
        </div>
      )}
    </>
  )
}
