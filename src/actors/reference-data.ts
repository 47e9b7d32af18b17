import { fromPromise } from 'xstate'
import { createDetails } from '../../machines/loader.ts'
import { done } from '../../machines/outcome.ts'
import type { Category, Locations } from '../services/types.ts'
import { listCategories, listLocations, listTownsAround } from '../services/places.ts'
import type { Environment } from './environment.ts'
import { loaderOf } from './loading.ts'
import { runService } from './run-service.ts'

export type { Category, Locations } from '../services/types.ts'

/** Where forms start for unknown visitors; if the tree lacks it, the form picks another place. */
export const usualCountry = 'United States'

/** Loads the tree of places; the input is `{ request: null }`. Fetched once per visit, when a user is there. */
export function locationsMachine(environment: Environment) {
  return createDetails<null, Locations>().provide({
    actors: {
      load: fromPromise(async ({ signal }) => {
        const loaded = environment.shared(nothingLoaded)
        if (loaded.locations) return done(loaded.locations)
        await environment.awake
        const outcome = await runService(environment, signal, listLocations())
        if (outcome.type === 'done') loaded.locations = outcome.value
        return outcome
      }),
    },
  })
}

/** Loads the trades by name; the input is `{ request: null }`. Fetched once per visit; forms show pictures of them at once. */
export function categoriesMachine(environment: Environment) {
  return createDetails<null, readonly Category[]>().provide({
    actors: {
      load: fromPromise(async ({ signal }) => {
        const loaded = environment.shared(nothingLoaded)
        if (loaded.categories) return done(loaded.categories)
        const outcome = await runService(environment, signal, listCategories())
        if (outcome.type === 'done') loaded.categories = outcome.value
        return outcome
      }),
    },
  })
}

/** Loads the towns around some cities. */
export const townsMachine = (environment: Environment) => loaderOf(environment, listTownsAround)

// They change once a year and every form needs them, so each app fetches them once.
type Loaded = { locations: Locations | null; categories: readonly Category[] | null }
const nothingLoaded = (): Loaded => ({ locations: null, categories: null })
