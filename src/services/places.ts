import * as wire from '../../generated/client/wire-places.ts'
import { call, reading, type Service } from './client.ts'
import type { Schemas } from './types.ts'

/** Every country with its states and their cities. */
export function listLocations(): Service<Schemas['Locations']['countries']> {
  return call({
    isSafe: true,
    wire: reading(wire.listLocations, ({ countries }) => countries),
    send: ({ client, init }) => client.GET('/usa-states-cities', init),
  })
}

/** The names of all trades. */
export function listCategories(): Service<Schemas['Categories']['categories']> {
  return call({
    isSafe: true,
    wire: reading(wire.listCategories, ({ categories }) => categories),
    send: ({ client, init }) => client.GET('/catagory', init),
  })
}
