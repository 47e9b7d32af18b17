import { Rules } from '../../../generated/rules.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { PageForm } from '../../ui/forms/page-form.tsx'
import { PasswordField } from '../../ui/forms/text-field.tsx'
import { Screen } from '../../ui/screen.tsx'
import { stack } from '../../ui/theme/layout.css.ts'
import * as text from '../../ui/theme/text.css.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { useUpdatePassword } from './use-password.ts'

/** Changes the viewer's password. */
export default function UpdatePasswordPage() {
  const { t } = useI18n()
  const { form, back, own, username, ...screen } = useUpdatePassword()
  return (
    <Screen title={t('account.password.title')} back={back} room="form">
      <div className={stack.s5}>
        <p className={text.muted}>{t('account.password.lead')}</p>
        <PageForm
          label={t('account.password.title')}
          submit={t('account.password.submit')}
          progress={t('account.password.submitting')}
          state={screen}
        >
          <PasswordField
            {...form.field('oldPassword')}
            label={t('account.password.current')}
            name="oldPassword"
            autoComplete="current-password"
            username={username}
            maxLength={Rules.ResetPassword.newPassword.maxLength}
          />
          <NewPasswordFields
            password={form.field('newPassword')}
            again={form.field('confirmPassword')}
            own={own}
            username={null}
          />
        </PageForm>
      </div>
    </Screen>
  )
}
