import { Rules } from '../../../generated/rules.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import type { FieldBinding } from '../../ui/forms/bind-form.ts'
import { PasswordField } from '../../ui/forms/text-field.tsx'

const { password } = Rules.SignupCustomer

/** The password of a new account. */
export function NewPasswordField(field: FieldBinding<string>) {
  const { t } = useI18n()
  return (
    <PasswordField
      {...field}
      label={t('signup.password')}
      hint={t('signup.passwordHint', { count: password.minLength })}
      name="password"
      autoComplete="new-password"
      maxLength={password.maxLength}
    />
  )
}
