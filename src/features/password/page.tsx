import { Suspense } from 'react'
import { Rules } from '../../../generated/rules.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { FormFoot } from '../../ui/forms/form-foot.tsx'
import { Form } from '../../ui/forms/form.tsx'
import { LeaveDialog } from '../../ui/dialogs/later-dialogs.tsx'
import { Screen } from '../../ui/screen.tsx'
import { PasswordField } from '../../ui/forms/text-field.tsx'
import { stack } from '../../ui/theme/layout.css.ts'
import * as text from '../../ui/theme/text.css.ts'
import { useUpdatePassword } from './use-update-password.ts'

const { newPassword } = Rules.ResetPassword

/** Changes the password of whoever is in. */
export default function UpdatePasswordPage() {
  const { t } = useI18n()
  const { form, back, ...screen } = useUpdatePassword()
  return (
    <Screen title={t('account.password.title')} back={back} room="form">
      <div className={stack.s5}>
        <p className={text.muted}>{t('account.password.lead')}</p>
        <Form label={t('account.password.title')} refusals={screen.refusals} onSubmit={screen.submit}>
          <PasswordField
            {...form.field('oldPassword')}
            label={t('account.password.current')}
            name="oldPassword"
            autoComplete="current-password"
            maxLength={newPassword.maxLength}
          />
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
            submit={t('account.password.submit')}
            working={screen.working}
            progress={t('account.password.submitting')}
            error={screen.error}
          />
        </Form>
      </div>
      <Suspense>{screen.asked && <LeaveDialog onLeave={screen.leave} onStay={screen.stay} />}</Suspense>
    </Screen>
  )
}
