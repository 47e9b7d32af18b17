import type { Marketplace } from '../../actors/marketplace.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import type { Translate } from '../../i18n/translate.ts'
import * as styles from './story.css.ts'

/** Minutes up to which a time is told in minutes. */
const mostMinutes = 90

const timeText = (t: Translate, minutes: number): string =>
  minutes <= mostMinutes
    ? t('story.minutes', { count: minutes })
    : t('story.hours', { count: Math.round(minutes / 60) })

/** What the server counted, as far as there are enough cases; nothing where there are none. */
export function Figures({ figures }: { readonly figures: Marketplace['figures'] }) {
  const { t, format } = useI18n()
  const { rating, ratings, jobsCompleted, businesses, minutesToBid } = figures
  const shown = [
    rating !== null &&
      ratings !== null && { figure: `${format.rating(rating)} ★`, text: t('story.rating', { count: ratings }) },
    jobsCompleted !== null && {
      figure: format.number(jobsCompleted),
      text: t('story.jobsCompleted', { count: jobsCompleted }),
    },
    businesses !== null && { figure: format.number(businesses), text: t('story.members', { count: businesses }) },
    minutesToBid !== null && { figure: timeText(t, minutesToBid), text: t('story.firstBid') },
  ].filter((each) => each !== false)
  if (shown.length === 0) return null
  return (
    <ul className={styles.figures} aria-label={t('story.figures')}>
      {shown.map(({ figure, text }) => (
        <li key={text} className={styles.figure}>
          <span className={styles.value}>{figure}</span>
          <span className={styles.quiet}>{text}</span>
        </li>
      ))}
    </ul>
  )
}
