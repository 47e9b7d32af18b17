import { useSession } from '../../actors/environment-context.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { PictureStrip } from '../../ui/pictures/picture-strip.tsx'
import * as styles from './parts/job-details.css.ts'

/** What the business showed of its work. */
export function WorkPictures({ pictures }: { readonly pictures: readonly string[] }) {
  const { t } = useI18n()
  const isCustomer = useSession().userType === 'customer'
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
        mayReport={isCustomer}
      />
    </section>
  )
}

type BeforeAndAfterProps = { readonly before: readonly string[]; readonly after: readonly string[] }

/** What was to be done, and beside it what the business showed of its work. */
export function BeforeAndAfter({ before, after }: BeforeAndAfterProps) {
  const { t } = useI18n()
  const isCustomer = useSession().userType === 'customer'
  return (
    <div className={styles.pair}>
      <section className={styles.half} aria-labelledby="before">
        <h3 className={styles.workTitle} id="before">
          {t('jobDetails.assigned.before')}
        </h3>
        <PictureStrip key={before.join(' ')} pictures={before} layout="mosaic" mayReport={!isCustomer} />
      </section>
      <section className={styles.half} aria-labelledby="work">
        <h3 className={styles.workTitle} id="work">
          {t('jobDetails.assigned.work')}
        </h3>
        <PictureStrip
          key={after.join(' ')}
          pictures={after}
          label={t('jobDetails.assigned.work')}
          layout="mosaic"
          mayReport={isCustomer}
        />
      </section>
    </div>
  )
}
