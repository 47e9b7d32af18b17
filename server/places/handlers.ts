import type { Handler } from '../handler.ts'

export const listLocations: Handler<'listLocations'> = async ({ deps }) => ({
  cacheable: { countries: deps.choices.locations() },
})

export const listCategories: Handler<'listCategories'> = async ({ deps }) => ({
  cacheable: { categories: deps.choices.categories },
})
