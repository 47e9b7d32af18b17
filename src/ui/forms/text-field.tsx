import { type ComponentProps, useId, useState } from 'react'
import { useI18n } from '../../i18n/i18n.tsx'
import { classNames } from '../class-names.ts'
import * as styles from './field.css.ts'
import { Field, type FieldProps } from './field.tsx'

type Value = {
  readonly value: string
  readonly onChange: (value: string) => void
}

type TextFieldProps = FieldProps & Value & Omit<ComponentProps<'input'>, 'className' | 'id' | 'value' | 'onChange'>

const leftToRight = new Set(['email', 'tel', 'url'])

/**
 * One line of text. `type`, `autoComplete`, `inputMode` and `maxLength` bring up the right keyboard and suggestions.
 */
export function TextField({ label, error, hint, optional, value, onChange, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, error, hint, ...(optional && { optional }) }}>
      {(control) => (
        <input
          {...input}
          {...control}
          className={classNames(styles.control, leftToRight.has(input.type ?? '') && styles.alwaysLtr)}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

/** An email address. */
export function EmailField(field: TextFieldProps) {
  return <TextField {...field} type="email" autoCapitalize="none" spellCheck={false} />
}

/** A password that can be made visible. `autoComplete` is "current-password" or "new-password". */
export function PasswordField({
  label,
  error,
  hint,
  value,
  onChange,
  ...input
}: TextFieldProps & { readonly autoComplete: 'current-password' | 'new-password' }) {
  const { t } = useI18n()
  const [shown, setShown] = useState(false)
  const buttonId = useId()
  return (
    <Field {...{ label, error, hint }}>
      {(control) => (
        <div className={styles.wrap}>
          <input
            {...input}
            {...control}
            className={classNames(styles.control, styles.withEnd)}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <div className={styles.end}>
            {/* Just "Show", so that only the field itself is found by its label. */}
            <button
              id={buttonId}
              className={styles.endText}
              type="button"
              aria-controls={control.id}
              onClick={() => setShown(!shown)}
            >
              {shown ? t('ui.hide') : t('ui.show')}
            </button>
          </div>
        </div>
      )}
    </Field>
  )
}

/** An amount in dollars: a decimal keyboard on phones, a dollar sign in front. The text stays as typed. */
export function MoneyField({ label, error, hint, optional, value, onChange, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, error, hint, ...(optional && { optional }) }}>
      {(control) => (
        <div className={styles.wrap} dir="ltr">
          <span className={styles.start} aria-hidden="true">
            $
          </span>
          <input
            autoComplete="off"
            {...input}
            {...control}
            className={classNames(styles.control, styles.withStart)}
            type="text"
            inputMode="decimal"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    </Field>
  )
}

type TextAreaProps = FieldProps & Value & Omit<ComponentProps<'textarea'>, 'className' | 'id' | 'value' | 'onChange'>

/** Several lines of text; grows with its text. */
export function TextArea({ label, error, hint, optional, value, onChange, ...area }: TextAreaProps) {
  return (
    <Field {...{ label, error, hint, ...(optional && { optional }) }}>
      {(control) => (
        <div className={styles.grow} data-text={value}>
          <textarea
            {...area}
            {...control}
            className={styles.area}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    </Field>
  )
}
