import { useActorRef, useMachine, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { isDirty } from '../../actors/forms.ts'
import { categoriesMachine, locationsMachine } from '../../actors/places.ts'
import { postJobForm, withCategory } from '../../actors/post-job.ts'
import { useBackstage, useMachineOf } from '../../actors/provide.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../routes.ts'
import { bindForm } from '../../ui/bind-form.ts'
import { loaded } from '../../ui/loaded.ts'
import { countryIn } from '../../ui/place-fields.tsx'
import { toast } from '../../ui/toast.ts'
import { useFormScreen } from '../../ui/use-form-screen.ts'

/** The form that posts a job: its fields, what they offer, and how sending stands. */
export function usePostJob() {
  const { t } = useI18n()
  const [, navigate] = useLocation()
  const [search] = useSearchParams()
  const backstage = useBackstage()
  const [{ machine, input }] = useState(() => postJobForm(backstage, search.get('again')))
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

  const screen = useFormScreen({
    actor,
    snapshot,
    isDirty: isDirty(snapshot.context),
    onSaved: ({ message }) => {
      toast.success(message)
      navigate(links.dashboard)
    },
  })

  return {
    ...screen,
    form: bindForm(snapshot.context, actor.send, t),
    places,
    categories: loaded(categories, () => sendToCategories({ type: 'details.retried' })),
    chooseCategory: (category: string) =>
      actor.send({ type: 'draft.changed', changes: withCategory(snapshot.context.draft, category, t.category) }),
  }
}
