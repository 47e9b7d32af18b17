import { Rules } from '../../../generated/rules.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../routes.ts'
import { Button } from '../../ui/button.tsx'
import { Segmented } from '../../ui/forms/choice.tsx'
import { EnvelopePicture } from '../../ui/pictures/envelope-picture.tsx'
import { FormFoot } from '../../ui/forms/form-foot.tsx'
import { Form } from '../../ui/forms/form.tsx'
import { TextLink } from '../../ui/text/link.tsx'
import { Screen } from '../../ui/screen.tsx'
import { EmptyState } from '../../ui/lists/state.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { stack } from '../../ui/theme/layout.css.ts'
import * as text from '../../ui/theme/text.css.ts'
import * as styles from './recovery.css.ts'
import { useForgotPassword } from './use-recovery.ts'

/** Asks for a mail with a link that sets a new password. */
export default function ForgotPasswordPage() {
  const { t } = useI18n()
  const { form, sent, again, ...screen } = useForgotPassword()
  const role = form.field('role')
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
          <Form label={t('account.forgot.title')} refusals={screen.refusals} onSubmit={screen.submit}>
            <Segmented
              label={t('account.forgot.who')}
              value={role.value}
              onChange={role.onChange}
              options={[
                { value: 'customer', label: t('account.forgot.customer') },
                { value: 'business', label: t('account.forgot.business') },
              ]}
            />
            <TextField
              {...form.field('email')}
              label={t('account.forgot.email')}
              name="email"
              type="email"
              inputMode="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={Rules.SignupCustomer.email.maxLength}
            />
            <FormFoot
              submit={t('account.forgot.submit')}
              working={screen.working}
              progress={t('account.forgot.submitting')}
              error={screen.error}
            />
          </Form>
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
