import * as wire from '../../generated/client/wire-businesses.ts'
import { call, type Service } from './client.ts'
import type { Schemas } from './types.ts'

/** Trades, reviews and figures for visitors. */
export function showMarketplace(): Service<Schemas['Marketplace']> {
  return call({
    isSafe: true,
    wire: wire.showMarketplace,
    send: ({ client, init }) => client.GET('/marketplace', init),
  })
}
