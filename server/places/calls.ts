import type { Handler } from '../call.ts'

export const listLocations: Handler<'listLocations'> = async ({ tools }) => ({
  forEverybody: { countries: tools.choices.locations() },
})

export const listCategories: Handler<'listCategories'> = async ({ tools }) => ({
  forEverybody: { categories: tools.choices.categories },
})
