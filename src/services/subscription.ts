import { call, type Service } from './client.ts'
import type { Cycle } from './types.ts'
import { cyclesFromWire, subscriptionPath } from './wire/subscription.ts'

/** A business's membership periods, the current one first. */
export function listCycles(): Service<readonly Cycle[]> {
  return call({
    isSafe: true,
    send: ({ client, init }) => client.POST(subscriptionPath, { ...init, body: {} }),
    read: cyclesFromWire,
  })
}
