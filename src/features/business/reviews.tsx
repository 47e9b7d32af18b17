import { useState } from 'react'
import type { Review, ShownBusiness } from '../../actors/business.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { IconButton } from '../../ui/button.tsx'
import { ReportDialog } from '../../ui/dialogs/safety-dialogs.ts'
import { ListFoot } from '../../ui/lists/list-foot.tsx'
import { LongList, placeIn } from '../../ui/lists/long-list.tsx'
import { EmptyState, FailedState, RefreshFailed } from '../../ui/lists/state.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { FlagIcon } from '../../ui/safety-icons.tsx'
import { Stars } from '../../ui/text/star-rating.tsx'
import * as text from '../../ui/theme/text.css.ts'
import * as styles from './business.css.ts'
import { ReviewSkeleton } from './skeleton.tsx'
import type { ListView } from '../../ui/lists/list-view.ts'

type ReviewsProps = {
  readonly list: ListView<Review>
  /** The one that replied. */
  readonly business: ShownBusiness
}

/** What customers said of a business, newest first. */
export function Reviews(props: ReviewsProps) {
  const { t } = useI18n()
  return (
    <section className={styles.section} aria-labelledby="reviews">
      <h2 className={styles.title} id="reviews">
        {t('business.reviews.title')}
      </h2>
      <Content {...props} />
    </section>
  )
}

function Content({ list, business }: ReviewsProps) {
  const { t } = useI18n()
  const { items, foot, wantMore, retry } = list
  // Only a matter of display, so not in a machine: the review that is being reported.
  const [reported, setReported] = useState<string | null>(null)
  if (list.status === 'loading') return <ReviewSkeleton />
  if (list.status === 'failed') {
    return <FailedState title={t('business.reviews.failed')} text={list.failure} onRetry={retry} />
  }
  return (
    <>
      {list.refreshFailed && <RefreshFailed text={t('business.reviews.refreshFailed')} onRetry={retry} />}
      {list.status === 'empty' ? (
        <EmptyState subject="reviews" title={t('business.reviews.empty')} text={t('business.reviews.emptyText')} />
      ) : (
        <>
          <div className={styles.reviews}>
            <LongList rows={items} foot={foot}>
              {(part) => (
                <ul aria-label={t('business.reviews.list')} aria-busy={list.isRefreshing}>
                  {part.rows.map((review, index) => (
                    <li key={review.reviewId} {...placeIn(part, index)}>
                      <ReviewCard review={review} business={business} onReport={setReported} />
                    </li>
                  ))}
                </ul>
              )}
            </LongList>
          </div>
          {reported !== null && (
            <ReportDialog reported={{ subject: 'review', reviewId: reported }} onClosed={() => setReported(null)} />
          )}
          <ListFoot
            {...{ foot, wantMore, retry }}
            words={{
              more: t('business.reviews.more'),
              loading: t('business.reviews.loadingMore'),
              failed: t('business.reviews.moreFailed'),
              end: t('business.reviews.end'),
            }}
          />
        </>
      )}
    </>
  )
}

type ReviewCardProps = {
  readonly review: Review
  readonly business: ShownBusiness
  readonly onReport: (reviewId: string) => void
}

/** One rating: who gave it, for what, and what the business says to it. */
function ReviewCard({ review, business, onReport }: ReviewCardProps) {
  const { t, format } = useI18n()
  const { reviewId, isOwn, stars, comment, reply, category, month } = review
  const customer = review.customer ?? t('business.reviews.customer')
  return (
    <article className={styles.review}>
      <div className={styles.reviewHead}>
        <Avatar name={customer} />
        <div className={styles.reviewWords}>
          <div className={styles.customerLine}>
            <h3 className={styles.customer}>
              <bdi>{customer}</bdi>
            </h3>
            <Stars rating={stars} />
          </div>
          <p className={text.muted}>
            {t('business.reviews.about', { category: t.category(category), month: format.month(month) })}
          </p>
        </div>
        {!isOwn && (
          <div className={styles.flagPlace}>
            <IconButton
              label={t('report.review', { name: customer })}
              icon={<FlagIcon className={styles.flag} />}
              aria-haspopup="dialog"
              onClick={() => onReport(reviewId)}
            />
          </div>
        )}
      </div>
      {comment !== null && (
        <p className={text.prose} dir="auto">
          {comment}
        </p>
      )}
      {reply !== null && (
        <div className={styles.reply}>
          <Avatar name={business.name} url={business.logo.url} size="small" isLogo />
          <div className={styles.reviewWords}>
            <p className={styles.replyBy}>{t('business.reviews.reply', { name: business.name })}</p>
            <p className={styles.replyText} dir="auto">
              {reply}
            </p>
          </div>
        </div>
      )}
    </article>
  )
}
