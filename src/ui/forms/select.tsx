import type { ComponentProps } from 'react'
import { useI18n } from '../../i18n/i18n.tsx'
import * as styles from './field.css.ts'
import { Field, type FieldProps } from './field.tsx'
import { classNames } from '../class-names.ts'
import type { Elements } from '../elements.ts'
import { DownIcon } from '../icons.tsx'

export type Option = {
  readonly value: string
  readonly label: string
  /** It is there, and cannot be chosen. */
  readonly disabled?: boolean
}

type SelectProps = FieldProps & {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly options: readonly Option[]
  /** Shown if nothing is chosen; "Choose" by default. */
  readonly placeholder?: string
  /** The words for options that are still loading, shown in the open list. */
  readonly loading?: string | undefined
  /** A small picture of what is chosen, at the start of the field. */
  readonly picture?: Elements
} & Omit<ComponentProps<'select'>, 'className' | 'id' | 'value' | 'onChange' | 'children'>

/**
 * A native select: phones show their own wheel, typing ahead finds a city among a thousand, and every screen reader
 * knows it. An empty `value` means that nothing is chosen.
 */
export function Select({
  label,
  error,
  hint,
  optional,
  value,
  onChange,
  options,
  placeholder,
  loading,
  picture,
  ...select
}: SelectProps) {
  const { t } = useI18n()
  return (
    <Field {...{ label, error, hint, ...(optional && { optional }) }}>
      {(control) => (
        <div className={styles.wrap}>
          <select
            {...select}
            {...control}
            className={classNames(styles.selectControl, picture && styles.withPicture)}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          >
            <option value="">{placeholder ?? t('ui.choose')}</option>
            {loading !== undefined && <option disabled>{loading}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} {...(option.disabled && { disabled: true })}>
                {option.label}
              </option>
            ))}
          </select>
          {picture && <span className={styles.picture}>{picture}</span>}
          <DownIcon className={styles.chevron} />
        </div>
      )}
    </Field>
  )
}
