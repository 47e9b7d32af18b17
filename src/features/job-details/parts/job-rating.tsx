import type { Elements } from '../../../ui/elements.ts'
import type { Rating, Schemas } from '../../../actors/jobs.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { Button } from '../../../ui/button.tsx'
import { Stars } from '../../../ui/text/star-rating.tsx'
import { prose } from '../../../ui/theme/text.css.ts'
import * as styles from './job-details.css.ts'
import { Quote } from './facts.tsx'

type JobRatingProps = {
  readonly rating: Rating
  /** The business that replied. */
  readonly by: string
  readonly children?: Elements
}

/** In the banner of a job: its rating with the reply to it, and what the viewer may do about them. */
export function JobRating({ rating, by, children }: JobRatingProps) {
  const { t, format } = useI18n()
  return (
    <div className={styles.rated}>
      <div className={styles.tightStack}>
        <RatingWords rating={rating} />
        {rating.changedAt !== null && (
          <p className={styles.muted}>{t('jobDetails.rating.changed', { date: format.date(rating.changedAt) })}</p>
        )}
      </div>
      {rating.reply && <Reply reply={rating.reply} by={by} />}
      {children}
    </div>
  )
}

/** Stars and comment. */
export function RatingWords({ rating }: { readonly rating: Rating }) {
  return (
    <div className={styles.tightStack}>
      <Stars rating={rating.stars} />
      {rating.comment && <Quote text={rating.comment} />}
    </div>
  )
}

/** What a business replied. */
export function Reply({ reply, by }: { readonly reply: Schemas['RatingReply']; readonly by: string }) {
  const { t, format } = useI18n()
  return (
    <div className={styles.reply}>
      <p className={styles.term}>{t('jobDetails.reply.by', { name: by })}</p>
      <p className={prose} dir="auto">
        {reply.text}
      </p>
      {reply.changedAt !== null && (
        <p className={styles.muted}>{t('jobDetails.reply.changed', { date: format.date(reply.changedAt) })}</p>
      )}
    </div>
  )
}

type AmendProps = {
  readonly label: string
  /** Until when it is possible, where that ends. */
  readonly until: string | null
  readonly onAsk: () => void
}

/** The button that changes a rating or a reply. */
export function EditUntilButton({ label, until, onAsk }: AmendProps) {
  const { t, format } = useI18n()
  return (
    <div className={styles.until}>
      <div className={styles.acts}>
        <Button variant="plain" width="phone" aria-haspopup="dialog" onClick={onAsk}>
          {label}
        </Button>
      </div>
      {until !== null && <p className={styles.muted}>{t('jobDetails.rating.until', { date: format.date(until) })}</p>}
    </div>
  )
}
