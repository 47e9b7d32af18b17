import { useActorRef, useSelector } from '@xstate/react'
import { isDirty } from '../../../machines/form/draft.ts'
import type { createForm, FormInput } from '../../../machines/form/index.ts'
import { failureText } from '../../i18n/failure-text.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { bindFields, problemOf } from './bind-form.ts'
import { useFailureToast, useFormNews, type FormListener } from './use-form-news.ts'

/** A form on real parts. */
export type FormSetup<Draft extends object, Saved extends object> = {
  readonly machine: ReturnType<typeof createForm<Draft, Saved>>
  readonly input: FormInput<Draft>
}

/** A form without files that fills a screen: its fields, how sending stands, and the running chart for what is particular to it. */
export function useForm<Draft extends object, Saved extends object>(
  { machine, input }: FormSetup<Draft, Saved>,
  { onSaved, failed }: FormListener<Saved>,
) {
  const { t } = useI18n()
  const actor = useActorRef(machine, { input })
  const snapshot = useSelector(actor, (current) => current)
  const say = useFailureToast(failed)
  const refusals = useFormNews(actor, {
    onSaved: (saved) => onSaved(saved, () => actor.send({ type: 'form.opened' })),
    onRefused: say,
    onFailed: say,
  })
  return {
    actor,
    snapshot,
    form: bindFields<Draft>(snapshot.context, actor.send, t),
    isDirty: isDirty(snapshot.context),
    working: snapshot.hasTag('busy'),
    error: problemOf(snapshot, (failure) => failureText(t, failure, 'form', failed)),
    refusals,
    submit: () => actor.send({ type: 'form.submitted' }),
  }
}
