import { useMachine } from '@xstate/react'
import { businessDetailsForm } from '../../actors/business-details.ts'
import { categoriesMachine, locationsMachine } from '../../actors/places.ts'
import { type BusinessProfile, businessProfileMachine, takeBusinessOver } from '../../actors/profile.ts'
import { useMachineOf, useSetup } from '../../actors/provide.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { type Face, faceOf } from '../../ui/face.ts'
import { useRegistration } from '../../ui/forms/use-registration.ts'
import { loaded } from '../../ui/lists/loaded.ts'
import { toast } from '../../ui/toast.ts'

/**
 * What the business that is in says of itself, as it stands on the server. What the screen before had loaded is shown until
 * the answer is there.
 */
export function useBusinessDetails(): Face<BusinessProfile> {
  const { t } = useI18n()
  const known = useSetup(takeBusinessOver)
  const [state, send] = useMachine(useMachineOf(businessProfileMachine), { input: { request: null } })
  const face = faceOf(state, () => send({ type: 'details.retried' }), t)
  return face.face === 'loading' && known !== null ? { face: 'ready', value: known } : face
}

/** The form that edits it; after saving it goes on from there, with documents that failed still in their rows. */
export function useBusinessDetailsForm(profile: BusinessProfile) {
  const { t } = useI18n()
  const setup = useSetup((backstage) =>
    businessDetailsForm(backstage, profile, (number) => t('profile.details.document', { number })),
  )
  const [locations, sendToLocations] = useMachine(useMachineOf(locationsMachine), { input: { request: null } })
  const [categories, sendToCategories] = useMachine(useMachineOf(categoriesMachine), { input: { request: null } })

  const screen = useRegistration(setup, {
    onSaved: ({ message }, goOn) => {
      if (screen.lost > 0) toast.error(t('profile.details.savedWithout', { count: screen.lost }))
      toast.success(message)
      goOn()
    },
  })

  return {
    ...screen,
    places: loaded(locations, () => sendToLocations({ type: 'details.retried' })),
    categories: loaded(categories, () => sendToCategories({ type: 'details.retried' })),
  }
}

/** The fields of the form, for its parts. */
export type DetailsForm = ReturnType<typeof useBusinessDetailsForm>['form']
