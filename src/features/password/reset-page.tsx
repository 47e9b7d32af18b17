import { use } from 'react'
import { useMailedToken } from '../../actors/mailed-token.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { lazy } from '../../shared/lazy.ts'
import { links } from '../../shared/routes.ts'
import { Screen } from '../../ui/screen.tsx'
import { LoadingMore } from '../../ui/spinner.tsx'
import { FailedState } from '../../ui/lists/state.tsx'
import { BrokenLink } from './broken-link.tsx'
import { useResetLink } from './use-password.ts'

/** Sets a new password by a mailed link: `/reset-password#token=…`. */
export default function ResetPasswordPage() {
  const { t } = useI18n()
  const token = useMailedToken()
  return (
    <Screen title={t('account.reset.title')} back={links.login} room="form">
      {token === '' ? <BrokenLink /> : <MailedLink token={token} />}
    </Screen>
  )
}

function MailedLink({ token }: { readonly token: string }) {
  const { t } = useI18n()
  const link = useResetLink(token)
  switch (link.status) {
    case 'checking':
      return <LoadingMore label={t('account.reset.checking')} />
    case 'failed':
      return <FailedState title={t('account.reset.failed')} text={link.text} onRetry={link.retry} />
    case 'works':
      return <ResetForm token={token} email={link.email} />
    case 'broken':
      return <BrokenLink />
  }
}

/** Fetched once the link is known to work. */
const resetForm = lazy(() => import('./reset-form.tsx'))

function ResetForm(link: { readonly token: string; readonly email: string | null }) {
  const { ResetForm: Fetched } = resetForm.here() ?? use(resetForm.promise())
  return <Fetched {...link} />
}
