import type { ShownBusiness } from '../../actors/business.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Card } from '../../ui/lists/card.tsx'
import { Stars } from '../../ui/text/star-rating.tsx'
import * as text from '../../ui/theme/text.css.ts'
import * as styles from './business.css.ts'

/** How a business was rated: the average, how often each star was given, and the jobs that it did or stepped down from. */
export function RatingBars({ business }: { readonly business: ShownBusiness }) {
  const { t, format } = useI18n()
  const { rating, ratingsCount, jobsCompleted, steppedDown, stars } = business
  return (
    <Card>
      <section className={styles.stack} aria-labelledby="ratings">
        <h2 className={text.title} id="ratings">
          {t('business.record')}
        </h2>
        {rating === null ? (
          <div className={styles.tight}>
            <p>{t('record.fresh')}</p>
            <p className={text.muted}>{t('business.noRatings')}</p>
          </div>
        ) : (
          <>
            <p className={styles.average}>
              <span className={text.display} aria-hidden="true">
                {format.rating(rating)}
              </span>
              <Stars rating={rating} />
              <span className={text.muted}>{t('record.ratings', { count: ratingsCount })}</span>
            </p>
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
          </>
        )}
        <p>{t('record.jobs', { count: jobsCompleted })}</p>
        {steppedDown > 0 && <p>{t('record.steppedDown', { count: steppedDown })}</p>}
      </section>
    </Card>
  )
}
