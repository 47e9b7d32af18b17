import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../routes.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/lists/state.tsx'
import { SignpostPicture } from '../../ui/pictures/signpost-picture.tsx'
import { Link } from '../../ui/text/link.tsx'

/** A link to a new password that does not work, and the way to another. */
export function BrokenLink() {
  const { t } = useI18n()
  return (
    <EmptyState
      picture={<SignpostPicture />}
      title={t('account.reset.brokenTitle')}
      text={t('account.reset.brokenText')}
      action={
        <Link className={buttonClass()} href={links.forgotPassword}>
          {t('account.reset.askAgain')}
        </Link>
      }
    />
  )
}
