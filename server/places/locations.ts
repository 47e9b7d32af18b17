import { readFileSync } from 'node:fs'
import { cleanText } from '../../generated/clean.ts'
import { coordinatesIn, unitedStates } from '../../generated/places.ts'
import { StartupError, codeOf, reasonOf } from '../platform/startup-error.ts'

/** Country to state to cities, each in alphabetical order. */
export type LocationTree = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

/** A city whose place is known, in degrees. */
export type City = Readonly<{ country: string; state: string; name: string; latitude: number; longitude: number }>

/** The tree that can be chosen from. */
export type Locations = Readonly<{
  tree: () => LocationTree
  /** Those of the tree whose place is known. */
  cities: () => readonly City[]
  hasCountry: (country: string) => boolean
  hasState: (country: string, state: string) => boolean
  hasCity: (country: string, state: string, city: string) => boolean
}>

/** The United States with their states and cities, or the operator's `file`. Throws StartupError where that is wrong. */
export function readLocations(file: string): Locations {
  const operators = readOperatorsTree(file)
  let known: LocationTree | undefined = operators && namesOf(operators)
  const tree = () => (known ??= { [OURS]: unitedStates() })
  const sets = new Map<string, ReadonlySet<string>>()
  return {
    tree,
    cities: () => (operators === undefined ? ourCities() : citiesOf(operators)),
    hasCountry: (country) => Object.hasOwn(tree(), country),
    hasState: (country, state) => own(own(tree(), country), state) !== undefined,
    hasCity: (country, state, city) => {
      const key = `${country}\n${state}`
      const cities = sets.get(key) ?? new Set(own(own(tree(), country), state))
      sets.set(key, cities)
      return cities.has(city)
    },
  }
}

const OURS = 'United States'

function ourCities(): City[] {
  return Object.entries(unitedStates()).flatMap(([state, names]) => {
    const places = coordinatesIn(state)
    return names.map((name, index): City => {
      const [latitude = Number.NaN, longitude = Number.NaN] = places[index] ?? []
      return { country: OURS, state, name, latitude, longitude }
    })
  })
}

function own<Value>(record: Readonly<Record<string, Value>> | undefined, key: string): Value | undefined {
  return record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined
}

/** A city of an operator's file. Without a place its distance to others is not known. */
type Entry = string | Pick<City, 'name' | 'latitude' | 'longitude'>
/** What an operator's file says. */
export type EntryTree = Readonly<Record<string, Readonly<Record<string, readonly Entry[]>>>>

/** The operator's own tree, with its names as requests have them; undefined without a file. Throws StartupError where it is wrong. */
export function readOperatorsTree(file: string): EntryTree | undefined {
  try {
    const tree: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (isTree(tree)) return cleanTree(tree)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw new StartupError(`${file} cannot be read: ${reasonOf(error)}`)
  }
  throw new StartupError(
    `${file} must be an object of countries, each an object of states, each a list of cities: a name, or { name, latitude, longitude } in degrees.`,
  )
}

const nameOf = (entry: Entry): string => (typeof entry === 'string' ? entry : entry.name)

const namesOf = (tree: EntryTree): LocationTree =>
  mapped(tree, (states) => mapped(states, (entries) => entries.map(nameOf)))

const citiesOf = (tree: EntryTree): City[] =>
  Object.entries(tree).flatMap(([country, states]) =>
    Object.entries(states).flatMap(([state, entries]) =>
      entries.flatMap((entry) => (typeof entry === 'string' ? [] : { ...entry, country, state })),
    ),
  )

const clean = (name: string): string => cleanText(name, 'line')

/** Requests have their names cleaned before they are looked for. */
function cleanTree(tree: EntryTree): EntryTree {
  const cleaned = (entry: Entry): Entry =>
    typeof entry === 'string' ? clean(entry) : { ...entry, name: clean(entry.name) }
  return mapped(tree, (states) => mapped(states, (entries) => entries.map(cleaned), clean), clean)
}

function mapped<From, To>(
  record: Readonly<Record<string, From>>,
  change: (value: From) => To,
  rename = (name: string): string => name,
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [rename(name), change(value)]))
}

function isTree(value: unknown): value is EntryTree {
  return isObjectOf(value, (states) => isObjectOf(states, (cities) => Array.isArray(cities) && cities.every(isEntry)))
}

function isObjectOf(value: unknown, check: (entry: unknown) => boolean): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(check)
}

function isEntry(value: unknown): value is Entry {
  if (typeof value === 'string') return value !== ''
  if (typeof value !== 'object' || value === null) return false
  if (!('name' in value && 'latitude' in value && 'longitude' in value)) return false
  const { name, latitude, longitude } = value
  return typeof name === 'string' && name !== '' && isWithin(latitude, 90) && isWithin(longitude, 180)
}

const isWithin = (degrees: unknown, most: number): boolean => typeof degrees === 'number' && Math.abs(degrees) <= most
