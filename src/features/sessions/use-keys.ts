import { useActorRef, useSelector } from '@xstate/react'
import { keysMachine, revokeKeyCommand } from '../../actors/keys.ts'
import { useMachineOf, useSetup } from '../../actors/environment-context.ts'
import { useCommandDialog } from '../../ui/forms/use-command.ts'
import { useFailureToast } from '../../ui/forms/use-form-events.ts'
import { loadedFrom } from '../../ui/forms/use-loaded.ts'
import { toast } from '../../ui/toasts/toast.ts'

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
