import * as wire from '../../generated/client/wire-client.ts'
import { call, reading, type Service } from './client.ts'
import type { Schemas } from './types.ts'

/** A business's membership; the newest period is first. */
export function getMembership(): Service<Schemas['SubscriptionAnswer']['subscription']> {
  return call({
    isSafe: true,
    wire: reading(wire.getSubscription, ({ subscription }) => subscription),
    send: ({ client, init }) => client.POST('/subs-n-payments/business', { ...init, body: {} }),
  })
}
