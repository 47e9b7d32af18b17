import { Rules } from '../../../generated/rules.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { Button } from '../../ui/button.tsx'
import { Segmented } from '../../ui/forms/segmented.tsx'
import { EnvelopePicture } from '../../ui/pictures/drawings.tsx'
import { PageForm } from '../../ui/forms/page-form.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Screen } from '../../ui/screen.tsx'
import { EmptyState } from '../../ui/lists/state.tsx'
import { EmailField } from '../../ui/forms/text-field.tsx'
import { stack } from '../../ui/theme/layout.css.ts'
import * as text from '../../ui/theme/text.css.ts'
import * as styles from './forgot-page.css.ts'
import { useForgotPassword } from './use-password.ts'

/** Asks for a mail with a link that sets a new password. */
export default function ForgotPasswordPage() {
  const { t } = useI18n()
  const { form, sent, again, ...screen } = useForgotPassword()
  return (
    <Screen title={t('account.forgot.title')} back={links.login} room="form">
      {sent ? (
        <EmptyState
          picture={<EnvelopePicture />}
          title={t('account.forgot.sentTitle')}
          text={`${sent.message} ${t('account.forgot.sentHint')}`}
          action={
            <Button variant="plain" onClick={again}>
              {t('account.forgot.again')}
            </Button>
          }
        />
      ) : (
        <div className={stack.s5}>
          <p className={text.body}>{t('account.forgot.lead')}</p>
          <PageForm
            label={t('account.forgot.title')}
            submit={t('account.forgot.submit')}
            progress={t('account.forgot.submitting')}
            state={screen}
          >
            <Segmented
              {...form.field('role')}
              label={t('account.forgot.who')}
              options={[
                { value: 'customer', label: t('account.forgot.customer') },
                { value: 'business', label: t('account.forgot.business') },
              ]}
            />
            <EmailField
              {...form.field('email')}
              label={t('account.forgot.email')}
              name="email"
              autoComplete="username"
              maxLength={Rules.SignupCustomer.email.maxLength}
            />
          </PageForm>
        </div>
      )}
      <p className={styles.login}>
        <TextLink alone href={links.login}>
          {t('account.forgot.login')}
        </TextLink>
      </p>
    </Screen>
  )
}
