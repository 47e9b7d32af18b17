import { fromPromise } from 'xstate'
import { createDetails } from '../../machines/details.ts'
import { done } from '../../machines/outcome.ts'
import type { Category, Locations } from '../services/types.ts'
import { listLocations, listCategories } from '../services/places.ts'
import type { Environment } from './environment.ts'
import { perform } from './perform.ts'

export type { Category, Locations } from '../services/types.ts'

/** Where a form of somebody whom we do not know yet starts; a tree without it moves the form elsewhere. */
export const usualCountry = 'United States'

/** The tree of places; the input is `{ request: null }`. Fetched once a visit to the app, when somebody is there to choose. */
export function locationsMachine(environment: Environment) {
  return createDetails<null, Locations>().provide({
    actors: {
      load: fromPromise(async ({ signal }) => {
        const known = locations.get(environment)
        if (known) return done(known)
        await environment.awake
        const outcome = await perform(environment, signal, listLocations())
        if (outcome.type === 'done') locations.set(environment, outcome.value)
        return outcome
      }),
    },
  })
}

/** The trades, by name; the input is `{ request: null }`. Fetched once a visit to the app, when somebody is there to choose. */
export function categoriesMachine(environment: Environment) {
  return createDetails<null, readonly Category[]>().provide({
    actors: {
      load: fromPromise(async ({ signal }) => {
        const known = categories.get(environment)
        if (known) return done(known)
        await environment.awake
        const outcome = await perform(environment, signal, listCategories())
        if (outcome.type === 'done') categories.set(environment, outcome.value)
        return outcome
      }),
    },
  })
}

// They change by the year, and every form asks for them; kept with the app that fetched them.
const locations = new WeakMap<Environment, Locations>()
const categories = new WeakMap<Environment, readonly Category[]>()
