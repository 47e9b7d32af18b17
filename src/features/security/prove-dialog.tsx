import { proveAgainForm } from '../../actors/second-step.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import type { ProveDialogProps } from '../../ui/dialogs/prove-dialog.ts'
import { FormDialog } from '../../ui/forms/dialogs.tsx'
import { CodeField } from './proof-fields.tsx'
import { useSecurityForm } from './use-security.ts'

/** Asks for a code, so that what was refused without one can be sent again. */
export function ProveDialog({ onProved, onClosed }: ProveDialogProps) {
  const { t } = useI18n()
  const form = useSecurityForm(proveAgainForm, { onSaved: onProved, onClosed })
  return (
    <FormDialog
      form={form}
      title={t('safety.security.prove.title')}
      submit={t('safety.security.prove.submit')}
      cancel={t('ui.cancel')}
    >
      <p>{t('safety.security.prove.text')}</p>
      <CodeField {...form.field('code')} />
    </FormDialog>
  )
}
