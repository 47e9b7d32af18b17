import { call, type Service } from './client.ts'
import type { Category, Locations } from './types.ts'
import { categoriesFromWire, categoriesPath, locationsFromWire, locationsPath } from './wire/places.ts'

/** Every country with its states and their cities. */
export function listLocations(): Service<Locations> {
  return call({
    isSafe: true,
    send: ({ client, init }) => client.GET(locationsPath, init),
    read: locationsFromWire,
  })
}

/** The names of all trades. */
export function listCategories(): Service<readonly Category[]> {
  return call({
    isSafe: true,
    send: ({ client, init }) => client.GET(categoriesPath, init),
    read: categoriesFromWire,
  })
}
