import { useSearch } from 'wouter'
import { Rules } from '../../../generated/rules.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../routes.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EnvelopePicture } from '../../ui/pictures/envelope-picture.tsx'
import { FormFoot } from '../../ui/forms/form-foot.tsx'
import { Form } from '../../ui/forms/form.tsx'
import { Link } from '../../ui/text/link.tsx'
import { SignpostPicture } from '../../ui/pictures/signpost-picture.tsx'
import { Screen } from '../../ui/screen.tsx'
import { EmptyState } from '../../ui/lists/state.tsx'
import { PasswordField } from '../../ui/forms/text-field.tsx'
import { stack } from '../../ui/theme/layout.css.ts'
import * as text from '../../ui/theme/text.css.ts'
import { useResetPassword } from './use-recovery.ts'

const { newPassword } = Rules.ResetPassword

/** Sets a new password by a mailed link: `/reset-password?token=…`. */
export default function ResetPasswordPage() {
  const { t } = useI18n()
  const token = new URLSearchParams(useSearch()).get('token') ?? ''
  return (
    <Screen title={t('account.reset.title')} back={links.login} room="form">
      {token === '' ? <BrokenLink /> : <ResetForm key={token} token={token} />}
    </Screen>
  )
}

function ResetForm({ token }: { readonly token: string }) {
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
      <Form label={t('account.reset.title')} refusals={screen.refusals} onSubmit={screen.submit}>
        <PasswordField
          {...form.field('newPassword')}
          label={t('account.password.new')}
          hint={t('account.password.newHint', { count: newPassword.minLength })}
          name="newPassword"
          autoComplete="new-password"
          maxLength={newPassword.maxLength}
        />
        <PasswordField
          {...form.field('confirmPassword')}
          label={t('account.password.confirm')}
          name="confirmPassword"
          autoComplete="new-password"
          maxLength={newPassword.maxLength}
        />
        <FormFoot
          submit={t('account.reset.submit')}
          working={screen.working}
          progress={t('account.reset.submitting')}
          error={screen.error}
        />
      </Form>
    </div>
  )
}

function BrokenLink() {
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
