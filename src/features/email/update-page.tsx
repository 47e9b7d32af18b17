import { Rules } from '../../../generated/rules.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { PageForm } from '../../ui/forms/page-form.tsx'
import { EmailField, PasswordField } from '../../ui/forms/text-field.tsx'
import { EmptyState } from '../../ui/lists/state.tsx'
import { EnvelopePicture } from '../../ui/pictures/drawings.tsx'
import { Screen } from '../../ui/screen.tsx'
import { Link } from '../../ui/link.tsx'
import { stack } from '../../ui/theme/layout.css.ts'
import * as text from '../../ui/theme/text.css.ts'
import { useUpdateEmail } from './use-email.ts'

const rules = Rules.EditCustomer

/** Asks for another address to log in with. */
export default function UpdateEmailPage() {
  const { t } = useI18n()
  const { form, back, profile, sent, username, ...screen } = useUpdateEmail()
  return (
    <Screen title={t('safety.email.title')} back={back} room="form">
      {sent ? (
        <EmptyState
          picture={<EnvelopePicture />}
          title={t('safety.email.sentTitle')}
          text={sent.message}
          action={
            <Link className={buttonClass('plain')} href={profile}>
              {t('safety.email.back')}
            </Link>
          }
        />
      ) : (
        <div className={stack.s5}>
          <p className={text.muted}>{t('safety.email.lead')}</p>
          <PageForm
            label={t('safety.email.title')}
            submit={t('safety.email.submit')}
            progress={t('safety.email.submitting')}
            state={screen}
          >
            <EmailField
              {...form.field('email')}
              label={t('safety.email.new')}
              name="email"
              autoComplete="email"
              maxLength={rules.email.maxLength}
            />
            <PasswordField
              {...form.field('password')}
              label={t('account.password.current')}
              name="password"
              autoComplete="current-password"
              username={username}
              maxLength={rules.password.maxLength}
            />
          </PageForm>
        </div>
      )}
    </Screen>
  )
}
