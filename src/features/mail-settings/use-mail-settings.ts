import { useLocation } from 'wouter'
import { mailSettingsForm, type MailSettings } from '../../actors/mail-settings.ts'
import { useSetup } from '../../actors/environment-context.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { useForm } from '../../ui/forms/use-form.ts'
import { useLeaving } from '../../ui/forms/use-leaving.ts'
import { formDialogs } from '../../ui/forms/lazy-dialogs.tsx'
import { usePrefetch } from '../../ui/lazy/lazy-part.tsx'
import { toast } from '../../ui/toasts/toast.ts'

/** The form that chooses which notifications are mailed; it leads back to the options of the account. */
export function useMailSettings(settings: MailSettings) {
  const { t } = useI18n()
  const [, navigate] = useLocation()
  const screen = useForm(
    useSetup((environment) => mailSettingsForm(environment, settings)),
    {
      onSaved: ({ message }) => {
        toast.success(message)
        navigate(links.profileOptions)
      },
      failed: t('account.mails.failed'),
    },
  )
  usePrefetch(formDialogs)
  return { ...screen, leaving: useLeaving(screen) }
}
