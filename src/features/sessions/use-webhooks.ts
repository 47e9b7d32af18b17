import { useActorRef, useSelector } from '@xstate/react'
import type { createDetails } from '../../../machines/loader.ts'
import { useMachineOf, useSetup } from '../../actors/environment-context.ts'
import {
  deleteWebhookCommand,
  deliveriesMachine,
  redeliverCommand,
  switchOnWebhookCommand,
  testWebhookCommand,
  webhooksMachine,
} from '../../actors/webhooks.ts'
import { useCommand, useCommandDialog } from '../../ui/forms/use-command.ts'
import { useFailureToast } from '../../ui/forms/use-form-events.ts'
import { loadedFrom } from '../../ui/forms/use-loaded.ts'
import { toast } from '../../ui/toasts/toast.ts'

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

/** Deletes an address, once that is confirmed. */
export function useDeleting(id: string, { onDone, onClosed }: Readonly<{ onDone: () => void; onClosed: () => void }>) {
  return useCommandDialog(
    useSetup((environment) => deleteWebhookCommand(environment, { id })),
    { ...useSaying(onDone), onClosed },
  )
}

/** What a button does at once to an address, or to an event of one; said once it is done. */
export const useSwitchingOn = (onDone: () => void) => useCommand(useSetup(switchOnWebhookCommand), useSaying(onDone))
export const useTesting = (onDone: () => void) => useCommand(useSetup(testWebhookCommand), useSaying(onDone))
export const useRedelivering = (onDone: () => void) => useCommand(useSetup(redeliverCommand), useSaying(onDone))

function useSaying(onDone: () => void) {
  const explain = useFailureToast()
  return {
    onDone: ({ message }: { readonly message: string }) => {
      toast.success(message)
      onDone()
    },
    onRefused: explain,
    onFailed: explain,
  }
}
