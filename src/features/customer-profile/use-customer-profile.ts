import { useActorRef, useMachine, useSelector } from '@xstate/react'
import { useState } from 'react'
import { isDirty } from '../../actors/forms.ts'
import { locationsMachine } from '../../actors/places.ts'
import { customerProfileForm } from '../../actors/profile-forms.ts'
import { type CustomerProfile, customerProfileMachine } from '../../actors/profile.ts'
import { useBackstage, useMachineOf } from '../../actors/provide.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { bindForm } from '../../ui/bind-form.ts'
import { faceOf } from '../../ui/face.ts'
import { loaded } from '../../ui/loaded.ts'
import { firstPlaceIn, type Place } from '../../ui/place-fields.tsx'
import { toast } from '../../ui/toast.ts'
import { useFormScreen } from '../../ui/use-form-screen.ts'

/** The profile of the customer who is in, as it stands on the server. */
export function useCustomerProfile() {
  const { t } = useI18n()
  const [state, send] = useMachine(useMachineOf(customerProfileMachine), { input: { request: null } })
  return faceOf(state, () => send({ type: 'details.retried' }), t)
}

/** The form that edits it; after saving it goes on from there. */
export function useCustomerProfileForm(profile: CustomerProfile) {
  const { t } = useI18n()
  const backstage = useBackstage()
  const [{ machine, input }] = useState(() => customerProfileForm(backstage, profile))
  const actor = useActorRef(machine, { input })
  const snapshot = useSelector(actor, (current) => current)
  const [locations, sendToLocations] = useMachine(useMachineOf(locationsMachine), { input: { request: null } })
  const places = loaded(locations, () => sendToLocations({ type: 'details.retried' }))

  const screen = useFormScreen({
    actor,
    snapshot,
    isDirty: isDirty(snapshot.context),
    onSaved: ({ message }) => {
      toast.success(message)
      actor.send({ type: 'form.opened' })
    },
  })

  return {
    ...screen,
    form: bindForm(snapshot.context, actor.send, t),
    places,
    /** Another country starts with its first state and city. */
    changePlace: (changes: Partial<Place>) => {
      const { country } = changes
      const isMoved = country !== undefined && places.status === 'ready'
      actor.send({ type: 'draft.changed', changes: isMoved ? firstPlaceIn(places.value, country) : changes })
    },
  }
}
