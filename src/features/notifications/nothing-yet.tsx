import { useSession } from '../../actors/environment-context.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/lists/state.tsx'
import { Drawing } from '../../ui/pictures/drawings.tsx'
import { fill, stroke } from '../../ui/theme/pictures.css.ts'

/** In the place of the list while there are no notifications. */
export function NothingYet() {
  const { t } = useI18n()
  const { userType } = useSession()
  return (
    <EmptyState
      picture={<BellPicture />}
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

/** A silent bell: no notifications. */
function BellPicture() {
  return (
    <Drawing>
      <ellipse cx="60" cy="86" rx="40" ry="6" className={fill.ground} />
      <path d="M60 8v8" className={stroke.edge} strokeWidth="4" />
      <path
        d="M34 66c6-6 6-12 6-22a20 20 0 0 1 40 0c0 10 0 16 6 22Z"
        className={fill.soft}
        stroke="currentColor"
        strokeWidth="2.5"
      />
      <path d="M52 72a8 8 0 0 0 16 0Z" className={classNames(fill.face, stroke.edge)} strokeWidth="2.5" />
    </Drawing>
  )
}
