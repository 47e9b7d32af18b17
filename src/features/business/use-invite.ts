import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { invitableMachine, inviteCommand } from '../../actors/invitations.ts'
import type { Job } from '../../actors/jobs.ts'
import { useMachineOf, useSetup } from '../../actors/environment-context.ts'
import { loadedFrom } from '../../ui/forms/loaded-screen.tsx'
import { announced, useCommand } from '../../ui/forms/use-command.ts'
import { useFailureToast } from '../../ui/forms/use-form.ts'
import { useReturn } from '../../ui/use-return.ts'

/** It may be invited to this one. */
export const isFree = ({ inviteBar = null }: Job): boolean => inviteBar === null

export type Inviting = ReturnType<typeof useInvite>

/** The viewer's open jobs, as far as a business may be invited to them, which one is chosen, and how to invite it. */
export function useInvite(businessId: string) {
  const [state, send] = useMachine(useMachineOf(invitableMachine), { input: { request: businessId } })
  const refresh = () => send({ type: 'details.refreshed' })
  useReturn(refresh)
  const say = useFailureToast()
  // Only which option is shown, so not in a machine.
  const [wanted, choose] = useState('')
  const command = useCommand(useSetup(inviteCommand), {
    onDone: announced(refresh),
    onRefused: (failure) => {
      say(failure)
      refresh()
    },
    onFailed: say,
  })
  const jobs = loadedFrom(state, () => send({ type: 'details.retried' }))
  const open = jobs.status === 'ready' ? jobs.value : []
  return {
    jobs,
    open,
    choose,
    /**
     * What was wanted; without it the newest job of these trades, or the newest of all. One that is no longer possible gives
     * way to the next, so mostly one press is enough.
     */
    chosen: (trades: readonly string[]): Job | undefined => {
      const free = open.filter(isFree)
      return free.find(({ id }) => id === wanted) ?? free.find(({ category }) => trades.includes(category)) ?? free[0]
    },
    isBusy: command.isBusy,
    invite: (jobId: string) => command.run({ jobId, businessId }),
  }
}
