import type { Effect } from 'effect'
import { call, type Api } from './client.ts'
import type { ServiceFailure } from './failures.ts'
import type { Category, Locations } from './types.ts'
import { categoriesFromWire, categoriesPath, locationsFromWire, locationsPath } from './wire/places.ts'

/** Every country with its states and their cities. */
export function listLocations(): Effect.Effect<Locations, ServiceFailure, Api> {
  return call({
    isSafe: true,
    send: ({ client, init }) => client.GET(locationsPath, init),
    read: locationsFromWire,
  })
}

/** The trades that a job or a business can have, by name. */
export function listCategories(): Effect.Effect<readonly Category[], ServiceFailure, Api> {
  return call({
    isSafe: true,
    send: ({ client, init }) => client.GET(categoriesPath, init),
    read: categoriesFromWire,
  })
}
