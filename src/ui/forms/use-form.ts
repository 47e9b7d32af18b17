import { useActorRef, useSelector } from '@xstate/react'
import {
  isDirty,
  type FormContext,
  type FormEvent,
  type FormInput,
  type FormTag,
  type FormEmitted,
} from '../../../machines/draft.ts'
import type { createForm } from '../../../machines/form.ts'
import type { Failure } from '../../../machines/outcome.ts'
import { failureText } from '../../i18n/failure-text.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { bindFields, problemOf } from './bind-form.ts'
import { useProof } from './use-proof.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { toast } from '../toasts/toast.ts'

/** A form chart with real actors, and its input. */
export type FormSetup<Draft extends object, Saved extends object> = {
  readonly machine: ReturnType<typeof createForm<Draft, Saved>>
  readonly input: FormInput<Draft>
}

/** The running chart of a form, bid or registration, as far as filling in and sending go. */
export type RunningForm<Draft extends object, Saved> = {
  readonly actor: FormEmitter<Saved> & { readonly send: (event: FormEvent<Draft>) => void }
  readonly snapshot: {
    readonly context: Pick<FormContext<Draft, Saved>, 'draft' | 'errors' | 'failure'>
    readonly hasTag: (tag: FormTag) => boolean
  }
}

type Reopened = { readonly actor: { readonly send: (event: { readonly type: 'form.opened' }) => void } }

export type FormListener<Saved> = {
  /** Called once it is saved; `goOn` reopens the form with what was sent. */
  readonly onSaved: (saved: Saved, goOn: () => void) => void
  /** Called after a failure or refusal. The form already shows the reason. */
  readonly onFailed?: (failure: Failure) => void
  /** What failed, said before a reason that does not mention it. */
  readonly failed?: string
}

/** The fields of a form that fills a screen, and the state of sending. */
export function useSending<Draft extends object, Saved>(
  { actor, snapshot }: RunningForm<Draft, Saved> & Reopened,
  { onSaved, onFailed, failed }: FormListener<Saved>,
) {
  const { t } = useI18n()
  // The form shows why it failed or was refused, so no toast has to say it.
  const refusals = useFormEvents(actor, {
    onSaved: (saved) => onSaved(saved, () => actor.send({ type: 'form.opened' })),
    ...(onFailed && { onRefused: onFailed, onFailed }),
  })
  const submit = () => actor.send({ type: 'form.submitted' })
  return {
    form: bindFields<Draft>(snapshot.context, actor.send, t),
    working: snapshot.hasTag('busy'),
    error: problemOf(snapshot, (failure) => failureText(t, failure, 'form', failed)),
    refusals,
    submit,
    proof: useProof(snapshot, submit),
  }
}

/** A form without files that fills a screen, and its running chart for anything special. */
export function useForm<Draft extends object, Saved extends object>(
  { machine, input }: FormSetup<Draft, Saved>,
  listener: FormListener<Saved>,
) {
  const actor = useActorRef(machine, { input })
  const snapshot = useSelector(actor, (current) => current)
  const sending = useSending<Draft, Saved>({ actor, snapshot }, listener)
  return { ...sending, actor, snapshot, isDirty: isDirty(snapshot.context) }
}

/** A running form chart, which emits what happens to it. */
export type FormEmitter<Saved> = {
  readonly on: (type: '*', handle: (event: FormEmitted<Saved>) => void) => { readonly unsubscribe: () => void }
}

type FormHandlers<Saved> = {
  readonly onSaved: (saved: Saved) => void
  /** The server refused: the state has changed, or it is not allowed. */
  readonly onRefused?: (failure: Failure) => void
  readonly onFailed?: (failure: Failure) => void
}

/** Handles a form's emitted events. Returns how often a submit was stopped by wrong fields, for `<Form refusals>`. */
export function useFormEvents<Saved>(form: FormEmitter<Saved>, handlers: FormHandlers<Saved>): number {
  const { t } = useI18n()
  const [refusals, setRefusals] = useState(0)

  const handle = useEffectEvent((event: FormEmitted<Saved>) => {
    switch (event.type) {
      case 'form.saved':
        return handlers.onSaved(event.saved)
      case 'form.invalid':
        return setRefusals((count) => count + 1)
      case 'form.refused':
        return handlers.onRefused?.(event.failure)
      case 'form.failed':
        return handlers.onFailed?.(event.failure)
      case 'files.refused':
        toast.error(t.code(event.code))
    }
  })

  useEffect(() => {
    const subscription = form.on('*', (event) => handle(event))
    return () => subscription.unsubscribe()
  }, [form])

  return refusals
}

/** Explains a failure in a toast, except an expired session, which the login screen explains. */
export function useFailureToast(failed?: string, tried: 'form' | 'load' = 'form'): (failure: Failure) => void {
  const { t } = useI18n()
  return (failure) => {
    if (failure.type !== 'unauthorized') toast.error(failureText(t, failure, tried, failed))
  }
}
