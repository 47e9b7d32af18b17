import type { ReactNode } from 'react'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../routes.ts'
import { buttonClass } from '../../ui/button.tsx'
import type { FieldBinding } from '../../ui/forms/bind-form.ts'
import { Checkbox } from '../../ui/forms/choice.tsx'
import { PageForm } from '../../ui/forms/page-form.tsx'
import { Link } from '../../ui/text/link.tsx'
import type { Editing } from './use-profile.ts'

type ProfileFormProps = { readonly label: string; readonly editing: Editing; readonly children: ReactNode }

/** The fields of an account, and "Save". */
export function ProfileForm({ label, editing, children }: ProfileFormProps) {
  const { t } = useI18n()
  const { waitingFor } = editing
  return (
    <PageForm
      label={label}
      submit={t('profile.save')}
      progress={waitingFor > 0 ? t('signup.waiting', { count: waitingFor }) : t('profile.saving')}
      state={editing}
    >
      {children}
    </PageForm>
  )
}

/** Whether mails about jobs and bids are wanted. */
export function MailsField(field: FieldBinding<boolean>) {
  const { t } = useI18n()
  return <Checkbox {...field} label={t('profile.mails')} name="mails" />
}

export function PasswordLink() {
  const { t } = useI18n()
  return (
    <Link className={buttonClass('plain', 'full')} href={links.updatePassword}>
      {t('profile.toPassword')}
    </Link>
  )
}
