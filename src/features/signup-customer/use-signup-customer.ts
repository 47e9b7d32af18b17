import { useActorRef, useMachine, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { customerSignupForm } from '../../actors/customer-signup.ts'
import { isDirty } from '../../actors/forms.ts'
import { locationsMachine } from '../../actors/places.ts'
import { useBackstage, useMachineOf } from '../../actors/provide.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../routes.ts'
import { bindForm } from '../../ui/bind-form.ts'
import { loaded } from '../../ui/loaded.ts'
import { countryIn } from '../../ui/place-fields.tsx'
import { toast } from '../../ui/toast.ts'
import { useFormScreen } from '../../ui/use-form-screen.ts'

/** The registration of a customer: its fields, what they offer, and how sending stands. */
export function useSignupCustomer() {
  const { t } = useI18n()
  const [, navigate] = useLocation()
  const backstage = useBackstage()
  const [{ machine, input }] = useState(() => customerSignupForm(backstage))
  const actor = useActorRef(machine, { input })
  const snapshot = useSelector(actor, (current) => current)
  const [locations, sendToLocations] = useMachine(useMachineOf(locationsMachine), { input: { request: null } })
  const places = loaded(locations, () => sendToLocations({ type: 'details.retried' }))

  const { country } = snapshot.context.draft
  const known = places.status === 'ready' ? countryIn(places.value, country) : country
  useEffect(() => {
    if (known !== country) actor.send({ type: 'draft.changed', changes: { country: known, state: '', city: '' } })
  }, [actor, known, country])

  const screen = useFormScreen({
    actor,
    snapshot,
    isDirty: isDirty(snapshot.context),
    onSaved: ({ message }) => {
      toast.success(message)
      navigate(links.login)
    },
    failed: t('signup.failed'),
  })

  return {
    ...screen,
    form: bindForm(snapshot.context, actor.send, t),
    places,
  }
}
