import { useSession } from '../../actors/environment-context.ts'
import type { ShownBusiness } from '../../actors/business.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Card } from '../../ui/lists/card.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { TrustMarks } from '../../ui/text/business-record.tsx'
import * as text from '../../ui/theme/text.css.ts'
import * as styles from './business.css.ts'
import { monthIn } from './month.ts'
import { Stars } from '../../ui/text/star-rating.tsx'

/** Who a business is: name, logo, trades, places, and its claims of license and insurance. */
export function BusinessHead({ business }: { readonly business: ShownBusiness }) {
  const { t, format, language } = useI18n()
  const isOwn = useSession().user.id === business.businessId
  const { name, logo, categories, cities, state, hasLicense, hasInsurance } = business
  return (
    <Card>
      <div className={styles.stack}>
        {isOwn && <p className={text.muted}>{t('business.own')}</p>}
        <div className={styles.head}>
          <Avatar name={name} url={logo.url} size="large" />
          <div className={styles.words}>
            <h2 className={styles.name}>
              <bdi>{name}</bdi>
            </h2>
            <p className={text.muted}>{t('business.since', { month: monthIn(language, business.since) })}</p>
          </div>
        </div>
        <dl className={styles.facts}>
          <div>
            <dt className={styles.term}>{t('business.trades')}</dt>
            <dd>{format.list(categories.map(t.category))}</dd>
          </div>
          <div>
            <dt className={styles.term}>{t('business.places')}</dt>
            <dd>
              {/* Isolates each city. Its direction may differ from the text's. */}
              {t('business.place', { cities: format.list(cities.map((city) => `\u2068${city}\u2069`)), state })}
            </dd>
          </div>
          <div>
            <dt className={styles.term}>{t('business.says')}</dt>
            <dd>
              {hasLicense === 1 || hasInsurance === 1 ? (
                <TrustMarks said={business} />
              ) : (
                <p className={text.muted}>{t('business.saysNothing')}</p>
              )}
            </dd>
          </div>
        </dl>
      </div>
    </Card>
  )
}

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
