import * as wire from '../../generated/client/wire-client.ts'
import { call, reading, type Service } from './client.ts'
import type { Schemas } from './types.ts'

/** Loads the viewer's customer account. */
export function getCustomer(): Service<Schemas['CustomerData']> {
  return call({
    isSafe: true,
    wire: reading(wire.getCustomer, ({ customer }) => customer),
    send: ({ client, init }) => client.POST('/get-customer-details/customer', { ...init, body: {} }),
  })
}

/** Loads the viewer's business account with all its details. */
export function getBusiness(): Service<Schemas['BusinessDetails']> {
  return call({
    isSafe: true,
    wire: reading(wire.getBusiness, ({ business }) => business),
    send: ({ client, init }) => client.POST('/get-buisness-details/buisness', { ...init, body: {} }),
  })
}
