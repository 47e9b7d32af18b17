import { useId } from 'react'
import { useI18n } from '../i18n/i18n.tsx'
import { FieldError } from './field.tsx'
import * as fieldStyles from './field.css.ts'
import * as styles from './stars.css.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

const five = [1, 2, 3, 4, 5] as const
const outline = 'M12 3.2l2.7 5.6 6.1.9-4.4 4.3 1 6.1-5.4-2.9-5.4 2.9 1-6.1L3.2 9.7l6.1-.9L12 3.2Z'

function Star({ filled }: { readonly filled: number }) {
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
      <VisuallyHidden>{t('ui.ratedOutOf', { rating: format.rating(rating) })}</VisuallyHidden>
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

type StarsInputProps = {
  readonly label: string
  /** 0 while nothing is chosen. */
  readonly value: number
  readonly onChange: (stars: number) => void
  readonly error?: string | undefined
}

/** Chooses 1 to 5 stars: radio buttons, so arrow keys work. */
export function StarsInput({ label, value, onChange, error }: StarsInputProps) {
  const { t } = useI18n()
  const id = useId()
  return (
    <fieldset className={fieldStyles.field} {...(error && { 'aria-describedby': `${id}-error` })}>
      <legend className={fieldStyles.legend}>{label}</legend>
      <div className={styles.input}>
        {five.map((each) => (
          <label key={each} className={styles.pick}>
            <input
              className={styles.radio}
              type="radio"
              name={id}
              checked={value === each}
              onChange={() => onChange(each)}
              {...(error && { 'aria-invalid': true })}
            />
            <VisuallyHidden>{t('ui.stars', { count: each })}</VisuallyHidden>
            <Star filled={each <= value ? 1 : 0} />
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
