import type { ReactElement } from 'react'
import { useOptionalSession } from '../../actors/environment-context.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/lists/state.tsx'
import { Link } from '../../ui/link.tsx'

/** A mailed link that leads nowhere, and why. */
export function BrokenLink({ text, action = <Onward /> }: { readonly text?: string; readonly action?: ReactElement }) {
  const { t } = useI18n()
  return (
    <EmptyState
      subject="lost"
      title={t('account.verify.brokenTitle')}
      text={text ?? t('account.verify.brokenText')}
      action={action}
    />
  )
}

/** The way on from a mailed link: home, or to the login. */
export function Onward() {
  const { t } = useI18n()
  const isIn = useOptionalSession() !== null
  return (
    <Link className={buttonClass()} href={isIn ? links.dashboard : links.login}>
      {isIn ? t('account.verify.home') : t('account.verify.login')}
    </Link>
  )
}
