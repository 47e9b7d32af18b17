import { type ReactElement, type ReactNode, useId } from 'react'
import { useI18n } from '../../i18n/i18n.tsx'
import type { Elements } from '../elements.ts'
import * as choice from './choice.css.ts'
import * as styles from './field.css.ts'
import { WarningIcon } from '../icons.tsx'

/** The props of every field besides its value. Texts are already in the reader's language. */
export type FieldProps = {
  readonly label: string
  /** The error, announced with the control. */
  readonly error?: string | undefined
  readonly hint?: ReactNode
  /** Shows "optional" beside the label; all other fields are required. */
  readonly optional?: boolean
}

/** The attributes that connect a control to its label, hint and error. */
export type ControlProps = {
  readonly id: string
  readonly 'aria-describedby'?: string
  readonly 'aria-invalid'?: true
  readonly 'aria-required'?: true
}

/** A field's error message. */
export function FieldError({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <p className={styles.error} id={id}>
      <WarningIcon className={styles.errorIcon} />
      <span>{children}</span>
    </p>
  )
}

/** The frame of one control: label above, below it the hint, or the error in its place, all connected. */
export function Field({
  label,
  error,
  hint,
  optional = false,
  beside,
  children,
}: FieldProps & { readonly beside?: Elements; readonly children: (control: ControlProps) => ReactElement }) {
  const { t } = useI18n()
  const id = useId()
  const isHinted = Boolean(hint) && !error
  const described = [error && `${id}-error`, isHinted && `${id}-hint`, optional && `${id}-optional`]
    .filter(Boolean)
    .join(' ')
  return (
    <div className={styles.field}>
      <div className={styles.heading}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {optional && (
          <span className={styles.aside} id={`${id}-optional`}>
            {t('ui.optional')}
          </span>
        )}
        {beside}
      </div>
      {children({
        id,
        ...(described && { 'aria-describedby': described }),
        ...(error && { 'aria-invalid': true }),
        ...(!optional && { 'aria-required': true }),
      })}
      {isHinted && (
        <p className={styles.aside} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

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
    <div className={styles.field}>
      <label className={choice.line}>
        <input
          className={choice.box}
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
