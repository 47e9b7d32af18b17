import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { forgotPasswordForm, resetPasswordForm } from '../../actors/passwords.ts'
import { useBackstage } from '../../actors/provide.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { bindForm } from '../../ui/bind-form.ts'
import { toast } from '../../ui/toast.ts'
import { useFormScreen } from '../../ui/use-form-screen.ts'

/** The form that asks for a link; `sent` is what the server said once it is on its way. */
export function useForgotPassword() {
  const { t } = useI18n()
  const backstage = useBackstage()
  const [{ machine, input }] = useState(() => forgotPasswordForm(backstage))
  const actor = useActorRef(machine, { input })
  const snapshot = useSelector(actor, (current) => current)
  const screen = useFormScreen({
    actor,
    snapshot,
    isDirty: false,
    onSaved: ({ message }) => toast.success(message),
    failed: t('account.forgot.failed'),
  })
  return {
    ...screen,
    form: bindForm(snapshot.context, actor.send, t),
    sent: snapshot.matches('saved') ? snapshot.context.saved : null,
    again: () => actor.send({ type: 'form.opened' }),
  }
}

/** The form that sets a new password by a mailed link. */
export function useResetPassword(token: string) {
  const { t } = useI18n()
  const backstage = useBackstage()
  const [{ machine, input }] = useState(() => resetPasswordForm(backstage, token))
  const actor = useActorRef(machine, { input })
  const snapshot = useSelector(actor, (current) => current)
  const screen = useFormScreen({
    actor,
    snapshot,
    isDirty: false,
    onSaved: ({ message }) => toast.success(message),
    failed: t('account.password.failed'),
  })
  const { failure } = snapshot.context
  return {
    ...screen,
    form: bindForm(snapshot.context, actor.send, t),
    isDone: snapshot.matches('saved'),
    /** A link that was used, is too old or was cut short: only a new one helps. What is wrong with the password is told at it. */
    isBroken: snapshot.hasTag('refused') && (failure?.type === 'conflict' || failure?.type === 'invalid'),
  }
}
