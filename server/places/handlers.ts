import type { Handler } from '../platform/http/handler.ts'
import { townsAround, type PlacesDeps } from './service.ts'

export const listLocations: Handler<'listLocations', PlacesDeps> = async ({ deps }) => ({
  cacheable: { countries: deps.choices.locations() },
})

export const listCategories: Handler<'listCategories', PlacesDeps> = async ({ deps }) => ({
  cacheable: { categories: deps.choices.categories },
})

export const listTownsAround: Handler<'listTownsAround', PlacesDeps> = async ({ body, deps }) =>
  await townsAround(deps, body)
