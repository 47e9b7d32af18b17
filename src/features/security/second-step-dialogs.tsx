import {
  type AuthenticatorKey,
  beginSecondStepForm,
  endSecondStepForm,
  renewRecoveryCodesForm,
} from '../../actors/second-step.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { FormDialog } from '../../ui/forms/dialogs.tsx'
import { CodeField, ProofField } from './proof-fields.tsx'
import { type DialogProps, useSecurityForm } from './use-security.ts'

/** The password, before a key for the authenticator app is made. */
export function BeginDialog(props: DialogProps<AuthenticatorKey>) {
  const { t } = useI18n()
  const form = useSecurityForm(beginSecondStepForm, props)
  return (
    <FormDialog
      form={form}
      title={t('safety.security.secondStep.turnOn')}
      submit={t('safety.security.secondStep.continue')}
      cancel={t('ui.cancel')}
    >
      <p>{t('safety.security.secondStep.beginText')}</p>
      <ProofField {...form.field('password')} />
    </FormDialog>
  )
}

/** Other recovery codes, by password and code. */
export function RenewDialog(props: DialogProps<{ readonly recoveryCodes: readonly string[] }>) {
  const { t } = useI18n()
  const form = useSecurityForm(renewRecoveryCodesForm, props)
  return (
    <FormDialog
      form={form}
      title={t('safety.security.secondStep.renew')}
      submit={t('safety.security.secondStep.renew')}
      cancel={t('ui.cancel')}
    >
      <p>{t('safety.security.secondStep.renewText')}</p>
      <ProofField {...form.field('password')} />
      <CodeField {...form.field('code')} />
    </FormDialog>
  )
}

/** Turns the second step off, by password and code. */
export function EndDialog(props: DialogProps<{ readonly message: string }>) {
  const { t } = useI18n()
  const form = useSecurityForm(endSecondStepForm, props)
  return (
    <FormDialog
      form={form}
      title={t('safety.security.secondStep.turnOff')}
      submit={t('safety.security.secondStep.turnOff')}
      cancel={t('ui.cancel')}
    >
      <p>{t('safety.security.secondStep.endText')}</p>
      <ProofField {...form.field('password')} />
      <CodeField {...form.field('code')} />
    </FormDialog>
  )
}
