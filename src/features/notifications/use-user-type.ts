import { useSelector } from '@xstate/react'
import { useBackstage } from '../../actors/provide.ts'
import type { Role } from '../../actors/jobs.ts'

/** Whether a customer or a business is here. */
export function useUserType(): Role {
  const { session } = useBackstage()
  return useSelector(session, ({ context }) => context.session?.userType ?? 'customer')
}
