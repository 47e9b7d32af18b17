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

type CodeFieldProps = FieldBinding<string> & {
  /** A first code is none of the recovery codes, which have letters, too. */
  readonly isFirst?: boolean
}

/** A code of the authenticator app, or a recovery code. */
export function CodeField({ isFirst = false, ...field }: CodeFieldProps) {
  const { t } = useI18n()
  return (
    <TextField
      label={t('safety.security.secondStep.code')}
      hint={t(isFirst ? 'safety.security.secondStep.firstHint' : 'safety.security.secondStep.codeHint')}
      name="code"
      inputMode={isFirst ? 'numeric' : 'text'}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      maxLength={rules.code.maxLength}
      {...field}
    />
  )
}
