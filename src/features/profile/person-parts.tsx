import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../routes.ts'
import { buttonClass } from '../../ui/button.tsx'
import type { FieldBinding } from '../../ui/forms/bind-form.ts'
import { Checkbox } from '../../ui/forms/choice.tsx'
import { Link } from '../../ui/text/link.tsx'

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
