import { locationsMachine } from '../../actors/reference-data.ts'
import { useMachineOf } from '../../actors/environment-context.ts'
import { customerSignupForm } from '../../actors/signup.ts'
import { acceptPictures } from '../../actors/slots.ts'
import { lazy } from '../../shared/lazy.ts'
import { lazyPart } from '../../ui/lazy/lazy-part.tsx'
import { useI18n } from '../../i18n/i18n.tsx'
import { NewPasswordField } from '../../ui/forms/new-password-field.tsx'
import { LoginEmailField, NameField, PhoneField, ProfilePictureField } from '../../ui/forms/person-fields.tsx'
import { PlaceFields } from '../../ui/forms/place-fields.tsx'
import { useLoaded } from '../../ui/forms/loaded-screen.tsx'
import { SignupScreen, TermsField, useSignup } from './signup-screen.tsx'
import { pair } from '../../ui/theme/layout.css.ts'
import * as text from '../../ui/theme/text.css.ts'
import * as styles from './signup-screen.css.ts'

/** Only for who has room for it; the form is whole without. */
const Reasons = lazyPart(lazy(async () => (await import('./reasons.tsx')).Reasons))

/** Customer registration. */
export default function CustomerSignupPage() {
  const { t } = useI18n()
  const { form, strength, ...signup } = useSignup(customerSignupForm)
  const places = useLoaded(useMachineOf(locationsMachine))
  return (
    <SignupScreen
      title={t('signup.customerTitle')}
      intro={
        <div className={styles.lead}>
          <h2 className={text.headline}>{t('signup.personal')}</h2>
          <p className={text.body}>{t('signup.customerLead')}</p>
          <p className={text.muted}>{t('signup.requiredNote')}</p>
        </div>
      }
      signup={signup}
      preview={<Reasons who="customer" />}
    >
      <NameField {...form.field('name')} />
      <div className={pair}>
        <LoginEmailField {...form.field('email')} />
        <PhoneField {...form.field('phone')} />
      </div>
      <NewPasswordField
        {...form.field('password')}
        {...strength}
        label={t('fields.password')}
        name="password"
        username={null}
      />
      <PlaceFields form={form} places={places} withCountry disabled={signup.working} />
      <ProfilePictureField {...form.files('picture')} accept={acceptPictures} isSmall />
      <TermsField {...form.field('termsAccepted')} />
    </SignupScreen>
  )
}
