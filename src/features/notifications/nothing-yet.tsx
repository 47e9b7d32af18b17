import { useSession } from '../../actors/environment-context.ts'
import type { Topic } from '../../actors/notifications.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { WholeState } from '../../ui/lists/state.tsx'
import { PostJobLink } from '../../ui/post-job-link.tsx'

/** In the place of the list while there are no notifications. */
export function NothingYet() {
  const { t } = useI18n()
  const { userType } = useSession()
  return (
    <WholeState
      subject="notifications"
      title={t('notifications.empty.title')}
      text={t(`notifications.empty.${userType}`)}
      action={
        userType === 'customer' ? (
          <PostJobLink href={links.postJob} />
        ) : (
          <Link className={buttonClass('plain')} href={links.dashboard}>
            {t('notifications.empty.home')}
          </Link>
        )
      }
    />
  )
}

type NothingAboutProps = { readonly topic: Topic; readonly onAll: () => void }

/** The same while there are none of one topic. */
export function NothingAbout({ topic, onAll }: NothingAboutProps) {
  const { t } = useI18n()
  return (
    <WholeState
      subject="notifications"
      title={t(`notifications.nothing.${topic}`)}
      text={t('notifications.nothing.text')}
      action={
        <Button variant="plain" onClick={onAll}>
          {t('notifications.nothing.all')}
        </Button>
      }
    />
  )
}
