import { useActorRef, useSelector } from '@xstate/react'
import type { createDetails } from '../../../machines/loader.ts'
import { useMachineOf, useSetup } from '../../actors/environment-context.ts'
import {
  endSessionCommand,
  keysMachine,
  revokeKeyCommand,
  sessionsMachine,
  type Ending,
} from '../../actors/sessions.ts'
import {
  deleteWebhookCommand,
  deliveriesMachine,
  redeliverCommand,
  switchOnWebhookCommand,
  testWebhookCommand,
  webhooksMachine,
} from '../../actors/webhooks.ts'
import { loadedFrom } from '../../ui/forms/loaded-screen.tsx'
import { useCommandDialog, useToastedCommand } from '../../ui/forms/use-command.ts'
import { useFailureToast } from '../../ui/forms/use-form.ts'
import { toast } from '../../ui/toasts/toast.ts'

/** Where the viewer is logged in. */
export const useSessions = () => useRefreshed(useMachineOf(sessionsMachine), null)

/** The viewer's keys for programs. */
export const useKeys = () => useRefreshed(useMachineOf(keysMachine), null)

/** The addresses that the viewer's events are sent to. */
export const useWebhooks = () => useRefreshed(useMachineOf(webhooksMachine), null)

/** What was sent to one of them. */
export const useDeliveries = (webhookId: string) => useRefreshed(useMachineOf(deliveriesMachine), webhookId)

function useRefreshed<Request, Value>(machine: ReturnType<typeof createDetails<Request, Value>>, request: Request) {
  const actor = useActorRef(machine, { input: { request } })
  const snapshot = useSelector(actor, (current) => current)
  return {
    loaded: loadedFrom(snapshot, () => actor.send({ type: 'details.retried' })),
    isBusy: snapshot.hasTag('busy'),
    refresh: () => actor.send({ type: 'details.refreshed' }),
  }
}

export type Listener = { readonly onDone: () => void; readonly onClosed: () => void }

/** The question whether to end a session, or all others. */
export function useEnding(ending: Ending, { onDone, onClosed }: Listener) {
  const setup = useSetup((environment) => endSessionCommand(environment, ending))
  return useCommandDialog(setup, { onDone: announced(onDone), onRefused: useFailureToast(), onClosed })
}

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

/** Says what the server says to it. */
const announced =
  (onDone: () => void) =>
  ({ message }: { readonly message: string }) => {
    toast.success(message)
    onDone()
  }
