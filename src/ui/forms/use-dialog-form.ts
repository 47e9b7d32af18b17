import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import type { FormContext, FormEvent, FormTag } from '../../../machines/form/index.ts'
import { failureText } from '../../i18n/failure-text.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useLeaveGuard } from './leave-guard.tsx'
import { bindFields, problemOf, type Fields } from './bind-form.ts'
import type { FormSetup } from './use-form.ts'
import { useFormNews, type FormTeller } from './use-form-news.ts'

/** The running chart of a form or a bid, as its dialog needs it. */
type Running<Draft extends object, Saved> = {
  readonly actor: FormTeller<Saved> & OpenOrNot & { readonly send: (event: FormEvent<Draft>) => void }
  readonly snapshot: {
    readonly context: Pick<FormContext<Draft, Saved>, 'draft' | 'errors' | 'failure'>
    readonly hasTag: (tag: FormTag) => boolean
    readonly matches: (state: 'leaving') => boolean
  }
}

/** What a dialog is about, as it stands this very moment. */
type OpenOrNot = { readonly getSnapshot: () => { readonly hasTag: (tag: 'open') => boolean } }

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
  { actor, snapshot }: Running<Draft, Saved>,
  { onSaved, onRefused, onClosed }: DialogListener,
): DialogForm<Draft> {
  const { t } = useI18n()
  const refusals = useFormNews(actor, { onSaved, onRefused })
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
