import { useEffect, useEffectEvent } from 'react'
import { loginForm } from '../../actors/login.ts'
import { useEnvironment, useSetup } from '../../actors/provide.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useForm } from '../../ui/forms/use-form.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { useSession } from './use-session.ts'

/** The login form. The router leads on once somebody is logged in. */
export function useLogin() {
  const { t } = useI18n()
  const environment = useEnvironment()
  const { isExpired } = useSession()
  const { actor, ...screen } = useForm(useSetup(loginForm), { onSaved: () => {}, failed: t('auth.login.failed') })

  // The screen is gone before the form reports success, so the session, which knows at once, does it.
  const welcome = useEffectEvent(() => {
    if (actor.getSnapshot().hasTag('busy')) toast.success(t('auth.login.success'), 'brief')
  })
  useEffect(() => {
    const subscription = environment.session.on('session.started', () => welcome())
    return () => subscription.unsubscribe()
  }, [environment])

  return { ...screen, isExpired }
}
