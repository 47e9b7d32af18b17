import type { Handler } from '../handler.ts'

export const listLocations: Handler<'listLocations'> = async ({ tools }) => ({
  forEverybody: { countries: tools.choices.locations() },
})

export const listCategories: Handler<'listCategories'> = async ({ tools }) => ({
  forEverybody: { categories: tools.choices.categories },
})
