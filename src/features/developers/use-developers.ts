import { useMachineOf, useSetup } from '../../actors/environment-context.ts'
import { keysMachine, revokeKeyCommand } from '../../actors/sessions.ts'
import {
  deleteWebhookCommand,
  deliveriesMachine,
  redeliverCommand,
  switchOnWebhookCommand,
  testWebhookCommand,
  webhooksMachine,
} from '../../actors/webhooks.ts'
import { useReloaded } from '../../ui/forms/loaded-screen.tsx'
import { announced, useCommandDialog, useToastedCommand } from '../../ui/forms/use-command.ts'
import { useFailureToast } from '../../ui/forms/use-form.ts'

/** The viewer's keys for programs. */
export const useKeys = () => useReloaded(useMachineOf(keysMachine), null)

/** The addresses that the viewer's events are sent to. */
export const useWebhooks = () => useReloaded(useMachineOf(webhooksMachine), null)

/** What was sent to one of them. */
export const useDeliveries = (webhookId: string) => useReloaded(useMachineOf(deliveriesMachine), webhookId)

export type Listener = { readonly onDone: () => void; readonly onClosed: () => void }

/** The question whether to revoke a key. */
export function useRevoking(keyId: string, { onDone, onClosed }: Listener) {
  const setup = useSetup((environment) => revokeKeyCommand(environment, { keyId }))
  return useCommandDialog(setup, { onDone: announced(onDone), onRefused: useFailureToast(), onClosed })
}

/** The question whether to delete an address. */
export function useDeleting(id: string, { onDone, onClosed }: Listener) {
  const setup = useSetup((environment) => deleteWebhookCommand(environment, { id }))
  const say = useFailureToast()
  return useCommandDialog(setup, { onDone: announced(onDone), onRefused: say, onFailed: say, onClosed })
}

/** What a button does at once to an address, or to an event of one; said once it is done. */
export const useSwitchingOn = (onDone: () => void) =>
  useToastedCommand(useSetup(switchOnWebhookCommand), announced(onDone))
export const useTesting = (onDone: () => void) => useToastedCommand(useSetup(testWebhookCommand), announced(onDone))
export const useRedelivering = (onDone: () => void) => useToastedCommand(useSetup(redeliverCommand), announced(onDone))
