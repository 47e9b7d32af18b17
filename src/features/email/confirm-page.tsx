import { useMailedToken } from '../../actors/mailed-token.ts'
import { useOptionalSession } from '../../actors/environment-context.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { EmptyState, FailedState } from '../../ui/lists/state.tsx'
import { EnvelopePicture } from '../../ui/pictures/drawings.tsx'
import { Screen } from '../../ui/screen.tsx'
import { LoadingMore } from '../../ui/spinner.tsx'
import { BrokenLink, Onward } from './broken-link.tsx'
import { useConfirmation } from './use-email.ts'

/** Confirms a new address with a mailed link, `/confirm-email#token=…`. */
export default function ConfirmEmailPage() {
  const { t } = useI18n()
  const token = useMailedToken()
  const back = useOptionalSession() === null ? links.login : links.dashboard
  return (
    <Screen title={t('safety.email.confirmTitle')} back={back} room="form">
      {token === '' ? <BrokenLink /> : <Confirmation token={token} />}
    </Screen>
  )
}

function Confirmation({ token }: { readonly token: string }) {
  const { t } = useI18n()
  const state = useConfirmation(token)
  switch (state.status) {
    case 'waiting':
      return <LoadingMore label={t('safety.email.confirming')} />
    case 'failed':
      return <FailedState title={t('safety.email.confirmFailed')} text={state.text} onRetry={state.retry} />
    case 'broken':
      return state.code === 'EMAIL_TAKEN' ? <BrokenLink text={t.code(state.code)} /> : <BrokenLink />
    case 'done':
      return (
        <EmptyState
          picture={<EnvelopePicture />}
          title={t('safety.email.confirmedTitle')}
          text={t('safety.email.confirmedText')}
          action={<Onward />}
        />
      )
  }
}
