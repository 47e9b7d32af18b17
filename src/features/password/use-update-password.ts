import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { isDirty } from '../../actors/forms.ts'
import { updatePasswordForm } from '../../actors/passwords.ts'
import { useBackstage, useSignedIn } from '../../actors/provide.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../routes.ts'
import { bindForm } from '../../ui/bind-form.ts'
import { toast } from '../../ui/toast.ts'
import { useFormScreen } from '../../ui/use-form-screen.ts'

/** The form that changes a password; it leads back to the profile. */
export function useUpdatePassword() {
  const { t } = useI18n()
  const [, navigate] = useLocation()
  const backstage = useBackstage()
  const { userType } = useSignedIn()
  const back = userType === 'customer' ? links.profile : links.profileBusiness
  const [{ machine, input }] = useState(() => updatePasswordForm(backstage))
  const actor = useActorRef(machine, { input })
  const snapshot = useSelector(actor, (current) => current)
  const screen = useFormScreen({
    actor,
    snapshot,
    isDirty: isDirty(snapshot.context),
    onSaved: ({ message }) => {
      toast.success(message)
      navigate(back)
    },
    failed: t('account.password.failed'),
  })
  return { ...screen, back, form: bindForm(snapshot.context, actor.send, t) }
}
