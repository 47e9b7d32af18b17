import { call, type Service } from './client.ts'
import type { Membership } from './types.ts'
import { membershipFromWire, subscriptionPath } from './wire/subscription.ts'

/** A business's membership. */
export function getMembership(): Service<Membership> {
  return call({
    isSafe: true,
    send: ({ client, init }) => client.POST(subscriptionPath, { ...init, body: {} }),
    read: membershipFromWire,
  })
}
