import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { buttonClass } from '../../ui/button.tsx'
import { PageForm } from '../../ui/forms/page-form.tsx'
import { EmptyState } from '../../ui/lists/state.tsx'
import { EnvelopePicture } from '../../ui/pictures/envelope-picture.tsx'
import { Link } from '../../ui/link.tsx'
import { stack } from '../../ui/theme/layout.css.ts'
import * as text from '../../ui/theme/text.css.ts'
import { BrokenLink } from './broken-link.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { useResetPassword } from './use-password.ts'

/** The form behind a mailed link that works. */
export function ResetForm({ token, email }: { readonly token: string; readonly email: string | null }) {
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
