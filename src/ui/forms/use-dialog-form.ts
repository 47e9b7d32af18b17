import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import type { Failure } from '../../../machines/outcome.ts'
import { failureText } from '../../i18n/failure-text.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useLeaveGuard } from './leave-guard.tsx'
import { bindFields, problemOf, type Fields } from './bind-form.ts'
import { useProof } from './use-proof.ts'
import type { ProveDialogProps } from '../dialogs/prove-dialog.ts'
import { type FormSetup, type RunningForm, useFormEvents } from './use-form.ts'

/** Asked for the present state rather than the last rendered one. */
type OpenOrNot = { readonly getSnapshot: () => { readonly hasTag: (tag: 'open') => boolean } }

type Closable = {
  readonly hasTag: (tag: 'busy') => boolean
  readonly can: (event: { readonly type: 'form.closed' }) => boolean
}

type RunningDialog = {
  readonly actor: OpenOrNot
  readonly snapshot: Closable & { readonly matches: (state: 'leaving') => boolean }
}

/** A form in a dialog, as its view needs it. */
export type DialogForm<Draft extends object> = Pick<Fields<Draft>, 'field'> & {
  readonly isOpen: boolean
  readonly isBusy: boolean
  /** It cannot be closed before it is answered. */
  readonly isHeld: boolean
  /** It asks whether to discard what was typed. */
  readonly isLeaving: boolean
  /** How often a submit was stopped: each new number focuses the first wrong field. */
  readonly refusals: number
  /** The error, in the reader's words. */
  readonly problem: string | undefined
  /** The code that the server wants before it does this. */
  readonly proof?: ProveDialogProps | null
  readonly submit: () => void
  readonly close: () => void
  readonly keep: () => void
  readonly abandon: () => void
}

export type DialogListener<Saved> = {
  readonly onSaved: (saved: Saved) => void
  /** The server refused: the state has changed, or it is not allowed. The dialog stays open and says why. */
  readonly onRefused: (failure: Failure) => void
  readonly onClosed: () => void
}

/** What a dialog needs of its form's chart. */
export function useDialogForm<Draft extends object, Saved>(
  { actor, snapshot }: RunningForm<Draft, Saved> & RunningDialog,
  { onSaved, onRefused, onClosed }: DialogListener<Saved>,
): DialogForm<Draft> {
  const { t } = useI18n()
  const refusals = useFormEvents(actor, { onSaved, onRefused })
  const isOpen = snapshot.hasTag('open')
  const close = () => actor.send({ type: 'form.closed' })
  const submit = () => actor.send({ type: 'form.submitted' })
  useDialogEnd(actor, { isOpen, close, onClosed })
  return {
    isOpen,
    isBusy: snapshot.hasTag('busy'),
    isHeld: isCloseBlocked(snapshot),
    isLeaving: snapshot.matches('leaving'),
    refusals,
    problem: problemOf(snapshot, (failure) => failureText(t, failure, 'form')),
    field: bindFields<Draft>(snapshot.context, actor.send, t).field,
    proof: useProof(snapshot, submit),
    submit,
    close,
    keep: () => actor.send({ type: 'form.kept' }),
    abandon: () => actor.send({ type: 'form.abandoned' }),
  }
}

/** Whether it waits for what cannot be called back: the answer of the server, but not files that are on their way. */
export function isCloseBlocked(snapshot: Closable): boolean {
  return snapshot.hasTag('busy') && !snapshot.can({ type: 'form.closed' })
}

/** A form in its own dialog. */
export function useFormInDialog<Draft extends object, Saved extends object>(
  { machine, input }: FormSetup<Draft, Saved>,
  listener: DialogListener<Saved>,
): DialogForm<Draft> {
  const actor = useActorRef(machine, { input })
  const snapshot = useSelector(actor, (current) => current)
  return useDialogForm<Draft, Saved>({ actor, snapshot }, listener)
}

/**
 * Calls back when a dialog has closed. The browser's Back closes an open dialog first, asking if something was typed,
 * and leaves the screen the next time.
 */
export function useDialogEnd(
  actor: OpenOrNot,
  { isOpen, close, onClosed }: { readonly isOpen: boolean; readonly close: () => void; readonly onClosed: () => void },
): void {
  // Saving may lead to another screen before this dialog is gone.
  useLeaveGuard(isOpen, (leave) => (actor.getSnapshot().hasTag('open') ? close() : leave()))
  const end = useEffectEvent(onClosed)
  useEffect(() => {
    if (!isOpen) end()
  }, [isOpen])
}
