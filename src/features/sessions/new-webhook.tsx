import { Rules } from '../../../generated/rules.ts'
import { useSetup, useSession } from '../../actors/environment-context.ts'
import { newWebhookForm, rotateWebhookForm, webhookTopics } from '../../actors/webhooks.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { CheckboxList } from '../../ui/forms/choice-lists.tsx'
import { FormDialog } from '../../ui/forms/dialogs.tsx'
import { PasswordField, TextField } from '../../ui/forms/text-field.tsx'
import { useFormInDialog } from '../../ui/forms/use-dialog-form.ts'
import { keyScopes, newKeyForm } from '../../actors/sessions.ts'
import { Select } from '../../ui/forms/select.tsx'

type Listener = { readonly onMade: (secret: string) => void; readonly onClosed: () => void }

/** Has events sent to an address. */
export function NewWebhookDialog({ onMade, onClosed }: Listener) {
  const { t } = useI18n()
  const { userType, user } = useSession()
  const form = useFormInDialog(useSetup(newWebhookForm), {
    onSaved: ({ secret }) => onMade(secret),
    // The form says why.
    onRefused: () => {},
    onClosed,
  })
  return (
    <FormDialog form={form} title={t('safety.webhooks.add')} submit={t('safety.webhooks.add')} cancel={t('ui.cancel')}>
      <TextField
        label={t('safety.webhooks.url')}
        hint={t('safety.webhooks.urlHint')}
        type="url"
        dir="ltr"
        autoComplete="off"
        maxLength={Rules.CreateWebhook.url.maxLength}
        {...form.field('url')}
      />
      <CheckboxList
        label={t('safety.webhooks.about')}
        options={webhookTopics[userType].map((topic) => ({
          value: topic,
          label: t(`safety.webhooks.topics.${topic}`),
        }))}
        {...form.field('topics')}
      />
      <PasswordField
        label={t('account.password.current')}
        autoComplete="current-password"
        username={user.email}
        maxLength={Rules.CreateWebhook.password.maxLength}
        {...form.field('password')}
      />
    </FormDialog>
  )
}

/** Gives an address another secret. */
export function RotateDialog({ id, onMade, onClosed }: Listener & { readonly id: string }) {
  const { t } = useI18n()
  const { user } = useSession()
  const form = useFormInDialog(
    useSetup((environment) => rotateWebhookForm(environment, id)),
    {
      onSaved: ({ secret }) => onMade(secret),
      // The form says why.
      onRefused: () => {},
      onClosed,
    },
  )
  return (
    <FormDialog
      form={form}
      title={t('safety.webhooks.rotate')}
      submit={t('safety.webhooks.rotate')}
      cancel={t('ui.cancel')}
    >
      <p>{t('safety.webhooks.rotateText')}</p>
      <PasswordField
        label={t('account.password.current')}
        autoComplete="current-password"
        username={user.email}
        maxLength={Rules.RotateWebhook.password.maxLength}
        {...form.field('password')}
      />
    </FormDialog>
  )
}

/** How long a key may work; the contract takes any number of days up to the last. */
const DAYS = ['30', '90', '365'] as const

type NewKeyProps = { readonly onMade: (secret: string) => void; readonly onClosed: () => void }

/** Makes a key for a program. */
export function NewKeyDialog({ onMade, onClosed }: NewKeyProps) {
  const { t } = useI18n()
  const { user } = useSession()
  const form = useFormInDialog(useSetup(newKeyForm), {
    onSaved: ({ secret }) => onMade(secret),
    // The form says why.
    onRefused: () => {},
    onClosed,
  })
  return (
    <FormDialog form={form} title={t('safety.keys.make')} submit={t('safety.keys.make')} cancel={t('ui.cancel')}>
      <TextField
        label={t('safety.keys.name')}
        hint={t('safety.keys.nameHint')}
        autoComplete="off"
        maxLength={Rules.CreateKey.name.maxLength}
        {...form.field('name')}
      />
      <CheckboxList
        label={t('safety.keys.may')}
        options={keyScopes.map((scope) => ({ value: scope, label: t(`safety.keys.scopes.${scope}`) }))}
        {...form.field('scopes')}
      />
      <Select
        label={t('safety.keys.days')}
        options={DAYS.map((days) => ({ value: days, label: t(`safety.keys.daysOf.${days}`) }))}
        {...form.field('days')}
      />
      <PasswordField
        label={t('account.password.current')}
        autoComplete="current-password"
        username={user.email}
        maxLength={Rules.CreateKey.password.maxLength}
        {...form.field('password')}
      />
    </FormDialog>
  )
}
