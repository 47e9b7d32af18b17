import type { Marketplace } from '../../actors/marketplace.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { link } from '../../ui/link.css.ts'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { TradePicture } from '../../ui/pictures/trades.tsx'
import { Stars } from '../../ui/text/star-rating.tsx'
import { headline } from '../../ui/theme/text.css.ts'
import * as styles from './story.css.ts'

type Review = Marketplace['reviews'][number]

/** What customers said last, each of another business. */
export function Reviews({ reviews }: { readonly reviews: readonly Review[] }) {
  const { t } = useI18n()
  return (
    <section className={styles.section} aria-labelledby="reviews">
      <h2 className={headline} id="reviews">
        {t('story.reviews')}
      </h2>
      <ul className={styles.three}>
        {reviews.map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
      </ul>
    </section>
  )
}

function ReviewCard({ review }: { readonly review: Review }) {
  const { t, format, language } = useI18n()
  const { stars, comment, category, month, customer, business, page, logo } = review
  return (
    <li className={styles.review}>
      <TradePicture trade={category} className={styles.reviewPicture} />
      <div className={styles.reviewWords}>
        <div className={styles.head}>
          <Stars rating={stars} />
          <span className={styles.quiet}>{t.category(category)}</span>
        </div>
        <blockquote className={styles.said} dir="auto">
          {comment}
        </blockquote>
        <div className={styles.by}>
          <Avatar name={customer} />
          <div className={styles.who}>
            <p className={styles.customer}>
              <bdi>{customer}</bdi>
              <span className={styles.month}>{` · ${format.month(month)}`}</span>
            </p>
            <p className={styles.quiet}>
              <span>{`${t('story.about')} `}</span>
              <a className={link} href={`${page}?lang=${language}`}>
                <bdi>{business}</bdi>
              </a>
            </p>
          </div>
          <Avatar name={business} url={logo} isLogo />
        </div>
      </div>
    </li>
  )
}
