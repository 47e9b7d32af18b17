import type { Handler } from '../handler.ts'
import { cyclesOf } from './service.ts'

export const getSubscription: Handler<'getSubscription'> = async ({ caller, tools }) => {
  const cycles = await cyclesOf(tools, caller)
  const contact = tools.settings.operatorContact
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
