import { useLocation } from 'wouter'
import type { Environment } from '../../actors/environment.ts'
import { useSetup } from '../../actors/provide.ts'
import type { Acknowledged } from '../../actors/profile.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../routes.ts'
import { useRegistration, type RegistrationSetup } from '../../ui/forms/use-registration.ts'
import { toast } from '../../ui/toasts/toast.ts'

/** Signing up: the fields of the form, and how sending stands. An account that is there leads to the login. */
export function useSignup<Draft extends object, Slot extends string>(
  make: (environment: Environment) => RegistrationSetup<Draft, Slot, Acknowledged>,
) {
  const { t } = useI18n()
  const [, navigate] = useLocation()
  const screen = useRegistration(useSetup(make), {
    onSaved: ({ message }) => {
      // Documents that failed are left out rather than holding everything up; that is said once the account is there.
      if (screen.lost > 0) toast.error(t('signup.signedUpWithout', { count: screen.lost }))
      toast.success(message)
      navigate(links.login)
    },
    failed: t('signup.failed'),
  })
  return screen
}

/** How signing up stands, for the frame around its fields. */
export type Signup = Omit<ReturnType<typeof useSignup>, 'form'>
