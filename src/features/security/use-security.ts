import type { Environment } from '../../actors/environment.ts'
import { useMachineOf, useSetup } from '../../actors/environment-context.ts'
import { passkeysMachine } from '../../actors/passkeys.ts'
import { secondStepMachine, securityEventsMachine } from '../../actors/second-step.ts'
import { useReloaded } from '../../ui/forms/loaded-screen.tsx'
import { useFormInDialog } from '../../ui/forms/use-dialog-form.ts'
import type { FormSetup } from '../../ui/forms/use-form.ts'

/** Whether the viewer's login needs a code. */
export const useSecondStep = () => useReloaded(useMachineOf(secondStepMachine), null)

/** What happened to the safety of the viewer's account. */
export const useSecurityEvents = () => useReloaded(useMachineOf(securityEventsMachine), null)

/** What opens the viewer's account without a password. */
export const usePasskeys = () => useReloaded(useMachineOf(passkeysMachine), null)

export type DialogProps<Saved> = { readonly onSaved: (saved: Saved) => void; readonly onClosed: () => void }

/** A form of this screen in its dialog. The form itself says why the server refuses it. */
export function useSecurityForm<Draft extends object, Saved extends object>(
  make: (environment: Environment) => FormSetup<Draft, Saved>,
  { onSaved, onClosed }: DialogProps<Saved>,
) {
  return useFormInDialog(useSetup(make), { onSaved, onRefused: () => {}, onClosed })
}
