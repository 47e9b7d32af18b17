import { useSession } from '../../actors/environment-context.ts'
import type { ShownBusiness } from '../../actors/business.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Card } from '../../ui/lists/card.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { TrustMarks } from '../../ui/text/business-record.tsx'
import * as text from '../../ui/theme/text.css.ts'
import * as styles from './business.css.ts'
import { monthIn } from './month.ts'

/** Who a business is: name, logo, trades, places, and what is said about licence and insurance. */
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
              {/* Each by itself, for they may run against the language around them. */}
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
