import { useMachine } from '@xstate/react'
import { useLocation } from 'wouter'
import { customerSignupForm } from '../../actors/customer-signup.ts'
import { locationsMachine } from '../../actors/places.ts'
import { useMachineOf, useSetup } from '../../actors/provide.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../routes.ts'
import { useRegistration } from '../../ui/forms/use-registration.ts'
import { loaded } from '../../ui/lists/loaded.ts'
import { toast } from '../../ui/toast.ts'

/** The registration of a customer: its fields, what they offer, and how sending stands. */
export function useSignupCustomer() {
  const { t } = useI18n()
  const [, navigate] = useLocation()
  const [locations, send] = useMachine(useMachineOf(locationsMachine), { input: { request: null } })
  const screen = useRegistration(useSetup(customerSignupForm), {
    onSaved: ({ message }) => {
      toast.success(message)
      navigate(links.login)
    },
    failed: t('signup.failed'),
  })
  return { ...screen, places: loaded(locations, () => send({ type: 'details.retried' })) }
}
