import { useI18n } from '../../i18n/i18n.tsx'
import { PictureStrip } from '../../ui/pictures/picture-strip.tsx'
import * as styles from './parts/job-details.css.ts'

/** What the business showed of its work. */
export function WorkPictures({ pictures }: { readonly pictures: readonly string[] }) {
  const { t } = useI18n()
  return (
    <section className={styles.job} aria-labelledby="work">
      <h2 className={styles.workTitle} id="work">
        {t('jobDetails.assigned.work')}
      </h2>
      {/* The pictures hold their place in the row; others are another row. */}
      <PictureStrip
        key={pictures.join(' ')}
        pictures={pictures}
        label={t('jobDetails.assigned.work')}
        layout="mosaic"
      />
    </section>
  )
}
