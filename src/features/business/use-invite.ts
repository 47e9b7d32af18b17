import { useMachine } from '@xstate/react'
import { invitableMachine, inviteCommand } from '../../actors/invitations.ts'
import { useMachineOf, useSetup } from '../../actors/environment-context.ts'
import { loadedFrom } from '../../ui/forms/loaded-screen.tsx'
import { announced, useCommand } from '../../ui/forms/use-command.ts'
import { useFailureToast } from '../../ui/forms/use-form.ts'
import { useReturn } from '../../ui/use-return.ts'

/** The viewer's open jobs, as far as a business may be invited to them, and how to do that. */
export function useInvite(businessId: string) {
  const [state, send] = useMachine(useMachineOf(invitableMachine), { input: { request: businessId } })
  const refresh = () => send({ type: 'details.refreshed' })
  useReturn(refresh)
  const say = useFailureToast()
  const command = useCommand(useSetup(inviteCommand), {
    onDone: announced(refresh),
    onRefused: (failure) => {
      say(failure)
      refresh()
    },
    onFailed: say,
  })
  return {
    jobs: loadedFrom(state, () => send({ type: 'details.retried' })),
    isBusy: command.isBusy,
    invite: (jobId: string) => command.run({ jobId, businessId }),
  }
}
