import { useEffect, useEffectEvent } from 'react'
import { useEnvironment, useSetup } from '../../actors/environment-context.ts'
import { loginCodeForm } from '../../actors/login.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useForm } from '../../ui/forms/use-form.ts'
import { toast } from '../../ui/toasts/toast.ts'

/** The form that asks for the code of a login. The router leads on once somebody is logged in. */
export function useLoginCode() {
  const { t } = useI18n()
  const { session } = useEnvironment()
  const { actor, ...screen } = useForm(useSetup(loginCodeForm), {
    onSaved: () => undefined,
    failed: t('auth.login.failed'),
  })
  // The screen is gone before the form reports success, so the session, which knows at once, does it.
  const welcome = useEffectEvent(() => {
    if (actor.getSnapshot().hasTag('busy')) toast.success(t('auth.login.success'))
  })
  useEffect(() => {
    const subscription = session.on('session.started', () => welcome())
    return () => subscription.unsubscribe()
  }, [session])
  return screen
}
