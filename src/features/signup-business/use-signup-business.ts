import { useMachine } from '@xstate/react'
import { useLocation } from 'wouter'
import { businessSignupForm } from '../../actors/business-signup.ts'
import { categoriesMachine, locationsMachine } from '../../actors/places.ts'
import { useMachineOf, useSetup } from '../../actors/provide.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../routes.ts'
import { useRegistration } from '../../ui/forms/use-registration.ts'
import { loaded } from '../../ui/lists/loaded.ts'
import { toast } from '../../ui/toast.ts'

/** The registration of a business: its fields, what they offer, and how sending stands. */
export function useSignupBusiness() {
  const { t } = useI18n()
  const [, navigate] = useLocation()
  const [locations, sendToLocations] = useMachine(useMachineOf(locationsMachine), { input: { request: null } })
  const [categories, sendToCategories] = useMachine(useMachineOf(categoriesMachine), { input: { request: null } })
  const screen = useRegistration(useSetup(businessSignupForm), {
    onSaved: ({ message }) => {
      // Documents that failed are left out rather than holding everything up; that is said once the account is there.
      if (screen.lost > 0) toast.error(t('signup.signedUpWithout', { count: screen.lost }))
      toast.success(message)
      navigate(links.login)
    },
    failed: t('signup.failed'),
  })
  return {
    ...screen,
    places: loaded(locations, () => sendToLocations({ type: 'details.retried' })),
    categories: loaded(categories, () => sendToCategories({ type: 'details.retried' })),
  }
}

/** The fields of the form, for its parts. */
export type BusinessForm = ReturnType<typeof useSignupBusiness>['form']
