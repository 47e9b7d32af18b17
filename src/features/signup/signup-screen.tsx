import type { ReactElement } from 'react'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import type { FieldBinding } from '../../ui/forms/bind-form.ts'
import type { Elements } from '../../ui/elements.ts'
import { Checkbox } from '../../ui/forms/field.tsx'
import { PageForm } from '../../ui/forms/page-form.tsx'
import { WithPreview } from '../../ui/forms/with-preview.tsx'
import { Screen } from '../../ui/screen.tsx'
import { OutsideLink, TextLink } from '../../ui/link.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import * as styles from './signup-screen.css.ts'
import { useLocation } from 'wouter'
import type { SignedUp } from '../../actors/signup.ts'
import type { Environment } from '../../actors/environment.ts'
import { usePasswordStrength } from '../../actors/password-strength.ts'
import { useEnvironment, useSetup } from '../../actors/environment-context.ts'
import { useRegistration, type RegistrationSetup } from '../../ui/forms/use-registration.ts'
import { toast } from '../../ui/toasts/toast.ts'

type SignupScreenProps = {
  readonly title: string
  /** What is above the form. */
  readonly intro: Elements
  /** The verb on the button; by default it signs up. */
  readonly submit?: string
  readonly signup: Signup
  /** What is beside the form: what others will see of the account, and who; or why one signs up. */
  readonly preview: ReactElement
  readonly seenBy?: string | undefined
  readonly children: Elements
}

/** The frame of both registrations: introduction, form, and a link to the login. */
export function SignupScreen({ title, intro, signup, submit, preview, seenBy, children }: SignupScreenProps) {
  const { t } = useI18n()
  const { waitingFor, step } = signup
  const onBack = step === null || step === 'you' ? null : signup.leaveStep
  return (
    // While it is being sent the arrow asks whether to leave, as on the first step.
    <Screen title={title} back={links.registration} onBack={signup.working ? null : onBack} docked>
      <WithPreview intro={intro} title={seenBy} preview={preview}>
        <PageForm
          label={title}
          submit={submit ?? t('signup.submit')}
          progress={waitingFor > 0 ? t('fields.waiting', { count: waitingFor }) : t('signup.submitting')}
          docked={{ onBack }}
          state={signup}
        >
          {children}
          <LoginLink />
        </PageForm>
      </WithPreview>
    </Screen>
  )
}

function LoginLink() {
  const { t } = useI18n()
  return (
    <p className={styles.login}>
      <span>{`${t('auth.registration.haveAccount')} `}</span>
      <TextLink alone href={links.login}>
        {t('auth.registration.login')}
      </TextLink>
    </p>
  )
}

/** The terms, which have to be agreed to. */
export function TermsField(field: FieldBinding<boolean>) {
  const { t, language } = useI18n()
  return (
    <Checkbox
      {...field}
      name="terms"
      label={
        <>
          <span>{`${t('signup.terms')} `}</span>
          <OutsideLink href={links.terms(language)}>
            <span>{t('signup.termsLink')}</span>
            <VisuallyHidden>{` (${t('signup.newTab')})`}</VisuallyHidden>
          </OutsideLink>
        </>
      }
    />
  )
}

type NewAccount = { readonly name: string; readonly email: string; readonly password: string }

/** Signing up: the fields and the state of sending. Once the account exists one is logged in, and `/` leads on. */
export function useSignup<Draft extends NewAccount, Slot extends string>(
  make: (environment: Environment) => RegistrationSetup<Draft, Slot, SignedUp>,
) {
  const { t } = useI18n()
  const [, navigate] = useLocation()
  const { begin } = useEnvironment()
  const screen = useRegistration(useSetup(make), {
    onSaved: ({ message, session }) => {
      // Failed documents do not stop the sign-up. A toast reports them once the account exists.
      if (screen.lost > 0) toast.error(t('signup.signedUpWithout', { count: screen.lost }))
      toast.success(message)
      // A server that opens no session has one log in there.
      navigate(links.login, { replace: true, state: { email: screen.form.draft.email.trim() } })
      if (session !== null) begin(session)
    },
    failed: t('signup.failed'),
  })
  const { name, email, password } = screen.form.draft
  return { ...screen, strength: usePasswordStrength(password, name, email) }
}

/** What the frame around the fields needs to know. */
export type Signup = Omit<ReturnType<typeof useSignup>, 'form' | 'strength'>
