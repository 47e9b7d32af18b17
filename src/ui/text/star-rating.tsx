import { useId } from 'react'
import { useI18n } from '../../i18n/i18n.tsx'
import * as styles from './stars.css.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'

export const five = [1, 2, 3, 4, 5] as const
const outline = 'M12 3.2l2.7 5.6 6.1.9-4.4 4.3 1 6.1-5.4-2.9-5.4 2.9 1-6.1L3.2 9.7l6.1-.9L12 3.2Z'

/** One star, filled from nothing (0) to all (1). */
export function Star({ filled }: { readonly filled: number }) {
  const id = useId()
  return (
    <svg className={styles.star} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <clipPath id={id}>
        <rect x="0" y="0" width={24 * filled} height="24" />
      </clipPath>
      <path d={outline} fill="currentColor" clipPath={`url(#${id})`} />
      <path d={outline} fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinejoin="round" />
    </svg>
  )
}

/** A rating from 0 to 5, with parts of stars. `exact` adds the number. */
export function Stars({ rating, exact = false }: { readonly rating: number; readonly exact?: boolean }) {
  const { t, format } = useI18n()
  return (
    <span className={styles.stars}>
      <VisuallyHidden>
        {t('ui.ratedOutOf', { rating: exact ? format.rating(rating) : format.number(rating) })}
      </VisuallyHidden>
      {five.map((each) => (
        <Star key={each} filled={Math.min(1, Math.max(0, rating - each + 1))} />
      ))}
      {exact && (
        <span className={styles.value} aria-hidden="true">
          {format.rating(rating)}
        </span>
      )}
    </span>
  )
}
