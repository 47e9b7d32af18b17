import { call, type Service } from './client.ts'
import type { Cycle } from './types.ts'
import { cyclesFromWire, subscriptionPath } from './wire/subscription.ts'

/** The periods of membership of a business, the present one first. */
export function listCycles(): Service<readonly Cycle[]> {
  return call({
    isSafe: true,
    send: ({ client, init }) => client.POST(subscriptionPath, { ...init, body: {} }),
    read: cyclesFromWire,
  })
}
