import { useI18n } from '../../../i18n/i18n.tsx'
import { Button } from '../../../ui/button.tsx'
import { five, Star } from '../../../ui/text/star-rating.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import * as styles from './ask-rating.css.ts'
import type { JobScreenView } from './use-job-screen.ts'

/** The stars, asked for in the banner: pressing one opens the rating with that many. Below, the way back to the work. */
export function AskRating({ view: { details, may, open } }: { readonly view: JobScreenView }) {
  const { t, format } = useI18n()
  const { job, doubtableUntil } = details
  return (
    <div className={styles.box}>
      <div className={styles.stars} role="group" aria-label={t('jobActs.rating.stars')}>
        {five.map((stars) => (
          <button
            key={stars}
            type="button"
            className={styles.star}
            aria-haspopup="dialog"
            onClick={() => open({ act: 'rate', stars })}
          >
            <VisuallyHidden>{t('ui.stars', { count: stars })}</VisuallyHidden>
            <Star filled={0} />
          </button>
        ))}
      </div>
      <p className={styles.hint}>{t('jobBanner.tapStar', { city: job.city })}</p>
      <div className={styles.foot}>
        {may.doubt && (
          <div className={styles.doubt}>
            <Button variant="quiet" aria-haspopup="dialog" onClick={() => open({ act: 'doubt' })}>
              {t('jobDetails.doubt.button')}
            </Button>
            {doubtableUntil !== null && (
              <p className={styles.until}>{t('jobDetails.doubt.until', { date: format.date(doubtableUntil) })}</p>
            )}
          </div>
        )}
        <Button width="phone" aria-haspopup="dialog" onClick={() => open({ act: 'rate' })}>
          {t('jobDetails.assigned.rate')}
        </Button>
      </div>
    </div>
  )
}
