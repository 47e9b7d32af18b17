import { mailSettingsMachine, type MailSettings } from '../../actors/mail-settings.ts'
import { useMachineOf } from '../../actors/environment-context.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { CheckboxList } from '../../ui/forms/checkbox-list.tsx'
import { Checkbox } from '../../ui/forms/field.tsx'
import { LoadedScreen } from '../../ui/forms/loaded-screen.tsx'
import { PageForm } from '../../ui/forms/page-form.tsx'
import { useLoaded } from '../../ui/forms/use-loaded.ts'
import { EmptyState } from '../../ui/lists/state.tsx'
import { stack } from '../../ui/theme/layout.css.ts'
import { muted } from '../../ui/theme/text.css.ts'
import { useMailSettings } from './use-mail-settings.ts'

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
      </PageForm>
    </div>
  )
}
