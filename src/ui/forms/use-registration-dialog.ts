import { useActorRef, useSelector } from '@xstate/react'
import { useI18n } from '../../i18n/i18n.tsx'
import { bindFiles } from './bind-form.ts'
import { useDialogForm, type DialogListener } from './use-dialog-form.ts'
import type { RegistrationSetup } from './use-registration.ts'

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
