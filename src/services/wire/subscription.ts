import type { components } from '../../../generated/api.ts'
import type { Membership } from '../types.ts'

export const subscriptionPath = '/subs-n-payments/business'

export function membershipFromWire({ data }: components['schemas']['SubscriptionAnswer']): Membership {
  const [newest] = data.subscription
  return {
    cycle:
      newest === undefined ? null : { startsAt: newest.start_date, endsAt: newest.end_date, isActive: newest.isActive },
    contact: data.contact ?? null,
  }
}
