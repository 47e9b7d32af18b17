import { useMailedToken } from '../../actors/mailed-token.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { Button } from '../../ui/button.tsx'
import { EnvelopePicture } from '../../ui/pictures/drawings.tsx'
import { Screen } from '../../ui/screen.tsx'
import { LoadingMore } from '../../ui/spinner.tsx'
import { EmptyState, FailedState } from '../../ui/lists/state.tsx'
import { BrokenLink, Onward } from './broken-link.tsx'
import { useResend, useVerification } from './use-email.ts'

/** Verifies an address with a mailed link, `/verify-email#token=…`; without a token it offers to send one. */
export default function VerifyEmailPage() {
  const { t } = useI18n()
  const token = useMailedToken()
  const resend = useResend()
  return (
    <Screen title={t('account.verify.title')} back={resend.isIn ? links.dashboard : links.login} room="form">
      {token === '' ? <NoToken resend={resend} /> : <Verification key={token} token={token} resend={resend} />}
    </Screen>
  )
}

type Resend = ReturnType<typeof useResend>

function Verification({ token, resend }: { readonly token: string; readonly resend: Resend }) {
  const { t } = useI18n()
  const state = useVerification(token)
  switch (state.status) {
    case 'waiting':
      return <LoadingMore label={t('account.verify.checking')} />
    case 'failed':
      return <FailedState title={t('account.verify.failed')} text={state.text} onRetry={state.retry} />
    case 'done':
      return <Verified title={state.message} />
    case 'broken':
      return resend.isVerified ? <Verified title={t('account.verify.doneTitle')} /> : <UsedUp resend={resend} />
  }
}

function Verified({ title }: { readonly title: string }) {
  const { t } = useI18n()
  return (
    <EmptyState picture={<EnvelopePicture />} title={title} text={t('account.verify.doneText')} action={<Onward />} />
  )
}

function UsedUp({ resend }: { readonly resend: Resend }) {
  const { t } = useI18n()
  const said = t('account.verify.brokenText')
  return (
    <BrokenLink
      text={resend.isIn ? said : `${said} ${t('account.verify.resendLogin')}`}
      {...(resend.waiting !== null && { action: <ResendButton resend={resend} /> })}
    />
  )
}

function NoToken({ resend }: { readonly resend: Resend }) {
  const { t } = useI18n()
  if (resend.isVerified) return <Verified title={t('account.verify.doneTitle')} />
  if (resend.waiting === null) return <UsedUp resend={resend} />
  return (
    <EmptyState
      picture={<EnvelopePicture />}
      title={t('account.verify.waitTitle')}
      text={t('account.verify.waitText', { email: resend.waiting })}
      action={<ResendButton resend={resend} />}
    />
  )
}

function ResendButton({ resend }: { readonly resend: Resend }) {
  const { t } = useI18n()
  return (
    <Button working={resend.working} onClick={resend.resend}>
      {t('account.verify.resend')}
    </Button>
  )
}
