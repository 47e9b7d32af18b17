import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { failureText } from '../../i18n/failure-text.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useLeaveGuard } from './leave-guard.tsx'
import { bindFields, problemOf, type Fields } from './bind-form.ts'
import type { FormSetup, RunningForm } from './use-form.ts'
import { useFormEvents } from './use-form-events.ts'

/** What a dialog is about, as it stands this very moment. */
type OpenOrNot = { readonly getSnapshot: () => { readonly hasTag: (tag: 'open') => boolean } }

type RunningDialog = {
  readonly actor: OpenOrNot
  readonly snapshot: { readonly matches: (state: 'leaving') => boolean }
}

/** A form in a dialog, as its view needs it. */
export type DialogForm<Draft extends object> = Pick<Fields<Draft>, 'field'> & {
  readonly isOpen: boolean
  readonly isBusy: boolean
  /** It asks whether to throw away what was typed. */
  readonly isLeaving: boolean
  /** How often submitting was held up: each new number moves the focus to the first wrong field. */
  readonly refusals: number
  /** Why it was not taken, in the words of the reader. */
  readonly problem: string | undefined
  readonly submit: () => void
  readonly close: () => void
  readonly keep: () => void
  readonly abandon: () => void
}

type DialogListener = {
  readonly onSaved: () => void
  /** The server said no: the state has moved on, or it is not allowed. What was typed stays, and the dialog says why. */
  readonly onRefused: () => void
  readonly onClosed: () => void
}

/** Hides the chart of a form behind what a dialog shows and does. */
export function useDialogForm<Draft extends object, Saved>(
  { actor, snapshot }: RunningForm<Draft, Saved> & RunningDialog,
  { onSaved, onRefused, onClosed }: DialogListener,
): DialogForm<Draft> {
  const { t } = useI18n()
  const refusals = useFormEvents(actor, { onSaved, onRefused })
  const isOpen = snapshot.hasTag('open')
  const close = () => actor.send({ type: 'form.closed' })
  useDialogEnd(actor, { isOpen, close, onClosed })
  return {
    isOpen,
    isBusy: snapshot.hasTag('busy'),
    isLeaving: snapshot.matches('leaving'),
    refusals,
    problem: problemOf(snapshot, (failure) => failureText(t, failure, 'form')),
    field: bindFields<Draft>(snapshot.context, actor.send, t).field,
    submit: () => actor.send({ type: 'form.submitted' }),
    close,
    keep: () => actor.send({ type: 'form.kept' }),
    abandon: () => actor.send({ type: 'form.abandoned' }),
  }
}

/** A form in a dialog of its own. */
export function useFormInDialog<Draft extends object, Saved extends object>(
  { machine, input }: FormSetup<Draft, Saved>,
  listener: DialogListener,
): DialogForm<Draft> {
  const actor = useActorRef(machine, { input })
  const snapshot = useSelector(actor, (current) => current)
  return useDialogForm<Draft, Saved>({ actor, snapshot }, listener)
}

/**
 * Tells when a dialog has gone. The browser's own back closes what stands before the screen, which asks where something was typed,
 * and leaves the screen next time.
 */
export function useDialogEnd(
  actor: OpenOrNot,
  { isOpen, close, onClosed }: { readonly isOpen: boolean; readonly close: () => void; readonly onClosed: () => void },
): void {
  // What is done may lead to another screen before the dialog is off this one.
  useLeaveGuard(isOpen, (leave) => (actor.getSnapshot().hasTag('open') ? close() : leave()))
  const end = useEffectEvent(onClosed)
  useEffect(() => {
    if (!isOpen) end()
  }, [isOpen])
}
