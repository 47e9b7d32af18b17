import { mailSettingsMachine, type MailSettings, mailSettingsForm } from '../../actors/notifications.ts'
import { useMachineOf, useSetup } from '../../actors/environment-context.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { CheckboxList } from '../../ui/forms/choice-lists.tsx'
import { Checkbox } from '../../ui/forms/field.tsx'
import { LoadedScreen, useLoaded } from '../../ui/forms/loaded-screen.tsx'
import { PageForm } from '../../ui/forms/page-form.tsx'
import { EmptyState } from '../../ui/lists/state.tsx'
import { TextLink } from '../../ui/link.tsx'
import { stack } from '../../ui/theme/layout.css.ts'
import { muted } from '../../ui/theme/text.css.ts'
import { useLocation } from 'wouter'
import { useForm } from '../../ui/forms/use-form.ts'
import { useLeaving } from '../../ui/forms/leave-guard.tsx'
import { formDialogs } from '../../ui/forms/lazy-dialogs.tsx'
import { usePrefetch } from '../../ui/lazy/lazy-part.tsx'
import { toast } from '../../ui/toasts/toast.ts'

/** Which notifications are mailed to the viewer. */
export default function MailSettingsPage() {
  const { t } = useI18n()
  return (
    <LoadedScreen
      title={t('account.mails.title')}
      back={links.profileOptions}
      loaded={useLoaded(useMachineOf(mailSettingsMachine))}
      failed={t('account.mails.loadFailed')}
      missing={<EmptyState title={t('account.mails.loadFailed')} />}
    >
      {(settings) => <SettingsForm settings={settings} />}
    </LoadedScreen>
  )
}

function SettingsForm({ settings }: { readonly settings: MailSettings }) {
  const { t } = useI18n()
  const { form, ...screen } = useMailSettings(settings)
  return (
    <div className={stack.s5}>
      <p className={muted}>{t('account.mails.lead')}</p>
      <PageForm
        label={t('account.mails.title')}
        submit={t('account.mails.submit')}
        progress={t('account.mails.submitting')}
        state={screen}
      >
        <Checkbox {...form.field('wantsMails')} label={t('account.mails.all')} name="mails" />
        {form.draft.wantsMails && (
          <CheckboxList
            label={t('account.mails.which')}
            options={settings.kinds.map(({ kind }) => ({ value: kind, label: t(`account.mails.kinds.${kind}`) }))}
            {...form.field('wanted')}
          />
        )}
        {settings.kinds.some(({ kind }) => kind === 'jobs_found') && (
          <TextLink href={links.savedSearches}>{t('searches.title')}</TextLink>
        )}
      </PageForm>
    </div>
  )
}

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
