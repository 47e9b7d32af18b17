import { memo } from 'react'
import { favoriteCommand, type FoundBusiness } from '../../actors/directory.ts'
import { useSetup } from '../../actors/environment-context.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { FavoriteButton } from '../../ui/forms/favorite-button.tsx'
import { Link } from '../../ui/link.tsx'
import * as card from '../../ui/lists/job-card.css.ts'
import type { placeIn } from '../../ui/lists/long-list.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { JobPicture } from '../../ui/pictures/job-picture.tsx'
import { TradePicture } from '../../ui/pictures/trades.tsx'
import { Score, TrustMarks } from '../../ui/text/business-record.tsx'
import { joinFacts } from '../../ui/text/facts.ts'
import * as styles from './directory.css.ts'

type BusinessCardProps = ReturnType<typeof placeIn> & {
  readonly business: FoundBusiness
  /** Called once it is a favorite, or none any more. */
  readonly onSaved: (() => void) | undefined
}

/** How many cards are in the first view at most: their pictures are fetched at once. */
const inFirstView = 4

/** One business: its work, who it is, what it does and where, and how it is rated. The whole card leads to its page, but for the heart. */
export const BusinessCard = memo(function BusinessCard({ business, onSaved, ...place }: BusinessCardProps) {
  const { t, format } = useI18n()
  const { businessId, name, logo, picture, categories, cities, state, distance, jobsCompleted } = business
  const [city = '', ...others] = cities
  const where = format.place(city, state)
  const facts = [
    others.length === 0 ? where : t('business.morePlaces', { cities: where, count: others.length }),
    ...(distance ? [format.miles(distance)] : []),
  ]
  return (
    <li className={card.row} data-business={businessId} {...place}>
      <article className={card.card}>
        <div className={card.picture}>
          {picture === null ? (
            <TradePicture trade={categories[0] ?? ''} className={card.image} />
          ) : (
            <JobPicture
              className={card.image}
              pictures={[picture]}
              loading={place['aria-posinset'] <= inFirstView ? 'eager' : 'lazy'}
            />
          )}
          {logo.url !== null && (
            <span className={styles.sign}>
              <Avatar name={name} url={logo.url} isLogo />
            </span>
          )}
        </div>
        <div className={card.body}>
          <h3 className={card.title} dir="auto">
            <Link className={card.link} href={links.business(businessId)}>
              {name}
            </Link>
          </h3>
          <div className={styles.facts}>
            <p className={styles.trades}>{joinFacts(categories.map(t.category))}</p>
            <p className={styles.where}>{joinFacts(facts)}</p>
            <span className={styles.heart}>
              <FavoriteButton
                business={business}
                setup={useSetup(favoriteCommand)}
                variant="accent"
                onSaved={onSaved}
              />
            </span>
          </div>
          <p className={styles.rated}>
            <Score known={business} />
            {jobsCompleted > 0 && <span>{t('record.jobs', { count: jobsCompleted })}</span>}
          </p>
          <div className={styles.marks}>
            <TrustMarks said={business} brief joined />
          </div>
        </div>
      </article>
    </li>
  )
})
