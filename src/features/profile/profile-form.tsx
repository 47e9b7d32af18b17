import type { Elements } from '../../ui/elements.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { PageForm } from '../../ui/forms/page-form.tsx'
import type { Editing } from './use-profile.ts'

type ProfileFormProps = { readonly label: string; readonly editing: Editing; readonly children: Elements }

/** The fields of an account, and "Save". */
export function ProfileForm({ label, editing, children }: ProfileFormProps) {
  const { t } = useI18n()
  const { waitingFor } = editing
  return (
    <PageForm
      label={label}
      submit={t('fields.save')}
      progress={waitingFor > 0 ? t('fields.waiting', { count: waitingFor }) : t('fields.saving')}
      state={editing}
    >
      {children}
    </PageForm>
  )
}
