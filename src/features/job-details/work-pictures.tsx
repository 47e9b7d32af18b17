import { useI18n } from '../../i18n/i18n.tsx'
import { PictureStrip } from '../../ui/pictures/picture-strip.tsx'
import * as styles from './parts/job-details.css.ts'

/** What the business showed of its work. */
export function WorkPictures({ pictures }: { readonly pictures: readonly string[] }) {
  const { t } = useI18n()
  return (
    <div className={styles.tightStack}>
      <p className={styles.term}>{t('jobDetails.assigned.work')}</p>
      {/* The strip holds the place in its pictures; others are another strip. */}
      <PictureStrip key={pictures.join(' ')} pictures={pictures} label={t('jobDetails.assigned.work')} />
    </div>
  )
}
