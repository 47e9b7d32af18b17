import { useId } from 'react'
import * as styles from './segmented.css.ts'
import * as fieldStyles from './field.css.ts'
import { FieldError, type FieldProps } from './field.tsx'

type SegmentedProps<Value extends string> = Omit<FieldProps, 'optional'> & {
  readonly value: Value | null
  readonly onChange: (value: Value) => void
  readonly options: readonly { readonly value: Value; readonly label: string }[]
}

/** A few choices side by side: radio buttons that look like one switch. */
export function Segmented<Value extends string>({
  label,
  error,
  hint,
  value,
  onChange,
  options,
}: SegmentedProps<Value>) {
  const id = useId()
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <fieldset className={fieldStyles.field} {...(described && { 'aria-describedby': described })}>
      <legend className={fieldStyles.legend}>{label}</legend>
      <div className={styles.segments}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              className={styles.segmentInput}
              type="radio"
              name={id}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              {...(error && { 'aria-invalid': true })}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {Boolean(hint) && (
        <p className={fieldStyles.aside} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
