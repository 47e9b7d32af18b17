import { useMailedToken } from '../../actors/mailed-token.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { Screen } from '../../ui/screen.tsx'
import { LoadingMore } from '../../ui/spinner.tsx'
import { FailedState, EmptyState, GoneState } from '../../ui/lists/state.tsx'
import { useResetLink, useResetPassword } from './use-password.ts'
import { buttonClass } from '../../ui/button.tsx'
import { PageForm } from '../../ui/forms/page-form.tsx'
import { EnvelopePicture } from '../../ui/pictures/drawings.tsx'
import { Link } from '../../ui/link.tsx'
import { stack } from '../../ui/theme/layout.css.ts'
import * as text from '../../ui/theme/text.css.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

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

/** The form behind a mailed link that works. */
function ResetForm({ token, email }: { readonly token: string; readonly email: string | null }) {
  const { t } = useI18n()
  const { form, isDone, isBroken, ...screen } = useResetPassword(token)
  if (isBroken) return <BrokenLink />
  if (isDone) {
    return (
      <EmptyState
        picture={<EnvelopePicture />}
        title={t('account.reset.doneTitle')}
        action={
          <Link className={buttonClass()} href={links.login}>
            {t('account.reset.login')}
          </Link>
        }
      />
    )
  }
  return (
    <div className={stack.s5}>
      <p className={text.body}>{t('account.reset.lead')}</p>
      <PageForm
        label={t('account.reset.title')}
        submit={t('account.reset.submit')}
        progress={t('account.reset.submitting')}
        state={screen}
      >
        <NewPasswordFields
          password={form.field('newPassword')}
          again={form.field('confirmPassword')}
          username={email}
        />
      </PageForm>
    </div>
  )
}

/** A link to a new password that does not work, and the way to another. */
function BrokenLink() {
  const { t } = useI18n()
  return (
    <GoneState
      title={t('account.reset.brokenTitle')}
      text={t('account.reset.brokenText')}
      ways={[{ href: links.forgotPassword, words: t('account.reset.askAgain') }]}
    />
  )
}
