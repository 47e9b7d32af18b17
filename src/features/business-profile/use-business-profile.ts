import { useMachine } from '@xstate/react'
import { businessProfileForm } from '../../actors/profile-forms.ts'
import { type BusinessProfile, businessProfileMachine } from '../../actors/profile.ts'
import { useMachineOf, useSetup } from '../../actors/provide.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { faceOf } from '../../ui/face.ts'
import { useRegistration } from '../../ui/forms/use-registration.ts'
import { toast } from '../../ui/toast.ts'

/** The person behind the business that is in, as it stands on the server. */
export function useBusinessProfile() {
  const { t } = useI18n()
  const [state, send] = useMachine(useMachineOf(businessProfileMachine), { input: { request: null } })
  return faceOf(state, () => send({ type: 'details.retried' }), t)
}

/** The form that edits it; after saving it goes on from there. */
export function useBusinessProfileForm(profile: BusinessProfile) {
  return useRegistration(
    useSetup((backstage) => businessProfileForm(backstage, profile)),
    {
      onSaved: ({ message }, goOn) => {
        toast.success(message)
        goOn()
      },
    },
  )
}
