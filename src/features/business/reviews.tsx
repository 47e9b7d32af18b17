import type { Review } from '../../actors/business.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Card } from '../../ui/lists/card.tsx'
import { ListFoot } from '../../ui/lists/list-foot.tsx'
import { LongList, placeIn } from '../../ui/lists/long-list.tsx'
import { EmptyState, FailedState, RefreshFailed } from '../../ui/lists/state.tsx'
import { Stars } from '../../ui/text/star-rating.tsx'
import * as text from '../../ui/theme/text.css.ts'
import * as styles from './business.css.ts'
import { ReviewSkeleton } from './business-skeleton.tsx'
import { monthIn } from './month.ts'
import type { ListView } from '../../ui/lists/list-view.ts'

type ReviewsProps = {
  readonly list: ListView<Review>
  /** Of the business that replied. */
  readonly name: string
}

/** What customers said of a business, newest first. */
export function Reviews(props: ReviewsProps) {
  const { t } = useI18n()
  return (
    <section className={styles.column} aria-labelledby="reviews">
      <h2 className={text.title} id="reviews">
        {t('business.reviews.title')}
      </h2>
      <Content {...props} />
    </section>
  )
}

function Content({ list, name }: ReviewsProps) {
  const { t } = useI18n()
  const { items, foot, wantMore, retry } = list
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
          <div className={styles.list}>
            <LongList rows={items} foot={foot}>
              {(part) => (
                <ul className={styles.list} aria-label={t('business.reviews.list')} aria-busy={list.isRefreshing}>
                  {part.rows.map((review, index) => (
                    <li key={review.reviewId} {...placeIn(part, index)}>
                      <ReviewCard review={review} name={name} />
                    </li>
                  ))}
                </ul>
              )}
            </LongList>
          </div>
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

/** One rating: who gave it, for what, and what the business says to it. */
function ReviewCard({ review, name }: { readonly review: Review; readonly name: string }) {
  const { t, language } = useI18n()
  const { stars, comment, reply, category, month, customer } = review
  return (
    <Card>
      <article className={styles.review}>
        <div className={styles.reviewHead}>
          <h3 className={styles.customer}>
            <bdi>{customer ?? t('business.reviews.customer')}</bdi>
          </h3>
          <Stars rating={stars} />
        </div>
        <p className={text.muted}>
          {t('business.reviews.about', { category: t.category(category), month: monthIn(language, month) })}
        </p>
        {comment !== null && (
          <p className={text.prose} dir="auto">
            {comment}
          </p>
        )}
        {reply !== null && (
          <div className={styles.reply}>
            <p className={styles.term}>{t('business.reviews.reply', { name })}</p>
            <p className={text.prose} dir="auto">
              {reply}
            </p>
          </div>
        )}
      </article>
    </Card>
  )
}
