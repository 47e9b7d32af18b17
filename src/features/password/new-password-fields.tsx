import { Rules } from '../../../generated/rules.ts'
import { usePasswordStrength } from '../../actors/password-strength.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import type { FieldBinding } from '../../ui/forms/bind-form.ts'
import { NewPasswordField } from '../../ui/forms/new-password-field.tsx'
import { PasswordField } from '../../ui/forms/text-field.tsx'

const { newPassword: rules } = Rules.ResetPassword

type NewPasswordFieldsProps = {
  readonly password: FieldBinding<string>
  readonly again: FieldBinding<string>
  /** Name and mail, where they are known. */
  readonly own?: readonly string[]
  /** The login whose password it is; null if the form has a field with it already. */
  readonly username: string | null
}

/** A new password, typed twice. */
export function NewPasswordFields({ password, again, own = [], username }: NewPasswordFieldsProps) {
  const { t } = useI18n()
  const strength = usePasswordStrength(password.value, ...own)
  return (
    <>
      <NewPasswordField
        {...password}
        {...strength}
        label={t('account.password.new')}
        name="newPassword"
        username={username}
      />
      <PasswordField
        {...again}
        label={t('account.password.confirm')}
        name="confirmPassword"
        autoComplete="new-password"
        username={null}
        maxLength={rules.maxLength}
      />
    </>
  )
}
