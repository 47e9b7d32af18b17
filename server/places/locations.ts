import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { StartupError, codeOf, reasonOf } from '../platform/startup-error.ts'

/** Country to state to cities, each in alphabetical order. */
export type LocationTree = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

/** The tree that can be chosen from; read when it is first asked for. */
export type Locations = Readonly<{
  tree: () => LocationTree
  hasCountry: (country: string) => boolean
  hasState: (country: string, state: string) => boolean
  hasCity: (country: string, state: string, city: string) => boolean
}>

/**
 * The United States with their states and cities, or what the operator put into `file`.
 *
 * The data is that of the Countries States Cities Database (https://github.com/dr5hn/countries-states-cities-database)
 * under the Open Database License 1.0, by its package `@countrystatecity/countries`. Only names are cleaned: what is no
 * place to live in any more, counties among the cities, and remarks in brackets are left out.
 *
 * @throws StartupError at once when the operator's file is wrong.
 */
export function readLocations(file: string): Locations {
  let known: LocationTree | undefined = readOperatorsTree(file)
  const tree = () => (known ??= readUnitedStates())
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
    if (isTree(tree)) return tree
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw new StartupError(`${file} cannot be read: ${reasonOf(error)}`)
  }
  throw new StartupError(`${file} must be an object of countries, each an object of states, each a list of cities.`)
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

function readUnitedStates(): LocationTree {
  const require = createRequire(import.meta.url)
  const folder = join(dirname(require.resolve('@countrystatecity/countries')), 'data', 'United_States-US')
  const states = readdirSync(folder)
    .flatMap((name) =>
      name.includes('-') ? [{ folder: name, state: name.replace(/-[^-]*$/, '').replaceAll('_', ' ') }] : [],
    )
    .toSorted((one, other) => compare(one.state, other.state))
  return {
    'United States': Object.fromEntries(
      states.map((entry) => [entry.state, readCities(join(folder, entry.folder, 'cities.json'))]),
    ),
  }
}

function readCities(file: string): string[] {
  const entries: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!Array.isArray(entries)) return []
  const names = entries.flatMap((entry: unknown) =>
    typeof entry === 'object' && entry !== null && 'name' in entry ? cleaned(String(entry.name)) : [],
  )
  return [...new Set(names)].toSorted(compare)
}

/** The name of a place as people write it; nothing for what is none. */
function cleaned(name: string): string[] {
  if (/\((historical|inactive)\)$| (County|Municipio|Census Area|Borough \(county\))$/i.test(name)) return []
  const plain = name
    .replace(/ *\([^)]*\)$/, '')
    .replace(/^(City of (?=Milford$)|City and (County|Borough) of )/, '')
    .replaceAll('‘', 'ʻ')
    .trim()
  return plain === '' ? [] : [plain]
}

const collator = new Intl.Collator('en')
function compare(one: string, other: string): number {
  return collator.compare(one, other)
}
