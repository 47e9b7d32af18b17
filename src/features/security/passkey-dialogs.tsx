import { Rules } from '../../../generated/rules.ts'
import { addPasskeyForm, type Passkey, removePasskeyForm } from '../../actors/passkeys.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { FormDialog } from '../../ui/forms/dialogs.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { CodeField, ProofField } from './proof-fields.tsx'
import { type DialogProps, useSecurityForm } from './use-security.ts'

type Listener = DialogProps<{ readonly message: string }>

/** Adds a passkey: its name and who asks; then the browser takes over. */
export function AddPasskeyDialog({ needsCode, ...listener }: Listener & { readonly needsCode: boolean }) {
  const { t } = useI18n()
  const form = useSecurityForm((environment) => addPasskeyForm(environment, needsCode), listener)
  return (
    <FormDialog
      form={form}
      title={t('safety.security.passkeys.add')}
      submit={t('safety.security.passkeys.add')}
      cancel={t('ui.cancel')}
    >
      <p>{t('safety.security.passkeys.addText')}</p>
      <TextField
        label={t('safety.security.passkeys.name')}
        hint={t('safety.security.passkeys.nameHint')}
        autoComplete="off"
        maxLength={Rules.AddPasskey.name.maxLength}
        {...form.field('name')}
      />
      <ProofField {...form.field('password')} />
      {needsCode && <CodeField {...form.field('code')} />}
    </FormDialog>
  )
}

/** Takes a passkey away. */
export function RemovePasskeyDialog({ one, ...listener }: Listener & { readonly one: Passkey }) {
  const { t } = useI18n()
  const form = useSecurityForm((environment) => removePasskeyForm(environment, one.passkeyId), listener)
  return (
    <FormDialog
      form={form}
      title={t('safety.security.passkeys.removeOne', { name: one.name })}
      submit={t('ui.remove')}
      cancel={t('ui.cancel')}
    >
      <p>{t('safety.security.passkeys.removeText')}</p>
      <ProofField {...form.field('password')} />
    </FormDialog>
  )
}
