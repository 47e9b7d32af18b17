import type { components } from '../../../generated/api.ts'
import type { Cycle } from '../types.ts'

export const subscriptionPath = '/subs-n-payments/business'

export function cyclesFromWire(wire: components['schemas']['SubscriptionAnswer']): readonly Cycle[] {
  return wire.data.subscription.map(({ start_date, end_date, isActive }) => ({
    startsAt: start_date,
    endsAt: end_date,
    isActive,
  }))
}
