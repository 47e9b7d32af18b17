import { useSelector } from '@xstate/react'
import { useEnvironment } from '../../actors/environment-context.ts'
import type { Role } from '../../actors/jobs.ts'

/** Whether the viewer is a customer or a business. */
export function useUserType(): Role {
  const { session } = useEnvironment()
  return useSelector(session, ({ context }) => context.session?.userType ?? 'customer')
}
