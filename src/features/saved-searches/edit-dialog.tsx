import type { SavedSearch } from '../../actors/saved-searches.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { AlertFields } from '../../ui/forms/alert-fields.tsx'
import { FormDialog } from '../../ui/forms/dialogs.tsx'
import { useEditing, useSearchName } from './use-saved-searches.ts'

type EditDialogProps = { readonly search: SavedSearch; readonly onDone: () => void; readonly onClosed: () => void }

/** Changes what a search is called, and how it tells. */
export function EditDialog({ search, ...listener }: EditDialogProps) {
  const { t } = useI18n()
  const form = useEditing(search, listener)
  const name = useSearchName()(search)
  return (
    <FormDialog
      form={form}
      title={t('searches.editOne', { name })}
      submit={t('searches.submit')}
      cancel={t('ui.cancel')}
    >
      <AlertFields field={form.field} hasName={!search.isOwn} />
    </FormDialog>
  )
}
