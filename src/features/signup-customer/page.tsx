import { Suspense } from 'react'
import { Rules } from '../../../generated/rules.ts'
import { acceptPictures } from '../../actors/slots.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../routes.ts'
import { Checkbox } from '../../ui/forms/choice.tsx'
import { FormFoot } from '../../ui/forms/form-foot.tsx'
import { Form } from '../../ui/forms/form.tsx'
import { LeaveDialog } from '../../ui/dialogs/later-dialogs.tsx'
import { OutsideLink, TextLink } from '../../ui/text/link.tsx'
import { PictureField } from '../../ui/forms/picture-field.tsx'
import { PlaceFields } from '../../ui/forms/place-fields.tsx'
import { Screen } from '../../ui/screen.tsx'
import { PasswordField, TextField } from '../../ui/forms/text-field.tsx'
import * as text from '../../ui/theme/text.css.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import * as styles from './signup-customer.css.ts'
import { useSignupCustomer } from './use-signup-customer.ts'

const rules = Rules.SignupCustomer

/** Customer registration. */
export default function SignupCustomerPage() {
  const { t } = useI18n()
  const screen = useSignupCustomer()
  const { form, places, working } = screen
  const picture = form.files('picture')
  const terms = form.field('termsAccepted')
  const progress = screen.waitingFor > 0 ? t('signup.waiting', { count: screen.waitingFor }) : t('signup.submitting')

  return (
    <Screen title={t('signup.customerTitle')} back={links.registration} room="form">
      <div className={styles.lead}>
        <p className={text.body}>{t('signup.customerLead')}</p>
        <p className={text.muted}>{t('signup.requiredNote')}</p>
      </div>
      <Form label={t('signup.customerTitle')} refusals={screen.refusals} onSubmit={screen.submit}>
        <PictureField
          {...picture}
          label={t('signup.picture')}
          hint={t('signup.pictureHint')}
          optional
          shape="round"
          accept={acceptPictures}
          picked={picture.picked[0] ?? null}
          {...screen.sending}
        />
        <TextField
          {...form.field('name')}
          label={t('signup.name')}
          name="name"
          autoComplete="name"
          autoCapitalize="words"
          maxLength={rules.name.maxLength}
        />
        <TextField
          {...form.field('email')}
          label={t('signup.email')}
          hint={t('signup.emailHint')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={rules.email.maxLength}
        />
        <TextField
          {...form.field('phone')}
          label={t('signup.phone')}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
        <PasswordField
          {...form.field('password')}
          label={t('signup.password')}
          hint={t('signup.passwordHint', { count: rules.password.minLength })}
          name="password"
          autoComplete="new-password"
          maxLength={rules.password.maxLength}
        />
        <PlaceFields
          withCountry
          place={form.draft}
          places={places}
          onChange={form.change}
          onLeave={form.leave}
          errorOf={form.errorOf}
        />
        <Checkbox
          checked={terms.value}
          onChange={terms.onChange}
          onBlur={terms.onBlur}
          error={terms.error}
          name="terms"
          label={
            <>
              {t('signup.terms')}{' '}
              <OutsideLink href={links.terms}>
                {t('signup.termsLink')}
                <VisuallyHidden>{` (${t('signup.newTab')})`}</VisuallyHidden>
              </OutsideLink>
            </>
          }
        />
        <FormFoot submit={t('signup.submit')} working={working} progress={progress} error={screen.error} />
      </Form>
      <p className={styles.login}>
        {t('signup.haveAccount')}{' '}
        <TextLink alone href={links.login}>
          {t('signup.login')}
        </TextLink>
      </p>
      <Suspense>{screen.asked && <LeaveDialog onLeave={screen.leave} onStay={screen.stay} />}</Suspense>
    </Screen>
  )
}
