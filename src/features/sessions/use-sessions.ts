import { useActorRef, useSelector } from '@xstate/react'
import { useMachineOf, useSetup } from '../../actors/environment-context.ts'
import {
  endSessionCommand,
  sessionsMachine,
  type Ending,
  keysMachine,
  revokeKeyCommand,
} from '../../actors/sessions.ts'
import { useCommandDialog, useCommand } from '../../ui/forms/use-command.ts'
import { useFailureToast } from '../../ui/forms/use-form.ts'
import { loadedFrom } from '../../ui/forms/loaded-screen.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import type { createDetails } from '../../../machines/loader.ts'
import {
  deleteWebhookCommand,
  deliveriesMachine,
  redeliverCommand,
  switchOnWebhookCommand,
  testWebhookCommand,
  webhooksMachine,
} from '../../actors/webhooks.ts'

/** Where the viewer is logged in. */
export function useSessions() {
  const actor = useActorRef(useMachineOf(sessionsMachine), { input: { request: null } })
  const snapshot = useSelector(actor, (current) => current)
  return {
    loaded: loadedFrom(snapshot, () => actor.send({ type: 'details.retried' })),
    refresh: () => actor.send({ type: 'details.refreshed' }),
  }
}

type EndListener = { readonly onEnded: () => void; readonly onClosed: () => void }

/** The question whether to end a session, or all others. */
export function useEnding(ending: Ending, { onEnded, onClosed }: EndListener) {
  return useCommandDialog(
    useSetup((environment) => endSessionCommand(environment, ending)),
    {
      onDone: ({ message }) => {
        toast.success(message)
        onEnded()
      },
      onRefused: useFailureToast(),
      onClosed,
    },
  )
}

/** The viewer's keys for programs. */
export function useKeys() {
  const actor = useActorRef(useMachineOf(keysMachine), { input: { request: null } })
  const snapshot = useSelector(actor, (current) => current)
  return {
    loaded: loadedFrom(snapshot, () => actor.send({ type: 'details.retried' })),
    refresh: () => actor.send({ type: 'details.refreshed' }),
  }
}

type RevokeListener = { readonly onRevoked: () => void; readonly onClosed: () => void }

/** The question whether to revoke a key. */
export function useRevoking(keyId: string, { onRevoked, onClosed }: RevokeListener) {
  return useCommandDialog(
    useSetup((environment) => revokeKeyCommand(environment, { keyId })),
    {
      onDone: ({ message }) => {
        toast.success(message)
        onRevoked()
      },
      onRefused: useFailureToast(),
      onClosed,
    },
  )
}

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
