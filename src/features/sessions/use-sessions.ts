import { useMachineOf, useSetup } from '../../actors/environment-context.ts'
import { endSessionCommand, sessionsMachine, type Ending } from '../../actors/sessions.ts'
import { useReloaded } from '../../ui/forms/loaded-screen.tsx'
import { announced, useCommandDialog } from '../../ui/forms/use-command.ts'
import { useFailureToast } from '../../ui/forms/use-form.ts'

/** Where the viewer is logged in. */
export const useSessions = () => useReloaded(useMachineOf(sessionsMachine), null)

export type Listener = { readonly onDone: () => void; readonly onClosed: () => void }

/** The question whether to end a session, or all others. */
export function useEnding(ending: Ending, { onDone, onClosed }: Listener) {
  const setup = useSetup((environment) => endSessionCommand(environment, ending))
  return useCommandDialog(setup, { onDone: announced(onDone), onRefused: useFailureToast(), onClosed })
}
