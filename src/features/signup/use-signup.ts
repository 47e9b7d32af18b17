import { useLocation } from 'wouter'
import type { SignedUp } from '../../actors/customer-signup.ts'
import type { Environment } from '../../actors/environment.ts'
import { usePasswordStrength } from '../../actors/password-strength.ts'
import { useEnvironment, useSetup } from '../../actors/environment-context.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { useRegistration, type RegistrationSetup } from '../../ui/forms/use-registration.ts'
import { toast } from '../../ui/toasts/toast.ts'

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
      // Documents that failed do not stop the sign-up; the reader is told once the account exists.
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
