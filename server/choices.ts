import { join } from 'node:path'
import { readCategories, type Category } from './data/categories.ts'
import { readLocations, type LocationTree } from './data/locations.ts'
import type { Choices } from './rules/tools.ts'

/** What can be chosen, to be checked against and to be listed. */
export type AllChoices = Choices & Readonly<{ locations: () => LocationTree; categories: readonly Category[] }>

/**
 * The places and trades of this server: ours, or the operator's `locations.json` and `categories.json` in the data
 * folder.
 *
 * @throws StartupError when an operator's file is wrong.
 */
export function readChoices(dataDir: string): AllChoices {
  const { tree, hasCountry, hasState, hasCity } = readLocations(join(dataDir, 'locations.json'))
  const categories = readCategories(join(dataDir, 'categories.json'))
  const names = new Set(categories.map(({ name }) => name))
  return { locations: tree, categories, hasCountry, hasState, hasCity, hasCategory: (name) => names.has(name) }
}
