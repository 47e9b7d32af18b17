import { useActorRef, useMachine, useSelector } from '@xstate/react'
import { useState } from 'react'
import { isDirty } from '../../actors/forms.ts'
import { businessProfileForm } from '../../actors/profile-forms.ts'
import { type BusinessProfile, businessProfileMachine } from '../../actors/profile.ts'
import { useBackstage, useMachineOf } from '../../actors/provide.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { bindForm } from '../../ui/bind-form.ts'
import { faceOf } from '../../ui/face.ts'
import { toast } from '../../ui/toast.ts'
import { useFormScreen } from '../../ui/use-form-screen.ts'

/** The person behind the business that is in, as it stands on the server. */
export function useBusinessProfile() {
  const { t } = useI18n()
  const [state, send] = useMachine(useMachineOf(businessProfileMachine), { input: { request: null } })
  return faceOf(state, () => send({ type: 'details.retried' }), t)
}

/** The form that edits it; after saving it goes on from there. */
export function useBusinessProfileForm(profile: BusinessProfile) {
  const { t } = useI18n()
  const backstage = useBackstage()
  const [{ machine, input }] = useState(() => businessProfileForm(backstage, profile))
  const actor = useActorRef(machine, { input })
  const snapshot = useSelector(actor, (current) => current)
  const screen = useFormScreen({
    actor,
    snapshot,
    isDirty: isDirty(snapshot.context),
    onSaved: ({ message }) => {
      toast.success(message)
      actor.send({ type: 'form.opened' })
    },
  })
  return { ...screen, form: bindForm(snapshot.context, actor.send, t) }
}
