import type { ShownBusiness } from '../../actors/business.ts'
import { favoriteCommand } from '../../actors/directory.ts'
import { useSession, useSetup } from '../../actors/environment-context.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { FavoriteButton } from '../../ui/forms/favorite-button.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { Star } from '../../ui/text/star-rating.tsx'
import { useWithRadius } from '../../ui/text/with-radius.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import * as styles from './business.css.ts'
import { BusinessMenu } from './business-menu.tsx'
import { ShareButton } from './share-button.tsx'

/** How many cities have room beside the name. */
const MOST_CITIES = 3

type BusinessHeadProps = {
  readonly business: ShownBusiness
  /** The reader's, who shares it from the bar above. */
  readonly isOwn: boolean
  readonly home: string
}

/** Who a business is, at a glance: its sign over the edge of the cover, its name, and what it has done and where. */
export function BusinessHead({ business, isOwn, home }: BusinessHeadProps) {
  const { t, format } = useI18n()
  const { name, logo, jobsCompleted, steppedDown, since, publicPage } = business
  const { userType } = useSession()
  const favorite = useSetup(favoriteCommand)
  return (
    <div className={styles.head}>
      <span className={styles.sign}>
        <Avatar name={name} url={logo.url} size="sign" />
      </span>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <bdi>{name}</bdi>
        </h2>
        <div className={styles.line}>
          <Score business={business} />
          <p>{t('record.jobs', { count: jobsCompleted })}</p>
          {steppedDown > 0 && <p>{t('record.steppedDown', { count: steppedDown })}</p>}
          <Places business={business} />
          <p>{t('business.since', { month: format.month(since) })}</p>
        </div>
      </div>
      {!isOwn && (
        <div className={styles.acts}>
          {userType === 'customer' && <FavoriteButton business={business} setup={favorite} wide />}
          {publicPage !== null && <ShareButton name={name} link={publicPage} />}
          <BusinessMenu business={business} home={home} />
        </div>
      )}
    </div>
  )
}

function Score({ business: { rating, ratingsCount } }: { readonly business: ShownBusiness }) {
  const { t, format } = useI18n()
  if (rating === null) return <p>{t('record.fresh')}</p>
  const stars = format.rating(rating)
  return (
    <p className={styles.score}>
      <VisuallyHidden>{t('ui.ratedOutOf', { rating: stars })}</VisuallyHidden>
      <span className={styles.star}>
        <Star filled={1} />
      </span>
      <span className={styles.average} aria-hidden="true">
        {stars}
      </span>
      <span>{`(${t('record.ratings', { count: ratingsCount })})`}</span>
    </p>
  )
}

/** The first of its cities; where those are not all, `WorksIn` has the others. */
function Places({ business: { cities, state, radius } }: { readonly business: ShownBusiness }) {
  const { t, format } = useI18n()
  const withRadius = useWithRadius()
  const isAll = cities.length <= MOST_CITIES
  const shown = format.list(isAll ? cities : cities.slice(0, MOST_CITIES - 1))
  const place = isAll
    ? t('business.place', { cities: shown, state })
    : t('business.morePlaces', { cities: shown, count: cities.length - MOST_CITIES + 1 })
  return <p>{withRadius(place, radius)}</p>
}

/** What a business does, and where it does that if there was no room to say so before. */
export function Trades({ business: { categories, cities, state, radius } }: { readonly business: ShownBusiness }) {
  const { t, format } = useI18n()
  const withRadius = useWithRadius()
  return (
    <>
      <section className={styles.section} aria-labelledby="trades">
        <h2 className={styles.title} id="trades">
          {t('business.trades')}
        </h2>
        <ul className={styles.chips}>
          {categories.map((category) => (
            <li key={category} className={styles.chip}>
              {t.category(category)}
            </li>
          ))}
        </ul>
      </section>
      {cities.length > MOST_CITIES && (
        <section className={styles.section} aria-labelledby="places">
          <h2 className={styles.title} id="places">
            {t('business.places')}
          </h2>
          <p>{withRadius(t('business.place', { cities: format.list(cities), state }), radius)}</p>
        </section>
      )}
    </>
  )
}
