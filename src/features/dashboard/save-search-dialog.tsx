import { useSetup } from '../../actors/environment-context.ts'
import { saveSearchForm, type Searched } from '../../actors/saved-searches.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { AlertFields } from '../../ui/forms/alert-fields.tsx'
import { FormDialog } from '../../ui/forms/dialogs.tsx'
import { useFormInDialog } from '../../ui/forms/use-dialog-form.ts'
import { TextLink } from '../../ui/link.tsx'
import { toast } from '../../ui/toasts/toast.ts'

type SaveSearchProps = {
  readonly name: string
  readonly searched: Searched
  readonly onClosed: () => void
}

/** Saves what the list is narrowed to, under a name that is proposed. */
export function SaveSearchDialog({ name, searched, onClosed }: SaveSearchProps) {
  const { t } = useI18n()
  const form = useFormInDialog(
    useSetup((environment) => saveSearchForm(environment, name, searched)),
    { onSaved: ({ message }) => toast.success(message), onRefused: () => {}, onClosed },
  )
  return (
    <FormDialog form={form} title={t('searches.save')} submit={t('searches.submit')} cancel={t('ui.cancel')}>
      <AlertFields field={form.field} hasName />
      <TextLink href={links.savedSearches}>{t('searches.title')}</TextLink>
    </FormDialog>
  )
}
