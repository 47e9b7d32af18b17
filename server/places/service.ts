import { fieldError } from '../platform/domain-error.ts'
import type { ReferenceData } from './reference-data.ts'

/** The lists that places and categories are checked by. */
export type PlacesDeps = Readonly<{ choices: ReferenceData }>

type Places = Readonly<{ country: string; state: string; cities: readonly string[] }>

/** Refuses the first part of a place that is not in the tree of locations; `cityField` is the field that names the cities. */
export function checkPlace(
  choices: ReferenceData,
  { country, state, cities }: Places,
  cityField: 'city' | 'cities' = 'cities',
): void {
  if (!choices.hasCountry(country)) throw fieldError('country', 'LOCATION_UNKNOWN')
  if (!choices.hasState(country, state)) throw fieldError('state', 'LOCATION_UNKNOWN')
  if (!cities.every((city) => choices.hasCity(country, state, city))) throw fieldError(cityField, 'LOCATION_UNKNOWN')
}

/** Refuses a category that is not on the list. */
export function checkCategories(choices: ReferenceData, field: string, names: readonly string[]): void {
  if (!names.every((name) => choices.hasCategory(name))) throw fieldError(field, 'CATEGORY_UNKNOWN')
}
