import type { ShownBusiness } from '../../actors/business.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Stars } from '../../ui/text/star-rating.tsx'
import * as text from '../../ui/theme/text.css.ts'
import * as styles from './business.css.ts'

/** How a business was rated: the average, and how often each star was given. Nothing before the first rating, which its head says. */
export function Ratings({ business: { rating, ratingsCount, stars } }: { readonly business: ShownBusiness }) {
  const { t, format } = useI18n()
  if (rating === null) return null
  return (
    <section className={styles.section} aria-labelledby="ratings">
      <h2 className={styles.title} id="ratings">
        {t('business.record')}
      </h2>
      <div className={styles.ratings}>
        <div className={styles.mean}>
          <div className={styles.meanNumber} aria-hidden="true">
            {format.rating(rating)}
          </div>
          <Stars rating={rating} />
          <p className={text.muted}>{t('record.ratings', { count: ratingsCount })}</p>
        </div>
        <ul className={styles.bars}>
          {stars
            .map((count, index) => (
              <li key={index + 1} className={styles.bar}>
                <span className={styles.barName}>{t('business.starsNamed', { count: index + 1 })}</span>
                <span className={styles.track} aria-hidden="true">
                  <span className={styles.fill} style={{ inlineSize: `${(100 * count) / ratingsCount}%` }} />
                </span>
                <span className={styles.count}>{format.number(count)}</span>
              </li>
            ))
            .toReversed()}
        </ul>
      </div>
    </section>
  )
}
