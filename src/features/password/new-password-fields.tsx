import { Rules } from '../../../generated/rules.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import type { FieldBinding } from '../../ui/forms/bind-form.ts'
import { PasswordField } from '../../ui/forms/text-field.tsx'

const { newPassword: rules } = Rules.ResetPassword

type NewPasswordFieldsProps = { readonly password: FieldBinding<string>; readonly again: FieldBinding<string> }

/** A new password, typed twice. */
export function NewPasswordFields({ password, again }: NewPasswordFieldsProps) {
  const { t } = useI18n()
  return (
    <>
      <PasswordField
        {...password}
        label={t('account.password.new')}
        hint={t('account.password.newHint', { count: rules.minLength })}
        name="newPassword"
        autoComplete="new-password"
        maxLength={rules.maxLength}
      />
      <PasswordField
        {...again}
        label={t('account.password.confirm')}
        name="confirmPassword"
        autoComplete="new-password"
        maxLength={rules.maxLength}
      />
    </>
  )
}
