import type { Handler } from '../call.ts'

export const listLocations: Handler<'listLocations'> = async ({ tools }) => ({
  forEverybody: { data: tools.choices.locations() },
})

export const listCategories: Handler<'listCategories'> = async ({ tools }) => ({
  forEverybody: { category: tools.choices.categories },
})
