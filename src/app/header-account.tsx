import { Bell } from '../features/notifications/bell.tsx'
import { useOptionalSession } from '../actors/environment-context.ts'
import { useI18n } from '../i18n/i18n.tsx'
import { links } from '../shared/routes.ts'
import { Avatar } from '../ui/pictures/avatar.tsx'
import { iconButton } from '../ui/button.css.ts'
import { Link } from '../ui/link.tsx'

/** The bell and the profile picture, at the end of a main screen's bar. */
export function HeaderAccount() {
  const { t } = useI18n()
  const session = useOptionalSession()
  if (!session) return null
  return (
    <>
      <Bell />
      <Link
        className={iconButton.onHeader}
        href={links.profileOptions}
        aria-label={t('shell.profile')}
        title={t('shell.profile')}
      >
        <Avatar name={session.user.name} url={session.user.picture} size="small" />
      </Link>
    </>
  )
}
