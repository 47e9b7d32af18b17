import { useActorRef, useMachine, useSelector } from '@xstate/react'
import { useState } from 'react'
import { businessDetailsForm } from '../../actors/business-details.ts'
import { isDirty } from '../../actors/forms.ts'
import { categoriesMachine, locationsMachine } from '../../actors/places.ts'
import { type BusinessProfile, businessProfileMachine, takeBusinessOver } from '../../actors/profile.ts'
import { useBackstage, useMachineOf } from '../../actors/provide.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { bindForm } from '../../ui/bind-form.ts'
import { type Face, faceOf } from '../../ui/face.ts'
import { loaded } from '../../ui/loaded.ts'
import { toast } from '../../ui/toast.ts'
import { useFormScreen } from '../../ui/use-form-screen.ts'

/**
 * What the business that is in says of itself, as it stands on the server. What the screen before had loaded is shown until
 * the answer is there.
 */
export function useBusinessDetails(): Face<BusinessProfile> {
  const { t } = useI18n()
  const backstage = useBackstage()
  const [known] = useState(() => takeBusinessOver(backstage))
  const [state, send] = useMachine(useMachineOf(businessProfileMachine), { input: { request: null } })
  const face = faceOf(state, () => send({ type: 'details.retried' }), t)
  return face.face === 'loading' && known !== null ? { face: 'ready', value: known } : face
}

/** The form that edits it; after saving it goes on from there, with documents that failed still in their rows. */
export function useBusinessDetailsForm(profile: BusinessProfile) {
  const { t } = useI18n()
  const backstage = useBackstage()
  const [{ machine, input }] = useState(() =>
    businessDetailsForm(backstage, profile, (number) => t('profile.details.document', { number })),
  )
  const actor = useActorRef(machine, { input })
  const snapshot = useSelector(actor, (current) => current)
  const [locations, sendToLocations] = useMachine(useMachineOf(locationsMachine), { input: { request: null } })
  const [categories, sendToCategories] = useMachine(useMachineOf(categoriesMachine), { input: { request: null } })
  const failed = snapshot.context.files.filter(({ status }) => status === 'failed').length

  const screen = useFormScreen({
    actor,
    snapshot,
    isDirty: isDirty(snapshot.context),
    onSaved: ({ message }) => {
      if (failed > 0) toast.error(t('profile.details.savedWithout', { count: failed }))
      toast.success(message)
      actor.send({ type: 'form.opened' })
    },
  })

  return {
    ...screen,
    form: bindForm(snapshot.context, actor.send, t),
    places: loaded(locations, () => sendToLocations({ type: 'details.retried' })),
    categories: loaded(categories, () => sendToCategories({ type: 'details.retried' })),
  }
}

/** The fields of the form, for its parts. */
export type DetailsForm = ReturnType<typeof useBusinessDetailsForm>['form']
