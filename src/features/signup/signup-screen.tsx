import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import type { FieldBinding } from '../../ui/forms/bind-form.ts'
import type { Elements } from '../../ui/elements.ts'
import { Checkbox } from '../../ui/forms/field.tsx'
import { PageForm } from '../../ui/forms/page-form.tsx'
import { Screen } from '../../ui/screen.tsx'
import { OutsideLink, TextLink } from '../../ui/link.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import * as text from '../../ui/theme/text.css.ts'
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
  readonly lead: string
  readonly signup: Signup
  readonly terms: FieldBinding<boolean>
  readonly children: Elements
}

/** The frame of both registrations: introduction, form with the terms at its end, and a link to the login. */
export function SignupScreen({ title, lead, signup, terms, children }: SignupScreenProps) {
  const { t, language } = useI18n()
  const { waitingFor } = signup
  return (
    <Screen title={title} back={links.registration} room="form">
      <div className={styles.lead}>
        <p className={text.body}>{lead}</p>
        <p className={text.muted}>{t('signup.requiredNote')}</p>
      </div>
      <PageForm
        label={title}
        submit={t('signup.submit')}
        progress={waitingFor > 0 ? t('fields.waiting', { count: waitingFor }) : t('signup.submitting')}
        state={signup}
      >
        {children}
        <Checkbox
          {...terms}
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
      </PageForm>
      <p className={styles.login}>
        <span>{`${t('auth.registration.haveAccount')} `}</span>
        <TextLink alone href={links.login}>
          {t('auth.registration.login')}
        </TextLink>
      </p>
    </Screen>
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
