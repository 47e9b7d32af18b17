import { useSession } from '../../actors/environment-context.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/lists/state.tsx'

/** In the place of the list while there are no notifications. */
export function NothingYet() {
  const { t } = useI18n()
  const { userType } = useSession()
  return (
    <EmptyState
      subject="notifications"
      title={t('notifications.empty.title')}
      text={t(`notifications.empty.${userType}`)}
      action={
        <Link className={buttonClass('plain')} href={links.dashboard}>
          {t('notifications.empty.home')}
        </Link>
      }
    />
  )
}
