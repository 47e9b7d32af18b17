import { useActorRef, useSelector } from '@xstate/react'
import { isTouched, type RegistrationInput } from '../../../machines/registration-context.ts'
import type { createRegistration } from '../../../machines/registration.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { bindFiles } from './bind-form.ts'
import { useSending, type FormListener } from './use-form.ts'
import { useLeaving } from './leave-guard.tsx'
import { formDialogs } from './lazy-dialogs.tsx'
import { usePrefetch } from '../lazy/lazy-part.tsx'
import { useDialogForm, type DialogListener } from './use-dialog-form.ts'

/** A registration chart with real actors, and its input. */
export type RegistrationSetup<Draft extends object, Slot extends string, Saved extends object> = {
  readonly machine: ReturnType<typeof createRegistration<Draft, Slot, Saved>>
  readonly input: RegistrationInput<Draft, Slot>
}

/**
 * A registration that fills a screen: its fields and files, the state of sending, and the question whether to leave.
 */
export function useRegistration<Draft extends object, Slot extends string, Saved extends object>(
  { machine, input }: RegistrationSetup<Draft, Slot, Saved>,
  listener: FormListener<Saved>,
) {
  const { t } = useI18n()
  const actor = useActorRef(machine, { input })
  const snapshot = useSelector(actor, (current) => current)
  const { context } = snapshot
  const { form, ...sending } = useSending<Draft, Saved>({ actor, snapshot }, listener)
  usePrefetch(formDialogs)
  const files = bindFiles<Slot>(context, actor.send, t, {
    disabled: sending.working,
    fixed: snapshot.matches('submitting'),
  })
  return {
    ...sending,
    form: { ...form, files },
    leaving: useLeaving({ actor, snapshot, isDirty: isTouched(context) }),
    /** Undoes what came back from an earlier visit; null where nothing did, or it was undone. */
    discard: context.isRestored && isTouched(context) ? () => actor.send({ type: 'draft.discarded' }) : null,
    /** The step on the screen, in a form that comes in steps, and the way back to the one before. */
    step: context.step,
    leaveStep: () => actor.send({ type: 'step.left' }),
    /** How many uploads the submit is waiting for. */
    waitingFor: snapshot.matches({ open: 'uploading' })
      ? context.files.filter(({ status }) => status === 'sending').length
      : 0,
    /** How many failed files are left out of the submit. */
    lost: context.files.filter(({ status }) => status === 'failed').length,
  }
}

/** A form with files in its own dialog. */
export function useRegistrationInDialog<Draft extends object, Slot extends string, Saved extends object>(
  { machine, input }: RegistrationSetup<Draft, Slot, Saved>,
  listener: DialogListener<Saved>,
) {
  const { t } = useI18n()
  const actor = useActorRef(machine, { input })
  const snapshot = useSelector(actor, (current) => current)
  const form = useDialogForm<Draft, Saved>({ actor, snapshot }, listener)
  const sending = { disabled: form.isBusy, fixed: snapshot.matches('submitting') }
  return { ...form, files: bindFiles<Slot>(snapshot.context, actor.send, t, sending) }
}
