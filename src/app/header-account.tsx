import { useOptionalSession } from '../actors/environment-context.ts'
import { useI18n } from '../i18n/i18n.tsx'
import { links } from '../shared/routes.ts'
import { Avatar } from '../ui/pictures/avatar.tsx'
import { iconButton } from '../ui/button.css.ts'
import { Link } from '../ui/link.tsx'
import { useLiveRegionText, useUnread } from '../actors/live.ts'
import { BellIcon } from '../ui/icons.tsx'
import * as styles from './app.css.ts'

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

/** Above this the exact number tells nobody more. */
const most = 99

/** The bell in the green bar: how many notifications are unread, as it happens. */
export function Bell() {
  const { t, format } = useI18n()
  const unread = useUnread()
  const said = useLiveRegionText()
  const label = unread === 0 ? t('shell.bellQuiet') : t('shell.bell', { count: unread })
  return (
    <>
      <Link className={iconButton.onHeader} href={links.notifications} aria-label={label} title={label}>
        <BellIcon />
        {unread > 0 && (
          <span className={styles.count} aria-hidden="true">
            {unread > most ? `${format.number(most)}+` : format.number(unread)}
          </span>
        )}
      </Link>
      <div className={styles.said} role="status">
        {said}
      </div>
    </>
  )
}
