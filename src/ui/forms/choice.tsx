import { type ReactNode, useId } from 'react'
import * as styles from './choice.css.ts'
import * as fieldStyles from './field.css.ts'
import { FieldError } from './field.tsx'

type CheckboxProps = {
  /** May contain links; the whole line can be pressed. */
  readonly label: ReactNode
  readonly value: boolean
  readonly onChange: (value: boolean) => void
  readonly error?: string | undefined
  readonly name?: string
  readonly onBlur?: () => void
}

/** One checkbox, such as the terms. */
export function Checkbox({ label, value, onChange, error, name, onBlur }: CheckboxProps) {
  const id = useId()
  return (
    <div className={fieldStyles.field}>
      <label className={styles.line}>
        <input
          className={styles.box}
          type="checkbox"
          name={name}
          checked={value}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onBlur}
          {...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
        />
        <span>{label}</span>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
