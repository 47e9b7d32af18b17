import { useId } from 'react'
import { useI18n } from '../../i18n/i18n.tsx'
import { classNames } from '../class-names.ts'
import * as fieldStyles from './field.css.ts'
import { FieldError } from './field.tsx'
import { visuallyHidden } from '../theme/text.css.ts'
import { five, Star } from '../text/star-rating.tsx'
import * as styles from '../text/stars.css.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'

type StarsInputProps = {
  readonly label: string
  /** 0 if nothing is chosen. */
  readonly value: number
  readonly onChange: (stars: number) => void
  readonly error?: string | undefined
  /** Below the stars, while nothing is wrong. */
  readonly hint?: string
}

/**
 * Chooses 1 to 5 stars: radio buttons, so arrow keys work. Whoever reads the screen sees what they are for. In a dialog the
 * whole row has the focus at first: a ring around one star would look like a choice.
 */
export function StarsInput({ label, value, onChange, error, hint }: StarsInputProps) {
  const { t } = useI18n()
  const id = useId()
  return (
    <fieldset
      className={classNames(fieldStyles.field, styles.group)}
      tabIndex={-1}
      data-focus-first={value === 0 ? true : undefined}
      {...((error ?? hint) && { 'aria-describedby': `${id}-said` })}
    >
      <legend className={visuallyHidden}>{label}</legend>
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
      {error ? (
        <FieldError id={`${id}-said`}>{error}</FieldError>
      ) : (
        hint && (
          <span className={fieldStyles.aside} id={`${id}-said`}>
            {hint}
          </span>
        )
      )}
    </fieldset>
  )
}
