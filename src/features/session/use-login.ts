import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { loginForm } from '../../actors/login.ts'
import { useBackstage } from '../../actors/provide.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { bindForm } from '../../ui/bind-form.ts'
import { formState } from '../../ui/form-state.ts'
import { toast } from '../../ui/toast.ts'
import { useFormNews } from '../../ui/use-form-news.ts'
import { useSession } from './use-session.ts'

/** The login form. Where it leads afterwards is for the router to say, which sees that somebody is in. */
export function useLogin() {
  const { t } = useI18n()
  const backstage = useBackstage()
  const { isExpired } = useSession()
  const [{ machine, input }] = useState(() => loginForm(backstage))
  const actor = useActorRef(machine, { input })
  const snapshot = useSelector(actor, (current) => current)
  const failed = t('auth.login.failed')
  const refusals = useFormNews(actor, () => {}, failed)

  // This screen is gone before the form hears of its success; the session tells it at once.
  const welcome = useEffectEvent(() => {
    if (actor.getSnapshot().hasTag('busy')) toast.success(t('auth.login.success'))
  })
  useEffect(() => {
    const subscription = backstage.session.on('session.started', () => welcome())
    return () => subscription.unsubscribe()
  }, [backstage])

  return {
    form: bindForm(snapshot.context, actor.send, t),
    state: formState(snapshot, t, failed),
    isExpired,
    refusals,
    submit: () => actor.send({ type: 'form.submitted' }),
  }
}
