import { useSession } from '../features/session/use-session.ts'
import { useI18n } from '../i18n/i18n.tsx'
import { links } from '../routes.ts'
import { buttonClass } from '../ui/button.tsx'
import { Link } from '../ui/text/link.tsx'
import { SignpostPicture } from '../ui/pictures/signpost-picture.tsx'
import { Screen } from '../ui/screen.tsx'
import { EmptyState } from '../ui/lists/state.tsx'

/** For an unknown address; leads home, which is the dashboard for those who are logged in. */
export default function NotFoundScreen() {
  const { t } = useI18n()
  const isIn = useSession().session !== null
  return (
    <Screen title={t('shell.notFound.title')} account={isIn}>
      <EmptyState
        picture={<SignpostPicture />}
        title={t('shell.notFound.heading')}
        text={t('shell.notFound.text')}
        action={
          <Link className={buttonClass()} href={isIn ? links.dashboard : links.login}>
            {t('shell.notFound.home')}
          </Link>
        }
      />
    </Screen>
  )
}
