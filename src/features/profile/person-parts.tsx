import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { buttonClass } from '../../ui/button.tsx'
import { FormNotice } from '../../ui/forms/form.tsx'
import { Link, TextLink } from '../../ui/link.tsx'
import * as text from '../../ui/theme/text.css.ts'

/** The address to log in with, and the one that is to come in its place. */
export function EmailNote({ email, pending }: { readonly email: string; readonly pending: string | null }) {
  const { t } = useI18n()
  return (
    <>
      <p className={text.muted}>
        <span>{`${t('profile.login', { email })} `}</span>
        <TextLink href={links.updateEmail}>{t('profile.toEmail')}</TextLink>
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

/** Which mails about jobs and bids are wanted is chosen on a screen of its own. */
export function MailsLink() {
  const { t } = useI18n()
  return (
    <Link className={buttonClass('plain', 'full')} href={links.mailSettings}>
      {t('profile.mails')}
    </Link>
  )
}
