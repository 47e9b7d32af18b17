import { useI18n } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Divider } from '../../ui/lists/card.tsx'
import { EndButton } from './ending.tsx'
import * as styles from './parts/job-details.css.ts'
import type { JobScreenView } from './parts/use-job-screen.ts'

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
