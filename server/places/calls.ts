import type { Handler } from '../call.ts'

export const listLocations: Handler<'listLocations'> = async ({ tools }) => ({ data: tools.choices.locations() })

export const listCategories: Handler<'listCategories'> = async ({ tools }) => ({ category: tools.choices.categories })
