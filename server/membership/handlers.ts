import type { Handler } from '../platform/http/handler.ts'
import { loadCycles } from './service.ts'

export const getSubscription: Handler<'getSubscription'> = async ({ caller, deps }) => {
  const cycles = await loadCycles(deps, caller)
  const contact = deps.settings.operatorContact
  return {
    subscription: {
      cycles: cycles.map(({ startsAt, endsAt, isActive }) => ({
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
        isActive,
      })),
      ...(contact === undefined ? {} : { contact }),
    },
  }
}
