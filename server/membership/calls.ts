import type { Handler } from '../call.ts'
import { cyclesOf } from './rules.ts'

export const getSubscription: Handler<'getSubscription'> = async ({ caller, tools }) => {
  const cycles = await cyclesOf(tools, caller)
  const contact = tools.settings.operatorContact
  return {
    success: true,
    data: {
      subscription: cycles.map(({ startsAt, endsAt, isActive }) => ({
        start_date: startsAt.toISOString(),
        end_date: endsAt.toISOString(),
        isActive,
      })),
      ...(contact === undefined ? {} : { contact }),
    },
  }
}
