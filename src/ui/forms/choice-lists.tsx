import { useId } from 'react'
import { useI18n } from '../../i18n/i18n.tsx'
import { box, line } from './choice.css.ts'
import { FieldError, type FieldProps } from './field.tsx'
import * as fieldStyles from './field.css.ts'
import * as styles from './choice.css.ts'
import { field, legend } from './field.css.ts'

type RadioListProps<Value extends string> = Omit<FieldProps, 'hint'> & {
  /** Empty if nothing is chosen. */
  readonly value: Value | ''
  readonly onChange: (value: Value) => void
  readonly onBlur: () => void
  readonly options: readonly { readonly value: Value; readonly label: string }[]
}

/** One of a few choices that are too long to stand side by side. */
export function RadioList<Value extends string>({
  label,
  error,
  optional = false,
  value,
  onChange,
  onBlur,
  options,
}: RadioListProps<Value>) {
  const { t } = useI18n()
  const id = useId()
  return (
    <fieldset className={fieldStyles.field} {...(error && { 'aria-describedby': `${id}-error` })}>
      <legend className={styles.legend}>
        <span className={fieldStyles.heading}>
          <span className={fieldStyles.label}>{optional ? `${label} ` : label}</span>
          {optional && <span className={fieldStyles.aside}>{t('ui.optional')}</span>}
        </span>
      </legend>
      <div>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              className={box}
              type="radio"
              name={id}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
              {...(error && { 'aria-invalid': true })}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}

type CheckboxListProps<Value extends string> = Pick<FieldProps, 'label' | 'error'> & {
  readonly value: readonly Value[]
  /** Gets the chosen ones in the order of the options. */
  readonly onChange: (value: readonly Value[]) => void
  readonly onBlur: () => void
  readonly options: readonly { readonly value: Value; readonly label: string }[]
}

/** Any of a few choices. */
export function CheckboxList<Value extends string>({
  label,
  error,
  value,
  onChange,
  onBlur,
  options,
}: CheckboxListProps<Value>) {
  const id = useId()
  const choose = (chosen: Value, isWanted: boolean) =>
    onChange(options.map((one) => one.value).filter((one) => (one === chosen ? isWanted : value.includes(one))))
  return (
    <fieldset className={field} {...(error && { 'aria-describedby': `${id}-error` })}>
      <legend className={legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={line}>
          <input
            className={box}
            type="checkbox"
            name={option.value}
            checked={value.includes(option.value)}
            onChange={(event) => choose(option.value, event.target.checked)}
            onBlur={onBlur}
            {...(error && { 'aria-invalid': true })}
          />
          <span>{option.label}</span>
        </label>
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
