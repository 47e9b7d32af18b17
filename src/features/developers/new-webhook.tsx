import { Rules } from '../../../generated/rules.ts'
import type { Environment } from '../../actors/environment.ts'
import { useSession, useSetup } from '../../actors/environment-context.ts'
import { keyScopes, newKeyForm } from '../../actors/sessions.ts'
import { newWebhookForm, rotateWebhookForm, webhookTopics } from '../../actors/webhooks.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import type { FieldBinding } from '../../ui/forms/bind-form.ts'
import { CheckboxList } from '../../ui/forms/choice-lists.tsx'
import { FormDialog } from '../../ui/forms/dialogs.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { PasswordField, TextField } from '../../ui/forms/text-field.tsx'
import { useFormInDialog } from '../../ui/forms/use-dialog-form.ts'
import type { FormSetup } from '../../ui/forms/use-form.ts'

type Listener = { readonly onMade: (secret: string) => void; readonly onClosed: () => void }

/** A form that makes a secret. The form itself says why the server refuses it. */
function useMaking<Draft extends object, Made extends { readonly secret: string }>(
  make: (environment: Environment) => FormSetup<Draft, Made>,
  { onMade, onClosed }: Listener,
) {
  return useFormInDialog(useSetup(make), { onSaved: ({ secret }) => onMade(secret), onRefused: () => {}, onClosed })
}

/** How long a key may work; the contract takes any number of days up to the last. */
const DAYS = ['30', '90', '365'] as const

/** Makes a key for a program. */
export function NewKeyDialog(listener: Listener) {
  const { t } = useI18n()
  const form = useMaking(newKeyForm, listener)
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
      <ProofField {...form.field('password')} />
    </FormDialog>
  )
}

/** Has events sent to an address. */
export function NewWebhookDialog(listener: Listener) {
  const { t } = useI18n()
  const { userType } = useSession()
  const form = useMaking(newWebhookForm, listener)
  const topics = webhookTopics[userType]
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
        options={topics.map((topic) => ({ value: topic, label: t(`safety.webhooks.topics.${topic}`) }))}
        {...form.field('topics')}
      />
      <ProofField {...form.field('password')} />
    </FormDialog>
  )
}

/** Gives an address another secret. */
export function RotateDialog({ id, ...listener }: Listener & { readonly id: string }) {
  const { t } = useI18n()
  const form = useMaking((environment) => rotateWebhookForm(environment, id), listener)
  return (
    <FormDialog
      form={form}
      title={t('safety.webhooks.rotate')}
      submit={t('safety.webhooks.rotate')}
      cancel={t('ui.cancel')}
    >
      <p>{t('safety.webhooks.rotateText')}</p>
      <ProofField {...form.field('password')} />
    </FormDialog>
  )
}

/** The password that proves who asks. */
function ProofField(field: FieldBinding<string>) {
  const { t } = useI18n()
  const { user } = useSession()
  return (
    <PasswordField
      label={t('account.password.current')}
      autoComplete="current-password"
      username={user.email}
      maxLength={Rules.CreateKey.password.maxLength}
      {...field}
    />
  )
}
