import { useLocation } from 'wouter'
import type { Environment } from '../../actors/environment.ts'
import { usePasswordStrength } from '../../actors/password-strength.ts'
import { useSetup } from '../../actors/provide.ts'
import type { Acknowledged } from '../../actors/profile.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../routes.ts'
import { useRegistration, type RegistrationSetup } from '../../ui/forms/use-registration.ts'
import { toast } from '../../ui/toasts/toast.ts'

type NewAccount = { readonly name: string; readonly email: string; readonly password: string }

/** Signing up: the fields and the state of sending. Once the account exists, it leads on: to the login, or to the mail. */
export function useSignup<Draft extends NewAccount, Slot extends string>(
  make: (environment: Environment) => RegistrationSetup<Draft, Slot, Acknowledged>,
  onward: typeof links.login | typeof links.verifyEmail,
) {
  const { t } = useI18n()
  const [, navigate] = useLocation()
  const screen = useRegistration(useSetup(make), {
    onSaved: ({ message }) => {
      // Documents that failed do not stop the sign-up; the reader is told once the account exists.
      if (screen.lost > 0) toast.error(t('signup.signedUpWithout', { count: screen.lost }))
      // The screen about the mail says it all by itself.
      if (onward === links.login) toast.success(message)
      navigate(onward, { state: { email: screen.form.draft.email.trim() } })
    },
    failed: t('signup.failed'),
  })
  const { name, email, password } = screen.form.draft
  return { ...screen, strength: usePasswordStrength(password, name, email) }
}

/** What the frame around the fields needs to know. */
export type Signup = Omit<ReturnType<typeof useSignup>, 'form' | 'strength'>
