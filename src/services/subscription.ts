import type { Effect } from 'effect'
import { call, type Api } from './client.ts'
import type { ServiceFailure } from './failures.ts'
import type { Cycle } from './types.ts'
import { cyclesFromWire, subscriptionPath } from './wire/subscription.ts'

/** The periods of membership of a business, the present one first. */
export function listCycles(): Effect.Effect<readonly Cycle[], ServiceFailure, Api> {
  return call({
    isSafe: true,
    send: ({ client, init }) => client.POST(subscriptionPath, { ...init, body: {} }),
    read: cyclesFromWire,
  })
}
