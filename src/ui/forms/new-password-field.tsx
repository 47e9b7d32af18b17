import { Rules } from '../../../generated/rules.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import type { FieldBinding } from './bind-form.ts'
import * as styles from './new-password-field.css.ts'
import { PasswordField } from './text-field.tsx'

const { password: rules } = Rules.SignupCustomer

const words = ['weak', 'weak', 'fair', 'good', 'strong'] as const

type NewPasswordFieldProps = FieldBinding<string> & {
  readonly label: string
  readonly name: string
  /** The login whose password it is; null if a field of the form asks for it. */
  readonly username: string | null
  /** From 0 to 4; null while there is nothing to say. */
  readonly strength: 0 | 1 | 2 | 3 | 4 | null
  readonly onFocus: () => void
}

/** A password to be chosen, with a hint of how hard it is to guess. */
export function NewPasswordField({ strength, ...field }: NewPasswordFieldProps) {
  const { t } = useI18n()
  const word = strength === null ? null : words[strength]
  return (
    <PasswordField
      {...field}
      hint={
        <>
          <span>{`${t('fields.passwordHint', { count: rules.minLength })} `}</span>
          <span role="status">
            {word && <span className={styles.strength[word]}>{t(`fields.strength.${word}`)}</span>}
          </span>
        </>
      }
      autoComplete="new-password"
      maxLength={rules.maxLength}
    />
  )
}
