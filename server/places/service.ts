import { refuseField } from '../platform/domain-error.ts'
import type { Choices } from './reference-data.ts'

type Places = Readonly<{ country: string; state: string; cities: readonly string[] }>

/** Refuses the first part of a place that is not in the tree of locations; `cityField` is the field that names the cities. */
export function checkPlace(
  choices: Choices,
  { country, state, cities }: Places,
  cityField: 'city' | 'cities' = 'cities',
): void {
  if (!choices.hasCountry(country)) throw refuseField('country', 'LOCATION_UNKNOWN')
  if (!choices.hasState(country, state)) throw refuseField('state', 'LOCATION_UNKNOWN')
  if (!cities.every((city) => choices.hasCity(country, state, city))) throw refuseField(cityField, 'LOCATION_UNKNOWN')
}

/** Refuses a category that is not on the list. */
export function checkCategories(choices: Choices, field: string, names: readonly string[]): void {
  if (!names.every((name) => choices.hasCategory(name))) throw refuseField(field, 'CATEGORY_UNKNOWN')
}
