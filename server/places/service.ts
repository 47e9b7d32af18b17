import type { Db } from '../platform/db/connection.ts'
import { fieldError } from '../platform/domain-error.ts'
import type { LocationTree } from './locations.ts'
import type { ReferenceData } from './reference-data.ts'
import { findCities, findTownsAround, replaceCities, type Known, type Spot } from './repository.ts'

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

/** Makes a task that has the database know where the cities are, at first and whenever the list is another one. */
export function createCityUpdater({ db, choices }: PlacesDeps & Readonly<{ db: Db }>): () => Promise<boolean> {
  let known: LocationTree | undefined
  return async () => {
    const tree = choices.locations()
    if (tree === known) return false
    await replaceCities(db, choices.cities())
    known = tree
    return false
  }
}

/** A place as on a map with north above, in miles: how far it is, and how far to the east and the north. */
type Town = Readonly<{ name: string; state: string; miles: number; east: number; north: number }>
type TownsAround = Readonly<{ cities: readonly Town[]; towns: readonly Town[]; count: number }>

/** So many towns fill a small drawing. */
const MOST_TOWNS = 200

/** The towns within a radius of some cities, as seen from the first of these. */
export async function townsAround(
  { db, choices }: PlacesDeps & Readonly<{ db: Db }>,
  { radius, ...asked }: Places & Readonly<{ radius: number }>,
): Promise<TownsAround> {
  checkPlace(choices, asked)
  const [own, around] = await Promise.all([findCities(db, asked), findTownsAround(db, asked, radius)])
  const first = own[0]
  if (first === undefined) return { cities: [], towns: [], count: 0 }
  const cities = own.map((city) => onMap(first, city))
  const towns = evenly(around, MOST_TOWNS).map(({ nearest, ...town }): Town => {
    const index = own.findIndex(({ name }) => name === nearest)
    const [center = first, shift = { east: 0, north: 0 }] = [own[index], cities[index]]
    const { east, north, ...seen } = onMap(center, town)
    return { ...seen, east: tenths(shift.east + east), north: tenths(shift.north + north) }
  })
  // To itself each own city is at 0 miles.
  return { cities: cities.map((city) => ({ ...city, miles: 0 })), towns, count: around.length }
}

/** So many of a list, as far apart in it as can be. */
const evenly = <Item>(items: readonly Item[], most: number): readonly Item[] =>
  items.length <= most
    ? items
    : items.filter((_, at) => Math.floor((at * most) / items.length) > Math.floor(((at - 1) * most) / items.length))

/** Draws a place by its miles and the direction in which the way to it begins. */
function onMap(from: Spot, { name, state, miles, ...spot }: Known): Town {
  const [start, end] = [radians(from.latitude), radians(spot.latitude)]
  const turn = radians(spot.longitude - from.longitude)
  const bearing = Math.atan2(
    Math.sin(turn) * Math.cos(end),
    Math.cos(start) * Math.sin(end) - Math.sin(start) * Math.cos(end) * Math.cos(turn),
  )
  return {
    name,
    state,
    miles: Math.round(miles),
    east: tenths(miles * Math.sin(bearing)),
    north: tenths(miles * Math.cos(bearing)),
  }
}

const radians = (degrees: number): number => (degrees / 180) * Math.PI

/** A tenth of a mile is less than a dot. Never the 0 below 0. */
const tenths = (miles: number): number => Math.round(miles * 10) / 10 + 0
