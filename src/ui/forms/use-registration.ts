import { useActorRef, useSelector } from '@xstate/react'
import { isTouched } from '../../../machines/registration/files.ts'
import type { createRegistration, RegistrationInput } from '../../../machines/registration/index.ts'
import { failureText } from '../../i18n/failure-text.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { bindFields, bindFiles, problemOf, type Fields, type FilesBinding } from './bind-form.ts'
import { useFailureToast, useFormNews, type FormListener } from './use-form-news.ts'
import { useLeaving } from './use-leaving.ts'
import { usePrepared } from './use-prepared.ts'

/** A registration on real parts. */
export type RegistrationSetup<Draft extends object, Slot extends string, Saved extends object> = {
  readonly machine: ReturnType<typeof createRegistration<Draft, Slot, Saved>>
  readonly input: RegistrationInput<Draft, Slot>
}

/** The fields of a registration, and its places for files. */
export type RegistrationForm<Draft extends object, Slot extends string> = Fields<Draft> & {
  readonly files: (slot: Slot) => FilesBinding
}

/** What the fields for files may do while it is being sent. */
export type FilesSending = { readonly disabled: boolean; readonly fixed: boolean }

/** A registration that fills a screen: its fields and files, how sending stands, and whether it may be left. */
export function useRegistration<Draft extends object, Slot extends string, Saved extends object>(
  { machine, input }: RegistrationSetup<Draft, Slot, Saved>,
  { onSaved, failed }: FormListener<Saved>,
) {
  const { t } = useI18n()
  const actor = useActorRef(machine, { input })
  const snapshot = useSelector(actor, (current) => current)
  const { context } = snapshot
  const say = useFailureToast(failed)
  const refusals = useFormNews(actor, {
    onSaved: (saved) => onSaved(saved, () => actor.send({ type: 'form.opened' })),
    onRefused: say,
    onFailed: say,
  })
  usePrepared()
  const working = snapshot.hasTag('busy')
  const sending: FilesSending = { disabled: working, fixed: snapshot.matches('submitting') }
  const form: RegistrationForm<Draft, Slot> = {
    ...bindFields<Draft>(context, actor.send, t),
    files: bindFiles<Slot>(context, actor.send, t),
  }
  return {
    ...useLeaving({ actor, snapshot, isDirty: isTouched(context) }),
    form,
    working,
    sending,
    /** How many uploads it waits for; 0 while it waits for none. */
    waitingFor: snapshot.matches({ open: 'uploading' })
      ? context.files.filter(({ status }) => status === 'sending').length
      : 0,
    /** How many files could not be sent: those that are left out rather than holding everything up. */
    lost: context.files.filter(({ status }) => status === 'failed').length,
    error: problemOf(snapshot, (failure) => failureText(t, failure, 'form', failed)),
    refusals,
    submit: () => actor.send({ type: 'form.submitted' }),
  }
}
