import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../routes.ts'
import { buttonClass } from '../../ui/button.tsx'
import type { FieldBinding } from '../../ui/forms/bind-form.ts'
import { Checkbox } from '../../ui/forms/choice.tsx'
import { FormNotice } from '../../ui/forms/form.tsx'
import { Link, TextLink } from '../../ui/text/link.tsx'
import * as text from '../../ui/theme/text.css.ts'

/** Whether mails about jobs and bids are wanted. */
export function MailsField(field: FieldBinding<boolean>) {
  const { t } = useI18n()
  return <Checkbox {...field} label={t('profile.mails')} name="mails" />
}

/** The address to log in with, and the one that is to come in its place. */
export function EmailNote({ email, pending }: { readonly email: string; readonly pending: string | null }) {
  const { t } = useI18n()
  return (
    <>
      <p className={text.muted}>
        {t('profile.login', { email })} <TextLink href={links.updateEmail}>{t('profile.toEmail')}</TextLink>
      </p>
      {pending !== null && <FormNotice>{t('profile.pendingEmail', { email: pending })}</FormNotice>}
    </>
  )
}

export function PasswordLink() {
  const { t } = useI18n()
  return (
    <Link className={buttonClass('plain', 'full')} href={links.updatePassword}>
      {t('profile.toPassword')}
    </Link>
  )
}
