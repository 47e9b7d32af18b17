import { useActorRef, useMachine, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { businessSignupForm } from '../../actors/business-signup.ts'
import { isDirty } from '../../actors/forms.ts'
import { categoriesMachine, locationsMachine } from '../../actors/places.ts'
import { useBackstage, useMachineOf } from '../../actors/provide.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../routes.ts'
import { bindForm } from '../../ui/bind-form.ts'
import { loaded } from '../../ui/loaded.ts'
import { countryIn } from '../../ui/place-fields.tsx'
import { toast } from '../../ui/toast.ts'
import { useFormScreen } from '../../ui/use-form-screen.ts'

/** The registration of a business: its fields, what they offer, and how sending stands. */
export function useSignupBusiness() {
  const { t } = useI18n()
  const [, navigate] = useLocation()
  const backstage = useBackstage()
  const [{ machine, input }] = useState(() => businessSignupForm(backstage))
  const actor = useActorRef(machine, { input })
  const snapshot = useSelector(actor, (current) => current)
  const [locations, sendToLocations] = useMachine(useMachineOf(locationsMachine), { input: { request: null } })
  const [categories, sendToCategories] = useMachine(useMachineOf(categoriesMachine), { input: { request: null } })
  const places = loaded(locations, () => sendToLocations({ type: 'details.retried' }))

  const { country } = snapshot.context.draft
  const known = places.status === 'ready' ? countryIn(places.value, country) : country
  useEffect(() => {
    if (known !== country) actor.send({ type: 'draft.changed', changes: { country: known, state: '', city: '' } })
  }, [actor, known, country])

  // Documents that failed are left out rather than holding everything up; that is said once the account is there.
  const leftOut = snapshot.context.files.filter(({ status }) => status === 'failed').length

  const screen = useFormScreen({
    actor,
    snapshot,
    isDirty: isDirty(snapshot.context),
    onSaved: ({ message }) => {
      if (leftOut > 0) toast.error(t('signup.signedUpWithout', { count: leftOut }))
      toast.success(message)
      navigate(links.login)
    },
    failed: t('signup.failed'),
  })

  return {
    ...screen,
    form: bindForm(snapshot.context, actor.send, t),
    places,
    categories: loaded(categories, () => sendToCategories({ type: 'details.retried' })),
  }
}

/** The fields of the form, for its parts. */
export type BusinessForm = ReturnType<typeof useSignupBusiness>['form']

/** What its files may do while it is being sent. */
export type FilesSending = { readonly disabled: boolean; readonly fixed: boolean }
