import { type ComponentProps, useId, useState } from 'react'
import { useI18n } from '../../i18n/i18n.tsx'
import { classNames } from '../class-names.ts'
import type { Elements } from '../elements.ts'
import * as styles from './field.css.ts'
import { Field, type FieldProps } from './field.tsx'
import { RealValue, realValueOf, unreadable } from './real-value.tsx'

type Value = {
  readonly value: string
  readonly onChange: (value: string) => void
}

export type TextFieldProps = FieldProps &
  Value &
  Omit<ComponentProps<'input'>, 'className' | 'id' | 'value' | 'onChange' | 'ref'>

const leftToRight = new Set(['email', 'tel', 'url'])

/**
 * One line of text. `type`, `autoComplete`, `inputMode` and `maxLength` bring up the right keyboard and suggestions.
 */
export function TextField({ label, error, hint, optional, value, onChange, ...input }: TextFieldProps) {
  const shown = value === unreadable ? '' : value
  return (
    <Field {...{ label, error, hint, ...(optional && { optional }) }}>
      {(control) => (
        <RealValue<HTMLInputElement> shown={value} onChange={onChange}>
          {(ref) => (
            <input
              {...input}
              {...control}
              className={classNames(styles.control, leftToRight.has(input.type ?? '') && styles.alwaysLtr)}
              ref={ref}
              value={shown}
              onChange={(event) => onChange(realValueOf(event.target))}
            />
          )}
        </RealValue>
      )}
    </Field>
  )
}

/** An email address. */
export function EmailField(field: TextFieldProps) {
  return <TextField {...field} type="email" autoCapitalize="none" spellCheck={false} />
}

type PasswordFieldProps = TextFieldProps & {
  readonly autoComplete: 'current-password' | 'new-password'
  /** The login whose password it is, for password managers; null if a field of the form asks for it. */
  readonly username: string | null
  /** A link that helps, at the end of the label's line. */
  readonly beside?: Elements
}

/** A password that can be made visible. */
export function PasswordField({ label, error, hint, value, onChange, username, beside, ...input }: PasswordFieldProps) {
  const { t } = useI18n()
  const [shown, setShown] = useState(false)
  const buttonId = useId()
  return (
    <Field {...{ label, error, hint, beside }}>
      {(control) => (
        <div className={styles.wrap}>
          {username !== null && (
            <input type="email" name="username" autoComplete="username" value={username} readOnly hidden />
          )}
          <RealValue<HTMLInputElement> shown={value} onChange={onChange}>
            {(ref) => (
              <input
                {...input}
                {...control}
                className={classNames(styles.control, styles.withEnd)}
                type={shown ? 'text' : 'password'}
                autoCapitalize="none"
                spellCheck={false}
                ref={ref}
                value={value}
                onChange={(event) => onChange(event.target.value)}
              />
            )}
          </RealValue>
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

type TextAreaProps = FieldProps &
  Value &
  Omit<ComponentProps<'textarea'>, 'className' | 'id' | 'value' | 'onChange' | 'ref'>

/** Several lines of text; grows with its text. */
export function TextArea({ label, error, hint, optional, value, onChange, ...area }: TextAreaProps) {
  return (
    <Field {...{ label, error, hint, ...(optional && { optional }) }}>
      {(control) => (
        <div className={styles.grow} data-text={value}>
          <RealValue<HTMLTextAreaElement> shown={value} onChange={onChange}>
            {(ref) => (
              <textarea
                {...area}
                {...control}
                className={styles.area}
                ref={ref}
                value={value}
                onChange={(event) => onChange(event.target.value)}
              />
            )}
          </RealValue>
        </div>
      )}
    </Field>
  )
}
