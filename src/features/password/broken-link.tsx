import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { GoneState } from '../../ui/lists/missing-state.tsx'

/** A link to a new password that does not work, and the way to another. */
export function BrokenLink() {
  const { t } = useI18n()
  return (
    <GoneState
      title={t('account.reset.brokenTitle')}
      text={t('account.reset.brokenText')}
      href={links.forgotPassword}
      onward={t('account.reset.askAgain')}
    />
  )
}
