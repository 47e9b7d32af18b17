import { readFileSync } from 'node:fs'
import { cleanText } from '../../generated/clean.ts'
import { unitedStates } from '../../generated/places.ts'
import { StartupError, codeOf, reasonOf } from '../platform/startup-error.ts'

/** Country to state to cities, each in alphabetical order. */
export type LocationTree = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

/** The tree that can be chosen from. */
export type Locations = Readonly<{
  tree: () => LocationTree
  hasCountry: (country: string) => boolean
  hasState: (country: string, state: string) => boolean
  hasCity: (country: string, state: string, city: string) => boolean
}>

/** The United States with their states and cities, or the operator's `file`. Throws StartupError where that is wrong. */
export function readLocations(file: string): Locations {
  let known: LocationTree | undefined = readOperatorsTree(file)
  const tree = () => (known ??= { 'United States': unitedStates() })
  const sets = new Map<string, ReadonlySet<string>>()
  return {
    tree,
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

function own<Value>(record: Readonly<Record<string, Value>> | undefined, key: string): Value | undefined {
  return record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined
}

function readOperatorsTree(file: string): LocationTree | undefined {
  try {
    const tree: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (isTree(tree)) return cleanTree(tree)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw new StartupError(`${file} cannot be read: ${reasonOf(error)}`)
  }
  throw new StartupError(`${file} must be an object of countries, each an object of states, each a list of cities.`)
}

/** The tree with its names as requests have them: they are cleaned before they are looked for. */
function cleanTree(tree: LocationTree): LocationTree {
  const cleaned = <From, To>(record: Readonly<Record<string, From>>, change: (value: From) => To) =>
    Object.fromEntries(Object.entries(record).map(([name, value]) => [cleanText(name, 'line'), change(value)]))
  return cleaned(tree, (states) => cleaned(states, (cities) => cities.map((city) => cleanText(city, 'line'))))
}

function isTree(value: unknown): value is LocationTree {
  return isObjectOf(value, (states) => isObjectOf(states, (cities) => Array.isArray(cities) && cities.every(isText)))
}

function isObjectOf(value: unknown, check: (entry: unknown) => boolean): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(check)
}

function isText(entry: unknown): boolean {
  return typeof entry === 'string' && entry !== ''
}
