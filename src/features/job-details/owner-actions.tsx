import { useI18n } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Divider } from '../../ui/lists/card.tsx'
import * as styles from './job-details.css.ts'
import type { JobScreenView } from './use-job-screen.ts'

/** What the customer may do about the work: say that it is done, rate it, or say that it is not done yet. */
export function OwnerActions({ view: { may, ask, details } }: { readonly view: JobScreenView }) {
  const { t, format } = useI18n()
  if (!may.complete && !may.rate && !may.doubt) return null
  return (
    <>
      <Divider />
      {may.complete && (
        <Button variant="plain" width="full" aria-haspopup="dialog" onClick={ask.complete}>
          {t('jobDetails.complete.button')}
        </Button>
      )}
      {may.rate && (
        <Button width="full" aria-haspopup="dialog" onClick={ask.rate}>
          {t('jobDetails.assigned.rate')}
        </Button>
      )}
      {may.doubt && (
        <div className={styles.tightStack}>
          <Button variant="plain" width="full" aria-haspopup="dialog" onClick={ask.doubt}>
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
