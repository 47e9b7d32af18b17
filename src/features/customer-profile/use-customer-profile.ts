import { useMachine } from '@xstate/react'
import { locationsMachine } from '../../actors/places.ts'
import { customerProfileForm } from '../../actors/profile-forms.ts'
import { type CustomerProfile, customerProfileMachine } from '../../actors/profile.ts'
import { useMachineOf, useSetup } from '../../actors/provide.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { faceOf } from '../../ui/face.ts'
import { useRegistration } from '../../ui/forms/use-registration.ts'
import { loaded } from '../../ui/lists/loaded.ts'
import { toast } from '../../ui/toast.ts'

/** The profile of the customer who is in, as it stands on the server. */
export function useCustomerProfile() {
  const { t } = useI18n()
  const [state, send] = useMachine(useMachineOf(customerProfileMachine), { input: { request: null } })
  return faceOf(state, () => send({ type: 'details.retried' }), t)
}

/** The form that edits it; after saving it goes on from there. */
export function useCustomerProfileForm(profile: CustomerProfile) {
  const setup = useSetup((backstage) => customerProfileForm(backstage, profile))
  const [locations, send] = useMachine(useMachineOf(locationsMachine), { input: { request: null } })
  const screen = useRegistration(setup, {
    onSaved: ({ message }, goOn) => {
      toast.success(message)
      goOn()
    },
  })
  return { ...screen, places: loaded(locations, () => send({ type: 'details.retried' })) }
}
