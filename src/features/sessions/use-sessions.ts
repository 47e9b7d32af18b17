import { useActorRef, useSelector } from '@xstate/react'
import { useMachineOf, useSetup } from '../../actors/environment-context.ts'
import { endSessionCommand, sessionsMachine, type Ending } from '../../actors/sessions.ts'
import { useCommandDialog } from '../../ui/forms/use-command.ts'
import { useFailureToast } from '../../ui/forms/use-form-events.ts'
import { loadedFrom } from '../../ui/forms/use-loaded.ts'
import { toast } from '../../ui/toasts/toast.ts'

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
