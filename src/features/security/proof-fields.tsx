import { Rules } from '../../../generated/rules.ts'
import { useSession } from '../../actors/environment-context.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import type { FieldBinding } from '../../ui/forms/bind-form.ts'
import { PasswordField, TextField } from '../../ui/forms/text-field.tsx'

const rules = Rules.SecondStepProof

/** The password that proves who asks. */
export function ProofField(field: FieldBinding<string>) {
  const { t } = useI18n()
  const { user } = useSession()
  return (
    <PasswordField
      label={t('account.password.current')}
      autoComplete="current-password"
      username={user.email}
      maxLength={rules.password.maxLength}
      {...field}
    />
  )
}

/** A code of the authenticator app; `hint` says whether a recovery code will do. */
export function CodeField({ hint, ...field }: FieldBinding<string> & { readonly hint?: string }) {
  const { t } = useI18n()
  return (
    <TextField
      label={t('safety.security.secondStep.code')}
      hint={hint}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      maxLength={rules.code.maxLength}
      {...field}
    />
  )
}
