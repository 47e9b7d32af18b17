import { useEffect, useEffectEvent } from 'react'
import { loginForm } from '../../actors/login.ts'
import { useEnvironment, useSetup } from '../../actors/provide.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useForm } from '../../ui/forms/use-form.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { useSession } from './use-session.ts'

/** The login form. Where it leads afterwards is for the router to say, which sees that somebody is in. */
export function useLogin() {
  const { t } = useI18n()
  const environment = useEnvironment()
  const { isExpired } = useSession()
  const { actor, ...screen } = useForm(useSetup(loginForm), { onSaved: () => {}, failed: t('auth.login.failed') })

  // This screen is gone before the form hears of its success; the session tells it at once.
  const welcome = useEffectEvent(() => {
    if (actor.getSnapshot().hasTag('busy')) toast.success(t('auth.login.success'))
  })
  useEffect(() => {
    const subscription = environment.session.on('session.started', () => welcome())
    return () => subscription.unsubscribe()
  }, [environment])

  return { ...screen, isExpired }
}
