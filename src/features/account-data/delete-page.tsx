import { Rules } from '../../../generated/rules.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { ConfirmDialog } from '../../ui/forms/confirm-dialog.tsx'
import { PageForm } from '../../ui/forms/page-form.tsx'
import { PasswordField } from '../../ui/forms/text-field.tsx'
import { Card } from '../../ui/lists/card.tsx'
import { Screen } from '../../ui/screen.tsx'
import { TextLink } from '../../ui/link.tsx'
import { stack } from '../../ui/theme/layout.css.ts'
import * as text from '../../ui/theme/text.css.ts'
import { useDeleteAccount } from './use-account-data.ts'

const steps = ['now', 'grace', 'gone', 'stays'] as const

/** Has the account deleted: what becomes of it and when, the password, and a question before it is sent. */
export default function DeleteAccountPage() {
  const { t } = useI18n()
  const { form, role, username, hasJobs, isAsked, yes, no, ...screen } = useDeleteAccount()
  return (
    <Screen title={t('safety.leave.title')} back={links.profileOptions} room="form">
      <div className={stack.s5}>
        <Card>
          <dl className={stack.s4}>
            {steps.map((step) => (
              <div key={step} className={stack.s1}>
                <dt className={text.title}>{t(`safety.leave.${step}`)}</dt>
                <dd className={text.body}>{t(`safety.leave.${role}.${step}`)}</dd>
              </div>
            ))}
          </dl>
        </Card>
        <TextLink alone href={links.ownData}>
          {t('safety.leave.dataFirst')}
        </TextLink>
        <PageForm
          label={t('safety.leave.title')}
          submit={t('safety.leave.submit')}
          progress={t('safety.leave.submitting')}
          danger
          wayOn={hasJobs && <TextLink href={links.runningJobs}>{t('safety.leave.toJobs')}</TextLink>}
          state={screen}
        >
          <PasswordField
            {...form.field('password')}
            label={t('account.password.current')}
            name="password"
            autoComplete="current-password"
            username={username}
            maxLength={Rules.DeleteAccount.password.maxLength}
          />
        </PageForm>
      </div>
      <ConfirmDialog
        open={isAsked}
        title={t('safety.leave.ask')}
        text={t('safety.leave.askText')}
        yes={t('safety.leave.submit')}
        no={t('ui.cancel')}
        danger
        onYes={yes}
        onNo={no}
      />
    </Screen>
  )
}
