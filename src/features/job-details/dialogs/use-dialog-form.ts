import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { FormEmitted } from '../../../../machines/form/index.ts'
import type { Failure } from '../../../../machines/outcome.ts'
import type { FormSetup } from '../../../actors/forms.ts'
import { formFailureText } from '../../../i18n/failure-text.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { bindForm, type FieldBinding } from '../../../ui/bind-form.ts'
import { useLeaveGuard } from '../../../ui/leave-guard.tsx'

/** A form in a dialog, as its view needs it. */
export type DialogForm<Draft extends object> = {
  readonly isOpen: boolean
  readonly isBusy: boolean
  /** It asks whether to throw away what was typed. */
  readonly isLeaving: boolean
  readonly draft: Draft
  /** Something was typed that is not what the form started from. */
  readonly isDirty: boolean
  /** How often submitting was held up: each new number moves the focus to the first wrong field. */
  readonly refusals: number
  /** Why it was not done, in the words of the reader. */
  readonly problem: string | undefined
  readonly field: <Name extends keyof Draft & string>(name: Name) => FieldBinding<Draft[Name]>
  readonly open: (initial?: Draft) => void
  readonly change: (changes: Partial<Draft>) => void
  readonly submit: () => void
  readonly close: () => void
  readonly keep: () => void
  readonly abandon: () => void
}

export type FormListener = {
  readonly onSaved: () => void
  /** The server said no: the state has moved on, or it is not allowed. */
  readonly onRefused?: (failure: Failure) => void
}

/** Hides the machine of a form behind what a dialog shows and does. */
export function useDialogForm<Draft extends object, Saved extends object>(
  { machine, input }: FormSetup<Draft, never, Saved>,
  { onSaved, onRefused }: FormListener,
): DialogForm<Draft> {
  const { t } = useI18n()
  const actor = useActorRef(machine, { input })
  const state = useSelector(actor, (snapshot) => snapshot)
  const [refusals, setRefusals] = useState(0)

  const hear = useEffectEvent((event: FormEmitted<Saved>) => {
    if (event.type === 'form.saved') onSaved()
    if (event.type === 'form.invalid') setRefusals((count) => count + 1)
    if (event.type === 'form.refused') onRefused?.(event.failure)
  })
  useEffect(() => {
    const heard = actor.on('*', (event) => hear(event))
    return () => heard.unsubscribe()
  }, [actor])

  const isOpen = state.hasTag('open')
  // The browser's own back closes what stands before the screen, which asks where something was typed, and leaves the screen next time.
  useLeaveGuard(isOpen, (leave) => {
    if (actor.getSnapshot().hasTag('open')) actor.send({ type: 'form.closed' })
    else leave()
  })

  const { context } = state
  const wentWrong = state.hasTag('refused') || state.hasTag('failed')
  return {
    isOpen,
    isBusy: state.hasTag('busy'),
    isLeaving: state.matches({ open: 'leaving' }),
    draft: context.draft,
    isDirty: JSON.stringify(context.draft) !== JSON.stringify(context.initial),
    refusals,
    problem: wentWrong && context.failure ? formFailureText(t, context.failure) : undefined,
    field: bindForm<Draft, never>(context, (event) => actor.send(event), t).field,
    open: (initial) => actor.send(initial ? { type: 'form.opened', initial } : { type: 'form.opened' }),
    change: (changes) => actor.send({ type: 'draft.changed', changes }),
    submit: () => actor.send({ type: 'form.submitted' }),
    close: () => actor.send({ type: 'form.closed' }),
    keep: () => actor.send({ type: 'form.kept' }),
    abandon: () => actor.send({ type: 'form.abandoned' }),
  }
}
