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

/** The cities of a business, and the miles around them. */
export type AreaAsked = Schemas['ListTownsAround']

/** The towns around some cities, as on a map. */
export function listTownsAround(asked: AreaAsked): Service<Schemas['TownsAround']> {
  const body = wire.listTownsAround.toWire(asked)
  return call({
    isSafe: true,
    wire: wire.listTownsAround,
    send: ({ client, init }) => client.POST('/towns-around', { ...init, body }),
  })
}
